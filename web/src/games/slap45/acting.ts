import { pieceOf } from "../../pieces";
import type { Acting, View } from "../../state";
import type { Choice, Question } from "../../wire";

export type CardType = "talkin_iron" | "move" | "big_gun" | "gold";

/** Slap .45 as everybody may see it. A hand is in the base of a seat, in the holster (-1) or in the air (-2). */
export interface Slap extends View {
  gang: string[];
  members: string[][];
  graves: string[];
  main: number[];
  off: number[];
  dealer: number;
  /** The card types on which there is a trap. */
  trapped: string[];
  /** Whether a seat may set traps, and whether its second hand may slap. */
  sets_traps: boolean[];
  second_hand: boolean[];
  duel: boolean;
  round_no: number;
  peeked: boolean;
  deck: string[];
  discard: string[];
  center: string[];
  stash: string[][];
}

/** A card face down has no type. */
export const typeOf = (card: string | undefined): CardType | null =>
  (pieceOf("slap45", card ?? "")?.kind as CardType | undefined) ?? null;

/** The option with that verb and these words. */
export const optionOf = (question: Question | null, verb: string, ...words: string[]): Choice | undefined =>
  question?.options.find(
    (choice) => choice.verb === verb && choice.parts.map((part) => part.text).join() === words.join(),
  );

export const acting: Acting = { stages: () => 1 };
