import { expect, test } from "vitest";
import { bills, bundleOf, NOTHING, plus, total, value } from "../../../src/games/klack/money";

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

test("a bundle is read from the text of an action", () => {
  expect(bundleOf("bid (2,10)")).toEqual([2, 10]);
  expect(["pass", "", null, undefined].map(bundleOf)).toEqual([null, null, null, null]);
});
