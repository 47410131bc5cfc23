import { expect, test } from "vitest";
import { bidding, breaking, bundleOf, isOffered, naming } from "../../../src/games/klack/answers";
import { choice, question } from "../../table";

test("the bills of a bid are read from its text", () => {
  expect(bundleOf(bidding("bid", [2, 10]))).toEqual([2, 10]);
  expect(bundleOf(bidding("raise", [0, 1]))).toEqual([0, 1]);
  expect([breaking(1), "", null, undefined].map(bundleOf)).toEqual([null, null, null, null]);
});

test("what is offered is found by its text", () => {
  const asked = question("choose_victim", { options: [choice("choose_victim 2", 2)] });
  expect([naming(2), naming(1)].map((text) => isOffered(asked, text))).toEqual([true, false]);
  expect(isOffered(null, naming(2))).toBe(false);
});
