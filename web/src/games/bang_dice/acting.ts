import type { Acting, Told, View } from "../../state";
import { DICE, TOKENS } from "./faces";

/** What everybody may see of the Dice Game; of the hidden roles only the own one has a name. */
export interface DiceView extends View {
  active: number;
  acting: boolean;
  throws_left: number;
  kinds: string[];
  dice: string[];
  fresh: number;
  saloon_die: string;
  beer_spent: number;
  character: string[];
  life: number[];
  maximum: number[];
  living: boolean[];
  face_up: boolean[];
  arrows: number[];
  pile: number;
  chief: number;
  cause: string;
  by: number;
  pending: number[];
  ghost: number;
  ghost_side: string;
  tokens: number[];
  role: string[][];
}

export const PILE = -1;
export const NOT_USED = -2;
type Change = (view: DiceView, told: Told) => Partial<DiceView>;

const at = <T>(list: T[], seat: number, value: T): T[] =>
  list.map((old, place) => (place === seat ? value : old));
const more = (list: number[], seat: number, points: number): number[] =>
  at(list, seat, (list[seat] ?? 0) + points);
const sum = (list: number[], points: number[], sign: number): number[] =>
  list.map((old, seat) => old + sign * (points[seat] ?? 0));
const seatOf = (told: Told) => Number(told.seat);
const fresh = (kinds: string[]): Partial<DiceView> => ({
  kinds,
  dice: kinds.map(() => ""),
  fresh: 0,
  throws_left: 0,
  saloon_die: "",
  cause: "",
  by: -1,
});
const base = (count: number): string[] => Array.from({ length: count }, () => "base_die");

const shown: Change = (view, told) => ({
  role: at(view.role, seatOf(told), [String(told.card)]),
  face_up: at(view.face_up, seatOf(told), true),
});

function moved(view: DiceView, seat: number, chief: boolean, taken: 1 | -1): Partial<DiceView> {
  if (chief) return { chief: taken === 1 ? seat : PILE };
  return { pile: view.pile - taken, arrows: more(view.arrows, seat, taken) };
}
function returned(view: DiceView, seats: number[]): Partial<DiceView> {
  const back = seats.reduce((total, seat) => total + (view.arrows[seat] ?? 0), 0);
  return {
    pile: view.pile + back,
    arrows: view.arrows.map((held, seat) => (seats.includes(seat) ? 0 : held)),
    chief: seats.includes(view.chief) ? PILE : view.chief,
  };
}

const CHANGES: Record<string, Change> = {
  role_dealt: (view, told) => ({ role: at(view.role, seatOf(told), [(told.card ?? "?role") as string]) }),
  role_shown: shown,
  role_revealed: shown,
  characters_dealt: (_, told) => ({
    character: told.characters as string[],
    life: told.life as number[],
    maximum: told.life as number[],
  }),
  turn_passed: (_, told) => ({ ...fresh([]), active: Number(told.to), acting: false }),
  turn_began: (_, told) => ({
    ...fresh(base(5)),
    active: seatOf(told),
    acting: true,
    throws_left: Number(told.throws),
    beer_spent: 0,
  }),
  ghost_turn_began: (_, told) => ({ ...fresh(base(2)), active: seatOf(told), acting: true, throws_left: 3 }),
  saloon_die_chosen: (view, told) => ({
    ...fresh([...base(Number(told.base_dice)), String(told.die)]),
    throws_left: view.throws_left,
    saloon_die: String(told.die),
  }),
  dice_set: (view, told) => ({
    dice: view.dice.map((face, place) => ((Number(told.mask) >> place) & 1 ? String(told.face) : face)),
    fresh: Number(told.mask),
  }),
  dice_thrown: (view, told) => ({
    dice: told.dice as string[],
    fresh: Number(told.fresh),
    throws_left: view.throws_left - 1,
  }),
  die_turned: (view, told) => ({
    dice: at(view.dice, Number(told.die), String(told.face)),
    fresh: view.fresh | (1 << Number(told.die)),
  }),
  throw_forced: () => ({ throws_left: 1 }),
  arrow_taken: (view, told) => moved(view, seatOf(told), told.chief === true, 1),
  arrow_returned: (view, told) => moved(view, seatOf(told), told.chief === true, -1),
  arrows_returned: (view, told) => returned(view, told.seats as number[]),
  chief_stolen: (_, told) => ({ chief: seatOf(told) }),
  arrows_swapped: (view, told) => {
    const [one, two] = [Number(told.one), Number(told.two)];
    const swap = (seat: number) => (seat === one ? two : seat === two ? one : seat);
    return { arrows: view.arrows.map((_, seat) => view.arrows[swap(seat)]!), chief: swap(view.chief) };
  },
  loss_pending: (_, told) => ({
    cause: String(told.cause),
    by: Number(told.by),
    pending: told.points as number[],
  }),
  loss_reduced: (_, told) => ({ pending: told.points as number[] }),
  loss_replaced: (view, told) => ({ pending: more(view.pending, seatOf(told), -Number(told.points)) }),
  loss_taken_over: (view, told) => ({
    pending: more(
      more(view.pending, seatOf(told), Number(told.points)),
      Number(told.victim),
      -Number(told.points),
    ),
  }),
  life_lost: (view, told) => ({
    life: sum(view.life, told.points as number[], -1),
    pending: view.pending.map(() => 0),
  }),
  life_gained: (view, told) => ({ life: sum(view.life, told.points as number[], 1) }),
  player_saved: (view, told) => ({ life: at(view.life, seatOf(told), 2) }),
  players_eliminated: (view, told) => {
    const seats = told.seats as number[];
    const cards = told.cards as string[];
    return {
      ...returned(view, seats),
      living: view.living.map((lives, seat) => lives && !seats.includes(seat)),
      face_up: view.face_up.map((up, seat) => up || seats.includes(seat)),
      role: view.role.map((card, seat) => (seats.includes(seat) ? [cards[seats.indexOf(seat)]!] : card)),
      acting: view.acting && !seats.includes(view.active),
    };
  },
  roles_swapped: (view, told) => {
    const [good, sheriff] = [Number(told.good), Number(told.sheriff)];
    const role = at(at(view.role, good, view.role[sheriff]!), sheriff, view.role[good]!);
    return { role, maximum: at(view.maximum, sheriff, Number(told.maximum)) };
  },
  beer_spent: (view) => ({ beer_spent: view.beer_spent + 1 }),
  ghost_made: (_, told) => ({ ghost: seatOf(told), ghost_side: String(told.side) }),
  tokens_given: (_, told) => ({
    tokens: TOKENS.map((_, place) =>
      place === DICE.base_die!.indexOf(String(told.face)) || (place === 6 && told.double)
        ? Number(told.to)
        : -1,
    ),
  }),
  tokens_returned: () => ({ tokens: TOKENS.map(() => -1) }),
};

/** A throw has two stages: the dice tumble, then it is told. */
export const acting: Acting = {
  stages: (told) => (told.event === "dice_thrown" ? 2 : 1),
  advance: (view, told, stage) => {
    const change = CHANGES[told.event ?? ""];
    if (stage > 0 || !change) return view;
    return { ...view, to_act: [], ask: null, ...change(view as DiceView, told) };
  },
};
