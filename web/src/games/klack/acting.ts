import type { Acting, Told, View } from "../../state";
import { minus, NOTHING, plus, type Bundle } from "./money";

/** What everybody may see of Klack Klack Bang; of the hands only the own one. */
export interface Klack extends View {
  round: number;
  center: number;
  status: string[];
  hand: (Bundle | null)[];
  bid: Bundle[];
  stacks: Bundle[][];
}

type Change = (view: Klack, told: Told) => Partial<Klack>;

const opened =
  (field: "bids" | "raises"): Change =>
  (view, told) => {
    const bundles = told[field] as Bundle[];
    return {
      round: view.round + (field === "bids" ? 1 : 0),
      bid: view.bid.map((bid, seat) => plus(bid, bundles[seat] ?? NOTHING)),
      hand: view.hand.map((hand, seat) => hand && minus(hand, bundles[seat] ?? NOTHING)),
      to_act: [],
      ask: null,
    };
  };

const CHANGES: Record<string, Change> = {
  answer_sealed: (view, told) => ({ to_act: view.to_act.filter((seat) => seat !== told.seat) }),
  bids_opened: opened("bids"),
  raises_opened: opened("raises"),
  stacks_converted: (view, told) => {
    const pairs = told.stacks as [number, number][];
    const broken = (seat: number) => pairs.find(([owner]) => owner === seat)?.[1];
    return {
      hand: view.hand.map(
        (hand, seat) => hand && plus(hand, view.stacks[seat]?.[broken(seat) ?? -1] ?? NOTHING),
      ),
      stacks: view.stacks.map((mine, seat) => mine.filter((_, place) => place !== broken(seat))),
      center: view.center + (view.options.converted_marker === "removed" ? 0 : pairs.length),
    };
  },
  mob_took: (view, told) => {
    const gone = told.seats as number[];
    return {
      status: view.status.map((status, seat) => (gone.includes(seat) ? "mob" : status)),
      bid: view.bid.map((bid, seat) => (gone.includes(seat) ? NOTHING : bid)),
    };
  },
  victim_chosen: () => ({ to_act: [], ask: null }),
  clicked: (view, told) => ({
    stacks: view.stacks.map((mine, seat) => (seat === told.seat ? [...mine, told.pot as Bundle] : mine)),
    center: view.center - 1,
    bid: view.bid.map(() => NOTHING),
  }),
  banged: (view, told) => ({
    status: view.status.map((status, seat) => (seat === told.seat ? "shot" : status)),
    hand: view.hand.map((hand, seat) => hand && after(view, seat, hand, told)),
    bid: view.bid.map(() => NOTHING),
  }),
};

function after(view: Klack, seat: number, hand: Bundle, told: Told): Bundle {
  if (seat === told.seat) return NOTHING;
  return view.options.bang_bids === "discard" ? hand : plus(hand, view.bid[seat] ?? NOTHING);
}

/** A click or a bang has two stages: the cylinder spins, then it tells. */
const isRoulette = (told: Told) => told.event === "clicked" || told.event === "banged";

export const acting: Acting = {
  stages: (told) => (isRoulette(told) ? 2 : 1),
  advance: (view, told, stage) => {
    const change = CHANGES[told.event ?? ""];
    const waits = isRoulette(told) && stage === 0;
    return change && !waits ? { ...view, ...change(view as Klack, told) } : view;
  },
};
