/**
 * What one client knows of a race against time (Slap .45). It is told beside the numbered story, because it is
 * shown before it is final: the card, what hands are seen doing, how the own presses were timed.
 */
import type { View } from "./state";
import { wordsOf } from "./words";
import type { Flip, Glimpse, Pulse, Receipt, Receipts, ReplayStep, ServerMessage } from "./wire";

export interface Race {
  flip: Flip | null;
  seen: Glimpse | null;
  presses: { seat: number; what: string }[];
  mine: Receipt[];
  receipts: Receipts | null;
  pulse: Pulse | null;
}
export const NO_RACE: Race = { flip: null, seen: null, presses: [], mine: [], receipts: null, pulse: null };

type Racing = Extract<ServerMessage, { type: "flip" | "glimpse" | "stamped" | "receipts" | "pulse" }>;

export function hear(race: Race, message: Racing): Race {
  switch (message.type) {
    case "flip":
      return { ...race, flip: message, receipts: null };
    case "glimpse":
      return {
        ...race,
        seen: message,
        presses: [...race.presses, { seat: message.seat, what: message.what }],
      };
    case "stamped":
      return { ...race, mine: [...race.mine, message.receipt] };
    case "receipts":
      return { ...race, receipts: message };
    case "pulse":
      return { ...race, pulse: message };
  }
}

/** The table has moved on: outside a race nothing of it is left but the lines and the last receipts. */
export function moveOn(race: Race, view: View | null): Race {
  const kind = view?.ask?.kind;
  if (kind === "live") return race;
  return {
    ...race,
    flip: null,
    seen: null,
    presses: [],
    mine: [],
    receipts: kind === "armed" ? null : race.receipts,
  };
}

/** From the deal on nobody may wait for what was before to be acted out. */
export const hurries = (view: View | null) => view?.ask?.kind === "armed" || view?.ask?.kind === "live";

/** The receipts of the round that a replay has just seen the end of. */
export function replayedRace(steps: ReplayStep[], at: number): Race {
  const isJudged = (step: ReplayStep) => step.events.some((told) => told.event === "round_judged");
  const begins = (step: ReplayStep) => step.events.some((told) => told.event === "card_revealed");
  if (steps.slice(0, at + 1).findLastIndex(begins) > steps.slice(0, at + 1).findLastIndex(isJudged))
    return NO_RACE;
  const end = steps.slice(0, at + 1).findLastIndex(isJudged);
  const start = steps.slice(0, end + 1).findLastIndex(begins);
  const told = steps[end]?.events.find((one) => one.event === "round_judged");
  if (!told || start < 0) return NO_RACE;
  const notes = steps
    .slice(start, end + 1)
    .flatMap((step) => (step.note ? [step.note as unknown as Receipt] : []));
  const rows = (told.stream as [number, string, string][]).map(([seat, action, result]) => {
    const judged = Number(wordsOf("slap45").read(action).fields.tick);
    const note = notes.find((one) => one.seat === seat && one.action === action);
    return {
      sent: null,
      received: null,
      claimed: null,
      allowed: null,
      start: 0,
      seat,
      action,
      judged,
      ...note,
      result,
    };
  });
  const revealed = steps[start]!.events.find((one) => one.event === "card_revealed");
  const someone = (value: unknown) => (Number(value) < 0 ? null : Number(value));
  const receipts: Receipts = {
    type: "receipts",
    number: 0,
    card: String(revealed?.card),
    tick: Number(told.tick),
    clause: String(told.clause),
    slapper: someone(told.slapper),
    target: someone(told.target),
    loser: someone(told.loser),
    dead_heat: told.dead_heat === true,
    rows,
  };
  return { ...NO_RACE, receipts };
}
