import { PILE, type DiceView } from "./acting";

/** The place of each arrow: the pile (-1) or a seat. */
export type Places = number[];

/** Move as few arrows as possible to match the view; the first time they come from the pile. */
export function reconcile(before: Places, view: DiceView): Places {
  const want = new Map<number, number>([
    [PILE, view.pile],
    ...view.arrows.map((held, seat): [number, number] => [seat, held]),
  ]);
  const all = [...want.values()].reduce((sum, count) => sum + count);
  const lying = before.length ? before : Array.from({ length: all }, () => PILE);
  const after = lying.map((place) => {
    const left = want.get(place) ?? 0;
    if (left > 0) want.set(place, left - 1);
    return left > 0 ? place : null;
  });
  const open = [...want].flatMap(([place, count]) => Array.from({ length: count }, () => place));
  return after.map((place) => place ?? open.shift() ?? PILE);
}
