/** What each event of BANG! changes in sight; the view that follows the last event is the truth again. */
import type { Acting, Told, View } from "../../state";
import { kindOf } from "./pieces";
import type { Bang } from "./view";

type Change = (view: Bang, told: Told) => Partial<Bang>;

const seat = (told: Told) => Number(told.seat);
const card = (told: Told) => (told.card ?? told.loss ?? "?card") as string;
const backs = (count: unknown) => Array.from({ length: Number(count) }, () => "?card");
const cards = (told: Told) =>
  (told.cards as string[] | null) ?? (told.loss as string[] | null) ?? backs(told.count);

/** Without that piece; where only its back was known, without one of the backs. */
function without(pile: string[], piece: string): string[] {
  const at = pile.indexOf(piece);
  const place = at >= 0 ? at : pile.findIndex((other) => other.startsWith("?"));
  return place < 0 ? pile : pile.toSpliced(place, 1);
}
const swap = <T>(list: T[], who: unknown, change: (entry: T) => T): T[] =>
  list.map((entry, place) => (place === Number(who) ? change(entry) : entry));
const add = (piles: string[][], who: unknown, ...pieces: string[]) =>
  swap(piles, who, (pile) => [...pile, ...pieces]);
const drop = (piles: string[][], who: unknown, piece: string) =>
  swap(piles, who, (pile) => without(pile, piece));
const top = (pile: string[], count: unknown) => pile.slice(0, Math.max(0, pile.length - Number(count)));

/** Before the deal: the first event of a game finds the table as it will be after it. */
const cleared = (view: Bang): Partial<Bang> => ({
  hand: view.hand.map(() => []),
  row: [],
  roles: view.roles.map((role, who) => (who === view.seat ? role : "?role")),
  deck: [...view.deck, ...view.hand.flat().map(() => "?card")],
});

