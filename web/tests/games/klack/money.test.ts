import { expect, test } from "vitest";
import { bills, NOTHING, plus, total, value } from "../../../src/games/klack/money";

test("a bundle is worth its bills", () => {
  expect(value([3, 2])).toBe(7000);
  expect(bills([3, 2])).toBe(5);
  expect(plus([3, 2], [1, 1])).toEqual([4, 3]);
});

test("no bundles together are nothing, and counting leaves nothing as it was", () => {
  expect(total([])).toEqual([0, 0]);
  expect(
    total([
      [1, 0],
      [2, 3],
    ]),
  ).toEqual([3, 3]);
  expect(NOTHING).toEqual([0, 0]);
});
