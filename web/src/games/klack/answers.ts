/** The answers of this game in their text form: to be given, or to ask why they are not offered. */
import type { Question } from "../../wire";
import { wordsOf } from "../../words";
import type { Bundle } from "./money";

export const bidding = (verb: string, [ones, twos]: Bundle) => `${verb} (${ones},${twos})`;
export const naming = (seat: number) => `choose_victim ${seat}`;
export const breaking = (stack: number) => `convert ${stack}`;

export const isOffered = (question: Question | null, text: string): boolean =>
  question?.options.some((choice) => choice.text === text) ?? false;

/** The bills that an answer puts down. */
export function bundleOf(text: string | null | undefined): Bundle | null {
  const { ones, twos } = wordsOf("klack").read(text ?? "").fields;
  return ones === undefined ? null : [Number(ones), Number(twos)];
}
