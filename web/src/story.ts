import type { Told } from "./state";
import type { Lobby, SeatInfo } from "./wire";
import { t, wordsOf } from "./words";

/** The names of all seats. */
export function namesOf(lobby: Lobby): string[] {
  return lobby.seats.map(called);
}

/** A bot has a badge, or goes without saying: its name need not say "(bot)". */
export const unbadged = (name: string) => name.replace(/ \(bot\)$/, "");

/** The name of a seat. */
export function called(seat: SeatInfo): string {
  return unbadged(seat.name) || t("lobby-seat", { number: seat.seat + 1 });
}

const SILENT = new Set(["answer_sealed", "answer_replaced"]);
/** Whether an event has no line in the story: it is hidden, seen at the seat, or goes without saying. */
export const isSilent = (told: Told, game: string) =>
  !told.event || SILENT.has(told.event) || wordsOf(game).isSilent(told);
