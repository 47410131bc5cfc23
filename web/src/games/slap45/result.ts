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
  "will_leave",
];

/** The lines of the story from the verdict on the last card to the next deal. */
export function sinceTheCard(log: Line[]): Line[] {
  const judged = log.findLastIndex((line) => line.told.event === "round_judged");
  const dealt = log.findLastIndex((line) => line.told.event === "dealt");
  if (judged < 0 || dealt > judged) return [];
  return log.slice(judged).filter((line) => line.told.event && !ASIDE.includes(line.told.event));
}

export interface Outcome {
  kind: "stopped" | "missed";
  seat: number;
}
const HIT = ["members_lost", "gold_taken", "power_used", "recruited"];

/** A slap of which nothing came: its target was in cover, or there was none. */
export function outcome(log: Line[]): Outcome | null {
  const [judged, ...after] = sinceTheCard(log).map((line) => line.told);
  const seatOf = (field: string) => (typeof judged?.[field] === "number" ? Number(judged[field]) : -1);
  if (seatOf("slapper") < 0 || after.some((told) => HIT.includes(told.event ?? ""))) return null;
  if (seatOf("target") < 0) return { kind: "missed", seat: seatOf("slapper") };
  return judged?.protected ? { kind: "stopped", seat: seatOf("target") } : null;
}
