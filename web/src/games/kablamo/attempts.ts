import { SAFE } from "./flights";

/** Actions that are not on offer, as they are written: the server says why not. */
export const attempt = {
  assign: (seat: number) => `assign ${seat}`,
  choose: (seat: number) => `choose ${seat}`,
  play: (bullet: string, seat: number | null) => `play ${bullet} > ${seat ?? 0}`,
  load: (bullet: string) => `load ${bullet} > ${SAFE}`,
  chamber: (position: number) => `chamber ${position}`,
  pick: (seat: number, position: number) => `pick ${seat}:${position}`,
};
