/** Which pieces an event moves across the table, from where to where. */
import type { Told } from "../../state";

export type Place = number | "deck" | "discard" | "middle" | "row" | "gear" | "heap";
export interface Flight {
  piece: string;
  from: Place;
  to: Place;
}
type Moves = (told: Told) => Flight[];

const seat = (told: Told) => Number(told.seat);
const card = (told: Told) => (told.card ?? told.loss ?? "?card") as string;
const one =
  (from: (told: Told) => Place, to: (told: Told) => Place): Moves =>
  (told) => [{ piece: card(told), from: from(told), to: to(told) }];
const many =
  (from: (told: Told) => Place, to: (told: Told) => Place): Moves =>
  (told) => {
    const pieces =
      (told.cards as string[] | null) ??
      (told.loss as string[] | null) ??
      Array.from({ length: Number(told.count) }, () => "?card");
    return pieces.slice(0, 6).map((piece) => ({ piece, from: from(told), to: to(told) }));
  };
const nuggets =
  (from: (told: Told) => Place, to: (told: Told) => Place): Moves =>
  (told) =>
    Array.from({ length: Math.min(4, Number(told.count ?? told.price)) }, () => ({
      piece: "nugget",
      from: from(told),
      to: to(told),
    }));

const deck = () => "deck" as const;
const discard = () => "discard" as const;
const middle = () => "middle" as const;
const gear = () => "gear" as const;
const row = () => "row" as const;
const heap = () => "heap" as const;
const target = (told: Told) => Number(told.target);
const owner = (told: Told) => Number(told.owner);

const MOVES: Record<string, Moves> = {
  cards_drawn: many(deck, seat),
  cards_looked_at: many(deck, middle),
  cards_kept: many(middle, seat),
  card_put_back: one(middle, deck),
  aside_discarded: one(middle, discard),
  card_played: one(seat, discard),
  card_laid: one(seat, target),
  card_moved: one(seat, target),
  card_discarded: one(seat, discard),
  in_play_discarded: one(seat, discard),
  hand_card_taken: one(owner, seat),
  in_play_taken: one(owner, seat),
  hand_taken_over: many(owner, seat),
  discard_taken: one(discard, seat),
  store_card_taken: one(middle, seat),
  cards_revealed: many(deck, middle),
  nuggets_taken: nuggets(heap, seat),
  nuggets_paid: nuggets(seat, heap),
  shot_bought: nuggets(seat, heap),
  equipment_bought: one(row, seat),
  row_filled: one(gear, row),
  equipment_drawn: one(gear, seat),
  equipment_kept: (told) => (told.by === told.seat ? [] : one((event) => Number(event.by), seat)(told)),
  equipment_lost: one(seat, gear),
};

export const flightsOf = (told: Told): Flight[] => MOVES[told.event ?? ""]?.(told) ?? [];

/** The seats of an attack, from and to: an arrow is drawn between them. */
export function arrowOf(told: Told): [number, number] | null {
  if (!["card_played", "shot_bought", "equipment_used"].includes(told.event ?? "")) return null;
  return target(told) >= 0 && target(told) !== seat(told) ? [seat(told), target(told)] : null;
}
