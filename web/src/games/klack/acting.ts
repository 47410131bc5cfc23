import type { Acting, Told, View } from "../../state";
import type { Bundle } from "./money";

/** What everybody may see of Klack Klack Bang; of the hands only the own one. */
export interface Klack extends View {
  round: number;
  center: number;
  status: string[];
  hand: (Bundle | null)[];
  bid: Bundle[];
  stacks: Bundle[][];
}

/** A click or a bang has two stages: the cylinder spins, then it tells. */
const isRoulette = (told: Told) => told.event === "clicked" || told.event === "banged";

export const acting: Acting = { stages: (told) => (isRoulette(told) ? 2 : 1) };
