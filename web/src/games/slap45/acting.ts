import type { Acting, View } from "../../state";

export const TYPES = ["talkin_iron", "move", "big_gun", "gold"] as const;
export type CardType = (typeof TYPES)[number];
export const HOLSTER = -1;
export const SHERIFFS = "lone_star_sheriffs";
export const OUTLAWS = "black_hat_outlaws";

/** Slap .45 as everybody may see it. A hand is in the base of a seat, in the holster (-1) or in the air (-2). */
export interface Slap extends View {
  gang: string[];
  members: string[][];
  graves: string[];
  main: number[];
  off: number[];
  dealer: number;
  traps: number[];
  deaths: number[];
  duel: boolean;
  round_no: number;
  peeked: boolean;
  deck: string[];
  discard: string[];
  center: string[];
  stash: string[][];
}

/** "big_gun_3" -> "big_gun"; a card face down has no type. */
export const typeOf = (card: string | undefined): CardType | null =>
  TYPES.find((type) => card?.startsWith(type)) ?? null;

export const acting: Acting = { stages: () => 1 };
