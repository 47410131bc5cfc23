import type { Acting, Told, View } from "../../state";
import { printOf, type Print } from "./bullets";
import { flightsOf } from "./flights";

type Slot = string | null;
/** Kablamo as a seat may see it. Revolvers have numbers of their own; `revolver` says whose is which. */
export interface Kablamo extends View {
  round: number;
  phase: string;
  alive: boolean[];
  resigned: boolean[];
  revolver: number[];
  /** The next one first. */
  active_bullets: { bullet: string; controller: number }[];
  /** Whom a Kablamo fired by each seat would hit. */
  aims: number[][];
  effects: [string, number, number, boolean, boolean][];
  attached: [string, boolean][][];
  in_front_as: string[][];
  on_table_as: [string, boolean][];
  loaded?: [number, number][][];
  markers?: number[][];
  numbers?: Record<string, number[]>;
  bag: string[];
  discard: string[];
  spares: string[][];
  chambers: Slot[][];
  chain: string[];
  executing: string[];
  drawn: string[];
  on_revolver: string[][];
  in_front: string[][];
  on_table: string[];
}
/** The print on the bullets of that table. */
export const printsOf =
  (view: Kablamo) =>
  (name: Slot | undefined): Print | null =>
    printOf(name, view.numbers);

/** Where something flies from one place to another it arrives in the second stage; so does the end of a life. */
const arrives = (told: Told) =>
  told.event === "live_bullets_fired" || told.event === "eliminated" || flightsOf(told).length > 0;

export const acting: Acting = { stages: (told) => (arrives(told) ? 2 : 1) };
