/** What came of the last card, as the story tells it. */
import type { Line } from "../../state";

/** Of no interest to those who want to know how the round ended. */
const ASIDE = [
  "power_declined",
  "round_began",
  "deal_passed",
  "card_discarded",
  "deck_shuffled",
  "hands_left",
];

/** The lines of the story from the verdict on the last card to the next deal. */
export function sinceTheCard(log: Line[]): Line[] {
  const judged = log.findLastIndex((line) => line.told.event === "round_judged");
  const dealt = log.findLastIndex((line) => line.told.event === "dealt");
  if (judged < 0 || dealt > judged) return [];
  return log.slice(judged).filter((line) => line.told.event && !ASIDE.includes(line.told.event));
}
