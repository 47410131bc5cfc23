import type { Acting, Told, View } from "../../state";

export const TYPES = ["talkin_iron", "move", "big_gun", "gold"] as const;
export type CardType = (typeof TYPES)[number];
export const HOLSTER = -1;
export const SHERIFFS = "lone_star_sheriffs";
export const OUTLAWS = "black_hat_outlaws";

/** What everybody may see of Slap .45. Hands are in the base of a seat, in the holster (-1) or in the air (-2). */
export interface Slap extends View {
  gang: string[];
  members: string[][];
  graves: string[];
  main: number[];
  off: number[];
  dealer: number;
  traps: number[];
  deaths: number[];
  duel: boolean;
  round_no: number;
  peeked: boolean;
  deck: string[];
  discard: string[];
  center: string[];
  stash: string[][];
}

/** "big_gun_3" -> "big_gun"; a card face down has no type. */
export const typeOf = (card: string | undefined): CardType | null =>
  TYPES.find((type) => card?.startsWith(type)) ?? null;

type Change = (view: Slap, told: Told) => Partial<Slap>;
const put = <T>(list: T[], place: unknown, value: T): T[] =>
  list.map((old, at) => (at === place ? value : old));
const without = (list: string[], gone: string[]) => list.filter((one) => !gone.includes(one));

const CHANGES: Record<string, Change> = {
  card_revealed: (view, told) => ({ center: [String(told.card)], deck: view.deck.slice(1) }),
  round_judged: (_, told) => ({
    main: told.main as number[],
    off: told.off as number[],
    ask: null,
    to_act: [],
  }),
  hands_left: (view, told) => {
    const left = told.hands as [number, number][];
    const gone = (hand: number) => (base: number, seat: number) =>
      left.some(([who, which]) => who === seat && which === hand) ? HOLSTER : base;
    return { main: view.main.map(gone(0)), off: view.off.map(gone(1)) };
  },
  gold_taken: (view, told) => ({
    center: [],
    stash: put(view.stash, told.seat, [...(view.stash[Number(told.seat)] ?? []), String(told.card)]),
  }),
  power_used: (view, told) => ({
    stash: put(view.stash, told.seat, without(view.stash[Number(told.seat)] ?? [], [String(told.gold)])),
  }),
  trap_declared: (view, told) => ({
    traps: put(view.traps, TYPES.indexOf(told.kind as CardType), Number(told.seat)),
    stash: put(view.stash, told.seat, without(view.stash[Number(told.seat)] ?? [], [String(told.gold)])),
  }),
  trap_sprung: (view, told) => ({ traps: put(view.traps, TYPES.indexOf(told.kind as CardType), -1) }),
  members_lost: (view, told) => ({
    members: put(
      view.members,
      told.seat,
      without(view.members[Number(told.seat)] ?? [], told.members as string[]),
    ),
    graves: [...view.graves, ...(told.members as string[])],
  }),
  recruited: (view, told) => ({
    members: put(view.members, told.seat, [
      ...(view.members[Number(told.seat)] ?? []),
      ...(told.members as string[]),
    ]),
    graves: without(view.graves, told.members as string[]),
    stash: put(view.stash, told.seat, without(view.stash[Number(told.seat)] ?? [], told.gold as string[])),
  }),
  knocked_out: (view, told) => ({ deaths: [...view.deaths, Number(told.seat)] }),
  card_discarded: (view, told) => ({ center: [], discard: [...view.discard, String(told.card)] }),
  deal_passed: (_, told) => ({ dealer: Number(told.dealer) }),
  duel_started: (view) => ({
    duel: true,
    main: view.main.map(() => HOLSTER),
    off: view.off.map(() => HOLSTER),
  }),
  round_began: (_, told) => ({ round_no: Number(told.number), dealer: Number(told.dealer) }),
};

export const acting: Acting = {
  stages: () => 1,
  advance: (view, told) => {
    const change = CHANGES[told.event ?? ""];
    return change ? { ...view, ...change(view as Slap, told) } : view;
  },
};
