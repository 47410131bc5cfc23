/**
 * What one client knows of a race against time (Slap .45). It is told beside the numbered story, because it is
 * shown before it is final: the card, what hands are seen doing, how the own presses were timed.
 */
import type { View } from "./state";
import type { Flip, Glimpse, Pulse, Receipt, Receipts, ReplayStep, ServerMessage } from "./wire";

export interface Race {
  flip: Flip | null;
  seen: Glimpse | null;
  presses: { seat: number; what: string }[];
  mine: Receipt[];
  receipts: Receipts | null;
  pulse: Pulse | null;
  /** The server stopped in the middle of this round, and plays it again from its deal. */
  anew: boolean;
}
export const NO_RACE: Race = {
  flip: null,
  seen: null,
  presses: [],
  mine: [],
  receipts: null,
  pulse: null,
  anew: false,
};

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
    anew: false,
    receipts: kind === "armed" ? null : race.receipts,
  };
}

/** From the deal on nobody may wait for what was before to be acted out. */
export const hurries = (view: View | null) => view?.ask?.kind === "armed" || view?.ask?.kind === "live";

/** The receipts of the round that a replay has just seen the end of, until the next card is turned over. */
export function replayedRace(steps: ReplayStep[], at: number): Race {
  const turnsCard = (step: ReplayStep) => step.events.some((told) => told.event === "card_revealed");
  const last = steps.slice(0, at + 1).findLast((step) => step.receipts !== null || turnsCard(step));
  return { ...NO_RACE, receipts: last?.receipts ?? null };
}
