import type { Acting, Told, View } from "../../state";
import { isHidden, numberOf } from "./bullets";
import { flightsOf } from "./flights";

type Slot = string | null;
/** Kablamo as a seat may see it. Revolvers have numbers of their own; `revolver` says whose is which. */
export interface Kablamo extends View {
  round: number;
  phase: string;
  alive: boolean[];
  resigned: boolean[];
  revolver: number[];
  active: number[];
  backfired: [number, number][];
  effects: [string, number, number, boolean, boolean][];
  attached: [string, boolean][][];
  in_front_as: string[][];
  on_table_as: [string, boolean][];
  loaded?: [number, number][][];
  markers?: number[][];
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
type Place = [number, number];

const number = (view: Kablamo, name: string) => numberOf(name, view.options.bullets) ?? -1;
export const isActive = (view: Kablamo, name: Slot) =>
  !isHidden(name) && view.active.includes(number(view, name!));
export function placeOf(view: Kablamo, name: string): Place | null {
  for (let seat = 0; seat < view.seats; seat++) {
    const p = view.chambers[view.revolver[seat]!]!.indexOf(name);
    if (p >= 0) return [seat, p];
  }
  return null;
}

/** Where something flies from one place to another it arrives in the second stage; so does the end of a life. */
const arrives = (told: Told) =>
  told.event === "live_bullets_fired" || told.event === "eliminated" || flightsOf(told).length > 0;

export const acting: Acting = { stages: (told) => (arrives(told) ? 2 : 1) };
