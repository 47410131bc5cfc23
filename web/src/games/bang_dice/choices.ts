import type { Choice, Question } from "../../wire";

/** The questions at which a role may be revealed, and an action that its holder could name: asked for the reason
 *  why somebody else may not. */
export const REVEALS: Record<string, string> = {
  own_power_at_start: "become_sheriff",
  own_power_at_end: "another_turn",
  doc_window: "turn 1 arrow",
  gambler_window: "force_throw",
  left_hand_window: "save 0",
  bad_window: "deny 0",
  judge_window: "cancel",
};
export const isReveal = (question: Question): boolean => question.kind in REVEALS;

/** The options that use a power. */
export const powers = (question: Question): Choice[] =>
  question.options.filter((choice) => choice.verb !== "pass");

/** Options that name one player, by player: they are chosen by a click on that player. */
export function bySeat(options: Choice[]): Map<number, Choice[]> {
  const found = new Map<number, Choice[]>();
  for (const choice of options) {
    const seats = choice.parts.filter((part) => part.kind === "seat");
    if (seats.length === 1) found.set(seats[0]!.value, [...(found.get(seats[0]!.value) ?? []), choice]);
  }
  return found;
}

/** Options that name no player: they are buttons. */
export const withoutSeat = (options: Choice[]): Choice[] =>
  options.filter(
    (choice) => choice.verb !== "swap_arrows" && !choice.parts.some((part) => part.kind === "seat"),
  );

/** The mask of dice that may be thrown again. */
export const throwable = (options: Choice[]): number =>
  options
    .filter((choice) => choice.verb === "rethrow")
    .reduce((mask, choice) => mask | choice.parts[0]!.value, 0);

/** 0b10101 -> "135" */
export const spelt = (mask: number): string =>
  [0, 1, 2, 3, 4, 5]
    .filter((place) => (mask >> place) & 1)
    .map((place) => place + 1)
    .join("");
export const size = (mask: number): number => spelt(mask).length;

/** How many places a living seat is away from another, counted the shorter way over the living. */
export function distance(living: boolean[], from: number, to: number): number | null {
  const ring = living.flatMap((lives, seat) => (lives ? [seat] : []));
  const [a, b] = [ring.indexOf(from), ring.indexOf(to)];
  if (a < 0 || b < 0 || a === b) return null;
  const way = Math.abs(a - b);
  return Math.min(way, ring.length - way);
}
