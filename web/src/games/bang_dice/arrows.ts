import { PILE, type DiceView } from "./acting";

/** The place of each of the nine arrows: the pile (-1) or a seat. */
export type Places = number[];
export const ALL_IN_PILE: Places = Array.from({ length: 9 }, () => PILE);

/** Move as few arrows as possible to match the view. */
export function reconcile(before: Places, view: DiceView): Places {
  const want = new Map<number, number>([
    [PILE, view.pile],
    ...view.arrows.map((held, seat): [number, number] => [seat, held]),
  ]);
  const after = before.map((place) => {
    const left = want.get(place) ?? 0;
    if (left > 0) want.set(place, left - 1);
    return left > 0 ? place : null;
  });
  const open = [...want].flatMap(([place, count]) => Array.from({ length: count }, () => place));
  return after.map((place) => place ?? open.shift() ?? PILE);
}
