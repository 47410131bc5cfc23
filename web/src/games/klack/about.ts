/** What the pieces on the table are and do, in words. */
import type { About } from "../../tip.svelte";
import { money, t, told } from "../../words";
import type { Klack } from "./acting";
import { bills, total, value, type Bundle } from "./money";

const counted = ([ones, twos]: Bundle) => `${told("klack-part-bills", "", { ones, twos })}.`;

export const aboutDrum = (): About => ({ title: t("klack-table-drum"), text: t("klack-table-drum-about") });

export const aboutMarkers = (view: Klack): About => ({
  title: t("klack-table-markers", { count: view.center }),
  text: t("klack-table-markers-about"),
});

export const aboutPot = (view: Klack, pot: number): About => ({
  title: t("klack-table-pot-of", { money: money(pot) }),
  text: t("klack-table-pot-about", { bids: String(view.options.bang_bids) }),
});

export const aboutBill = (kind: 0 | 1): About => ({
  title: t("klack-table-bill", { bill: kind ? "2,000" : "1,000" }),
  text: t("klack-table-bill-about"),
});

export const aboutStack = (stack: Bundle, place: number): About => ({
  title: t("klack-table-stack", { number: place + 1, money: money(value(stack)) }),
  text: `${counted(stack)} ${t("klack-table-stack-about")}`,
});

export const aboutBid = (name: string, bid: Bundle, isHigh: boolean): About => ({
  title: t("klack-table-bid-of", { name, money: money(value(bid)) }),
  text: `${counted(bid)}${isHigh ? ` ${t("klack-table-high-about", { name })}` : ""}`,
});

export const aboutSealed = (name: string): About => ({
  title: t("klack-table-sealed", { name }),
  text: t("klack-table-sealed-about"),
});

const stacksOf = (view: Klack, seat: number) => view.stacks[seat] ?? [];
const sumOf = (stacks: Bundle[]) => value(total(stacks));

/** What a score is made of: the value of the stacks, times how many there are. */
export function tallyOf(view: Klack, seat: number): string {
  const stacks = stacksOf(view, seat);
  return stacks.length
    ? t("klack-table-score-made", { sum: money(sumOf(stacks)), count: stacks.length })
    : "";
}

/** What the stacks of a seat score now. */
export function scoreOf(view: Klack, seat: number): string {
  const stacks = stacksOf(view, seat);
  const score = money(view.score[seat] ?? 0);
  return stacks.length
    ? t("klack-table-score", { sum: money(sumOf(stacks)), count: stacks.length, score })
    : t("klack-table-score-none");
}

/** What a seat would score with the pot, while somebody is to be named. */
export function hopeOf(view: Klack, seat: number): number | null {
  const scores = view.ask?.kind === "choose_victim" ? (view.ask.scores as number[]) : [];
  return view.status[seat] === "at_table" ? (scores[seat] ?? null) : null;
}

/** A player: what they score, what a click would bring, what they have bid, and what they are up to. */
export function aboutSeat(view: Klack, name: string, seat: number, doing: string): About {
  const bid = view.bid[seat];
  const hope = hopeOf(view, seat);
  const lines = [
    doing,
    t("klack-table-score-is", { score: scoreOf(view, seat) }),
    hope === null ? "" : t("klack-table-hope", { score: money(hope) }),
    bid && bills(bid) ? t("klack-table-bid-is", { money: money(value(bid)) }) : "",
  ];
  return { title: name, parts: lines.filter(Boolean).map((text) => ({ text })) };
}
