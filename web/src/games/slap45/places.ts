/** Where everything lies on a table of Slap .45: seats and bases in turn round its edge, the card in the middle. */
import type { Spot } from "../../ring";

export interface Extent {
  w: number;
  h: number;
}
export interface Places {
  seat: Extent;
  base: Extent;
  card: Extent;
  seats: Spot[];
  bases: Spot[];
  mid: Spot;
}

const LARGE = { seat: { w: 196, h: 78 }, base: { w: 76, h: 68 }, card: { w: 112, h: 157 } };
const LEAST = { seat: { w: 104, h: 54 }, base: { w: 50, h: 44 }, card: { w: 66, h: 92 } };
const LABEL = 24; // the count of cards below the card
const EDGE = 6;
const TOP = 12; // marks stick out above a seat
const GAP = 4;
const STEPS = 25;

/** The largest drawing in which nothing lies on anything else; of these the airiest. */
export function places(count: number, me: number, w: number, h: number): Places {
  for (let step = STEPS; step >= 0; step--) {
    const sizes = sized(step / STEPS, w);
    const [best] = splits(count - 1)
      .map((split) => laid(count, split, sizes, w, h))
      .filter((found) => found.air >= GAP || step === 0)
      .sort((one, other) => other.air - one.air);
    if (best) return turned(best.items, sizes, count, me, w, h);
  }
  throw new Error("a table has at least one drawing");
}

type Sizes = typeof LARGE;
function sized(part: number, w: number): Sizes {
  const mixed = (one: Extent, other: Extent) => ({
    w: Math.round(one.w + (other.w - one.w) * part),
    h: Math.round(one.h + (other.h - one.h) * part),
  });
  const seat = mixed(LEAST.seat, LARGE.seat);
  return {
    seat: { w: Math.max(LEAST.seat.w, Math.min(seat.w, Math.floor(w / 3) - 8)), h: seat.h },
    base: mixed(LEAST.base, LARGE.base),
    card: mixed(LEAST.card, LARGE.card),
  };
}

/** How many things of each half lie at the bottom, at the side and at the top. */
type Split = [low: number, side: number, high: number];
const splits = (count: number): Split[] =>
  Array.from({ length: count + 1 }, (_, low) =>
    Array.from({ length: count - low + 1 }, (_, high): Split => [low, count - low - high, high]),
  ).flat();

/** Clockwise from the own seat, seats and bases in turn; and how much air is left where there is least. */
function laid(count: number, [low, side]: Split, sizes: Sizes, w: number, h: number) {
  const size = (item: number) => (item % 2 ? sizes.base : sizes.seat);
  const half = Array.from({ length: count - 1 }, (_, at) => at + 1);
  const [bottom, column, top] = [half.slice(0, low), half.slice(low, low + side), half.slice(low + side)];
  const tall = (items: number[]) => Math.max(...items.map((item) => size(item).h));
  const [first, last] = [tall([0, ...bottom]), tall([count, ...top])];
  const across = column.length ? Math.max(...column.map((item) => size(item).w)) : 0;
  const row = (middle: number, items: number[]) =>
    spread(items, (item) => size(item).w, size(middle).w / 2, w / 2 - EDGE);
  const rows = [row(0, bottom), row(count, top.toReversed())] as const;
  /** A row that is wider than what the columns leave between them ends the columns. */
  const wide = (reach: number) => reach + GAP > w / 2 - EDGE - across;
  const reach = (middle: number, items: number[]) => (items.length ? w / 2 : size(middle).w / 2);
  const from = h - EDGE - (wide(reach(0, bottom)) ? first : 0);
  const to = TOP + (wide(reach(count, top)) ? last : 0);
  const pile = spread(column, (item) => size(item).h, 0, from - to);
  const items: Spot[] = [];
  items[0] = { x: w / 2, y: h - EDGE - first / 2 };
  items[count] = { x: w / 2, y: TOP + last / 2 };
  const put = (item: number, x: number, y: number) => {
    items[item] = { x: w / 2 - x, y };
    items[2 * count - item] = { x: w / 2 + x, y };
  };
  bottom.forEach((item, at) => put(item, rows[0].at[at]!, items[0]!.y));
  top.toReversed().forEach((item, at) => put(item, rows[1].at[at]!, items[count]!.y));
  column.forEach((item, at) => put(item, w / 2 - EDGE - across / 2, from - pile.at[at]!));
  const between = (w - 2 * (EDGE + across) - sizes.card.w) / 2;
  const above = (h - EDGE - first - TOP - last - sizes.card.h - LABEL) / 2;
  return { items, air: Math.min(rows[0].gap, rows[1].gap, pile.gap, between, above) };
}

/** Things between `from` and `to` with the same gap before, between and after them. */
function spread(items: number[], length: (item: number) => number, from: number, to: number) {
  const all = items.reduce((sum, item) => sum + length(item), 0);
  const gap = (to - from - all) / (items.length + 1);
  let at = from;
  const middles = items.map((item) => {
    at += gap + length(item);
    return at - length(item) / 2;
  });
  return { at: middles, gap: items.length ? gap : Infinity };
}

function turned(items: Spot[], sizes: Sizes, count: number, me: number, w: number, h: number): Places {
  const spot = (seat: number, next: number) => items[2 * ((seat - me + count) % count) + next]!;
  const all = Array.from({ length: count }, (_, seat) => seat);
  const [low, high] = [items[0]!, items[count]!];
  const top = high.y + (count % 2 ? sizes.base : sizes.seat).h / 2;
  return {
    ...sizes,
    seats: all.map((seat) => spot(seat, 0)),
    bases: all.map((seat) => spot(seat, 1)),
    mid: { x: w / 2, y: Math.min(h / 2, (low.y - sizes.seat.h / 2 + top - LABEL) / 2) },
  };
}
