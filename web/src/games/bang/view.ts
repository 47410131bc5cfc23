import type { View } from "../../state";

/** BANG! as a seat may see it; a hidden piece is "?card". */
export interface Bang extends View {
  turn: number;
  phase: number;
  ring: number[];
  alive: boolean[];
  life: number[];
  max_life: number[];
  traits: number[][];
  nuggets: number[];
  bangs: number;
  extra: boolean;
  more_turns: number;
  renegade_side: number;
  face_up: number;
  deck: string[];
  discard: string[];
  aside: string[];
  hand: string[][];
  in_play: string[][];
  equipment: string[][];
  row: string[];
  in_use: string[];
  equipment_deck: string[];
  roles: string[];
  characters: string[];
  spares: string[];
}

export const STARTING = 1;
export const PLAYING = 2;
const [AWAY, SIGHT, RANGE] = [0, 1, 2];
const trait = (view: Bang, seat: number, which: number) => view.traits[seat]?.[which] ?? 0;

export const isShadow = (view: Bang, seat: number) => !view.alive[seat] && view.ring.includes(seat);
/** How far the weapon of a seat reaches; the Colt .45 reaches 1. */
export const reach = (view: Bang, seat: number) => 1 + trait(view, seat, RANGE);

/** One player as another sees them: the seats on the shorter way round, what is added, and the sum. */
export interface Sight {
  way: number[];
  away: number;
  nearer: number;
  distance: number;
}
export function sight(view: Bang, from: number, to: number): Sight | null {
  const [a, b, size] = [view.ring.indexOf(from), view.ring.indexOf(to), view.ring.length];
  if (a < 0 || b < 0 || a === b) return null;
  const right = (b - a + size) % size;
  const [steps, turn] = right <= size - right ? [right, 1] : [size - right, -1];
  const way = Array.from({ length: steps + 1 }, (_, step) => view.ring[(a + turn * step + size) % size]!);
  const [away, nearer] = [trait(view, to, AWAY), trait(view, from, SIGHT)];
  return { way, away, nearer, distance: Math.max(1, steps + away - nearer) };
}
