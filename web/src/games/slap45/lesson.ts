/** The practice: one card after the other at the learner's pace. What a card wants is printed on it. */
import { pieceOf } from "../../pieces";
import type { CardType } from "./acting";
import type { Meant } from "./press";

/** What a press does: it goes to a player, to the card alone, to a base, or out of one. */
export type Deed = "player" | "card" | "base" | "leave";
export const deedOf = (press: Meant): Deed =>
  press.kind !== "center" ? (press.kind as Deed) : press.target == null ? "card" : "player";

export interface Lesson {
  /** The card; none: it lies face down, and nobody may touch it. */
  card: string | null;
  type: CardType | null;
}
const CARDS = ["talkin_iron_1", "move_1", "big_gun_1", "gold_1"] as const;

/** All lessons of a game, with or without Gold. */
export const lessons = (gold: boolean): Lesson[] => [
  { card: null, type: null },
  ...CARDS.slice(0, gold ? 4 : 3).map((card) => ({
    card,
    type: (pieceOf("slap45", card)?.kind ?? null) as CardType | null,
  })),
];

/** Is that what the card wants? Nothing is right before it turns. */
export const isRight = (lesson: Lesson, deed: Deed): boolean =>
  lesson.card !== null && (pieceOf("slap45", lesson.card)?.faces ?? []).includes(deed);
