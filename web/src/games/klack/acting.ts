import type { Acting, Told, View } from "../../state";
import type { Bundle } from "./money";

/** Klack Klack Bang as a seat may see it: of the hands only its own. */
export interface Klack extends View {
  round: number;
  center: number;
  status: string[];
  hand: (Bundle | null)[];
  bid: Bundle[];
  stacks: Bundle[][];
  score: number[];
}

/** A click or a bang has two stages: the cylinder spins, then it tells. */
const isRoulette = (told: Told) => told.event === "clicked" || told.event === "banged";

export const acting: Acting = { stages: (told) => (isRoulette(told) ? 2 : 1) };
