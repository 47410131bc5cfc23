import { expect, test } from "vitest";
import { PILE, type DiceView } from "../../../src/games/bang_dice/acting";
import { reconcile } from "../../../src/games/bang_dice/arrows";
import { view } from "../../table";

const table = (pile: number, ...arrows: number[]) => view<DiceView>({ pile, arrows });

test("arrows are taken from the pile, and those that lie in place stay", () => {
  const one = reconcile([], table(8, 0, 1));
  expect(one.filter((place) => place === 1)).toHaveLength(1);
  const more = reconcile(one, table(6, 1, 2));
  expect(more[one.indexOf(1)]).toBe(1);
  expect([PILE, 0, 1].map((place) => more.filter((other) => other === place).length)).toEqual([6, 1, 2]);
});

test("after an attack all lie in the pile again", () => {
  const after = reconcile(reconcile([], table(0, 5, 4)), table(9, 0, 0));
  expect(after).toEqual(Array.from({ length: 9 }, () => PILE));
});

test("an arrow that changes hands does not go by way of the pile", () => {
  const before = reconcile([], table(7, 2, 0));
  const after = reconcile(before, table(7, 1, 1));
  expect(after.filter((place, n) => place !== before[n])).toEqual([1]);
});