const CHANGES: Record<string, Change> = {
  role_dealt: (view, told) => (seat(told) === 0 ? cleared(view) : {}),
  role_shown: (view, told) => ({ roles: swap(view.roles, told.seat, () => String(told.role)) }),
  character_shown: (view, told) => ({
    characters: swap(view.characters, told.seat, () => String(told.character)),
  }),
  deck_shuffled: (view) =>
    view.discard.length ? { deck: [...view.deck, ...view.discard.map(() => "?card")], discard: [] } : {},
  turn_began: (_, told) => ({
    turn: seat(told),
    phase: 1,
    bangs: 0,
    extra: Boolean(told.extra),
    ask: null,
    to_act: [],
  }),
  play_began: () => ({ phase: 2 }),
  play_ended: () => ({ phase: 3, ask: null, to_act: [] }),
  turn_skipped: () => ({ phase: 3 }),
  cards_drawn: (view, told) => ({
    deck: top(view.deck, told.count),
    hand: add(view.hand, told.seat, ...cards(told)),
  }),
  cards_looked_at: (view, told) => ({
    deck: top(view.deck, told.count),
    aside: [...view.aside, ...cards(told)],
  }),
  card_put_back: (view, told) => ({ aside: without(view.aside, card(told)), deck: [...view.deck, "?card"] }),
  cards_kept: (view, told) => ({ aside: [], hand: add(view.hand, told.seat, ...cards(told)) }),
  aside_discarded: (view, told) => ({
    aside: without(view.aside, card(told)),
    discard: [...view.discard, card(told)],
  }),
  card_played: (view, told) => ({ ...played(view, told), ask: null, to_act: [] }),
  card_laid: (view, told) => ({
    hand: drop(view.hand, told.seat, card(told)),
    in_play: add(view.in_play, told.target, card(told)),
  }),
  card_moved: (view, told) => ({
    in_play: add(drop(view.in_play, told.seat, card(told)), told.target, card(told)),
  }),
  card_discarded: (view, told) => ({
    hand: drop(view.hand, told.seat, card(told)),
    discard: [...view.discard, card(told)],
  }),
  in_play_discarded: (view, told) => ({
    in_play: drop(view.in_play, told.seat, card(told)),
    discard: [...view.discard, card(told)],
  }),
  hand_card_taken: (view, told) => ({
    hand: add(
      drop(view.hand, told.owner, card(told)),
      told.seat,
      told.seat === view.seat ? card(told) : "?card",
    ),
  }),
  in_play_taken: (view, told) => ({
    in_play: drop(view.in_play, told.owner, card(told)),
    hand: add(view.hand, told.seat, told.seat === view.seat ? card(told) : "?card"),
  }),
  hand_taken_over: (view, told) => ({
    hand: add(
      swap(view.hand, told.owner, () => []),
      told.seat,
      ...(told.seat === view.seat ? cards(told) : backs(told.count)),
    ),
  }),
  discard_taken: (view, told) => ({
    discard: without(view.discard, card(told)),
    hand: add(view.hand, told.seat, told.seat === view.seat ? card(told) : "?card"),
  }),
  cards_revealed: (view, told) => ({
    deck: top(view.deck, (told.cards as string[]).length),
    aside: [...view.aside, ...(told.cards as string[])],
    ask: null,
    to_act: [],
  }),
  draw_resolved: (view) => ({ discard: [...view.discard, ...view.aside], aside: [] }),
  store_card_taken: (view, told) => ({
    aside: without(view.aside, card(told)),
    hand: add(view.hand, told.seat, told.seat === view.seat ? card(told) : "?card"),
  }),
  life_lost: (view, told) => ({
    life: swap(view.life, told.seat, (life) => life - Number(told.points)),
    ask: null,
    to_act: [],
  }),
  life_gained: (view, told) => ({ life: swap(view.life, told.seat, (life) => life + Number(told.points)) }),
  eliminated: (view, told) => ({
    ring: view.ring.filter((other) => other !== told.seat),
    alive: swap(view.alive, told.seat, () => false),
    life: swap(view.life, told.seat, () => 0),
    roles: swap(view.roles, told.seat, () => String(told.role)),
  }),
  nuggets_taken: (view, told) => ({
    nuggets: swap(view.nuggets, told.seat, (count) => count + Number(told.count)),
  }),
  nuggets_paid: (view, told) => ({
    nuggets: swap(view.nuggets, told.seat, (count) => count - Number(told.count)),
  }),
  shot_bought: (view, told) => ({
    nuggets: swap(view.nuggets, told.seat, (count) => count - Number(told.price)),
  }),
  equipment_bought: (view, told) => ({
    nuggets: swap(view.nuggets, told.seat, (count) => count - Number(told.price)),
    row: without(view.row, card(told)),
    in_use: [...view.in_use, card(told)],
    ask: null,
    to_act: [],
  }),
  row_filled: (view, told) => ({
    row: view.row.toSpliced(Number(told.slot), 0, card(told)),
    equipment_deck: view.equipment_deck.slice(0, -1),
  }),
  equipment_drawn: (view, told) => ({
    in_use: [...view.in_use, card(told)],
    equipment_deck: view.equipment_deck.slice(0, -1),
  }),
  equipment_kept: (view, told) => ({
    in_use: without(view.in_use, card(told)),
    equipment: add(view.equipment, told.seat, card(told)),
  }),
  equipment_lost: (view, told) => ({
    equipment: drop(view.equipment, told.seat, card(told)),
    equipment_deck: [card(told), ...view.equipment_deck],
  }),
  equipment_dropped: (view, told) => ({
    in_use: without(view.in_use, card(told)),
    equipment_deck: [card(told), ...view.equipment_deck],
  }),
  refreshed: (view, told) => ({
    life: swap(view.life, told.seat, (life) => (view.alive[seat(told)] ? view.max_life[seat(told)]! : life)),
  }),
  shadow_entered: (view, told) => ({ ring: [...view.ring, seat(told)].toSorted((a, b) => a - b) }),
  side_taken: (_, told) => ({ renegade_side: Number(told.side) }),
  shadow_left: (view, told) => ({ ring: view.ring.filter((other) => other !== told.seat) }),
};

function played(view: Bang, told: Told): Partial<Bang> {
  const shot = Number(told.target) >= 0 && ["bang", "missed"].includes(kindOf(card(told)));
  return {
    hand: drop(view.hand, told.seat, card(told)),
    discard: [...view.discard, card(told)],
    bangs: view.bangs + (shot ? 1 : 0),
  };
}

/** The result of a "draw!" is pointed out first, then the flipped cards go. */
const isResult = (told: Told) => told.event === "draw_resolved";

export const acting: Acting = {
  stages: (told) => (isResult(told) ? 2 : 1),
  advance: (view: View, told, stage) => {
    const change = CHANGES[told.event ?? ""];
    return change && !(isResult(told) && stage === 0) ? { ...view, ...change(view as Bang, told) } : view;
  },
};
