import type { Choice, Question } from "../../wire";

/** All windows of this game are moments at which a role may be revealed. */
export const isReveal = (question: Question): boolean => question.window;

/** A power that only its holder could use: everybody else is told why they cannot. */
export const SOME_POWER = "cancel";

/** The options that use a power. */
export const powers = (question: Question): Choice[] =>
  question.options.filter((choice) => choice.verb !== "pass");

/** The players that an option names. */
const seatsOf = (choice: Choice): number[] =>
  choice.parts.filter((part) => part.kind === "seat").map((part) => part.value);

/** Options that name one player, by player: they are chosen by a click on that player. */
export function bySeat(options: Choice[]): Map<number, Choice[]> {
  const found = new Map<number, Choice[]>();
  for (const choice of options) {
    const [seat, other] = seatsOf(choice);
    if (seat !== undefined && other === undefined) found.set(seat, [...(found.get(seat) ?? []), choice]);
  }
  return found;
}

/** Options that name two players, this one among them: they are chosen by a click on each. */
export const pairsWith = (options: Choice[], seat: number | null): Choice[] =>
  options.filter((choice) => {
    const seats = seatsOf(choice);
    return seats.length === 2 && (seat === null || seats.includes(seat));
  });
/** The pair of these with that player, who is not the one picked already. */
export const pairOf = (pairs: Choice[], picked: number | null, seat: number): Choice | undefined =>
  seat === picked ? undefined : pairs.find((choice) => seatsOf(choice).includes(seat));

/** Options that name no player: they are buttons. */
export const withoutSeat = (options: Choice[]): Choice[] =>
  options.filter((choice) => !seatsOf(choice).length);

/** An answer with another player in it, in its text form: asked for the reason why it is not offered. */
export const aimedAt = (choice: Choice, seat: number): string =>
  [choice.verb, ...choice.parts.map((part) => (part.kind === "seat" ? seat : part.text))].join(" ");

// -- dice, by their places on the tray; the text of an answer counts them from 1 -------------------------------

const spelt = (dice: number[]): string =>
  dice
    .toSorted((a, b) => a - b)
    .map((place) => place + 1)
    .join("");
const thrown = (choice: Choice): string => (choice.verb === "rethrow" ? choice.parts[0]!.text : "");

/** The dice that may be thrown again. */
export const throwable = (options: Choice[]): number[] =>
  [...new Set(options.flatMap((choice) => [...thrown(choice)]))].map((digit) => Number(digit) - 1).toSorted();

/** The option to throw these dice again; with no dice, to stop. */
export const throwOf = (options: Choice[], dice: number[]): Choice | undefined =>
  options.find((choice) => (dice.length ? thrown(choice) === spelt(dice) : choice.verb === "stop"));

/** To throw one die again, in its text form: asked for the reason why it is not offered. */
export const throwing = (place: number): string => `rethrow ${spelt([place])}`;
