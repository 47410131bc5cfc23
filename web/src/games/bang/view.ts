import type { View } from "../../state";

/** BANG! as a seat may see it; a hidden piece is "?card". */
export interface Bang extends View {
  turn: number;
  ring: number[];
  alive: boolean[];
  life: number[];
  max_life: number[];
  nuggets: number[];
  renegade_side: number;
  face_up: number;
  deck: string[];
  discard: string[];
  aside: string[];
  hand: string[][];
  in_play: string[][];
  equipment: string[][];
  row: string[];
  equipment_deck: string[];
  roles: string[];
  characters: string[];
  /** How each player sees each other one: the seats on the way, the distance (0: not at all), and what makes it. */
  ways: number[][][];
  distances: number[][];
  away: number[];
  nearer: number[];
  /** How far the weapon of each player reaches, and whom. */
  ranges: number[];
  in_reach: number[][];
  /** Cards above the hand limit of each player. */
  excess: number[];
  /** What an equipment card costs, by the verb of the action. */
  prices: Record<string, Record<string, number>>;
  /** For whom each player has fought; empty before the end. */
  sides: string[];
}

/** Nobody is anybody as long as characters are being chosen. */
export const characterOf = (view: Bang, seat: number | null): string =>
  view.ask?.kind === "choose_character" ? "?character" : (view.characters[seat ?? -1] ?? "?character");

export const isShadow = (view: Bang, seat: number) => !view.alive[seat] && view.ring.includes(seat);

/** One player as another sees them. */
export interface Sight {
  way: number[];
  away: number;
  nearer: number;
  distance: number;
  range: number;
  inReach: boolean;
}
/** None of oneself, or of whoever is out of the game. */
export function sight(view: Bang, from: number | null, to: number): Sight | null {
  const distance = from === null ? 0 : (view.distances[from]?.[to] ?? 0);
  if (from === null || !distance) return null;
  return {
    way: view.ways[from]![to]!,
    away: view.away[to]!,
    nearer: view.nearer[from]!,
    distance,
    range: view.ranges[from]!,
    inReach: view.in_reach[from]!.includes(to),
  };
}
