import { expect, test } from "vitest";
import { flightsOf } from "../../../src/games/kablamo/flights";

test("bullets that another loads fly face down into the chambers", () => {
  const loaded = { event: "bullets_loaded", seat: 2, owner: 0, positions: [5, 4], bullets: null };
  expect(flightsOf(loaded)).toEqual([
    { from: "hand:2", to: "c:0:5", name: "?bullet" },
    { from: "hand:2", to: "c:0:4", name: "?bullet" },
  ]);
});

test("bullets that move go round: each to the place of the next, the last to the first", () => {
  const places = [
    [0, 5],
    [1, 3],
    [2, 0],
  ];
  const ways = flightsOf({ event: "bullets_moved", places }).map(({ from, to }) => `${from} ${to}`);
  expect(ways).toEqual(["c:0:5 c:1:3", "c:1:3 c:2:0", "c:2:0 c:0:5"]);
});

test("what is swapped flies both ways", () => {
  const swapped = { event: "spare_swapped", seat: 1, victim: 0, position: 4, given: "click_1" };
  expect(flightsOf(swapped)).toEqual([
    { from: "c:1:4", to: "hand:0", name: "click_1" },
    { from: "hand:0", to: "c:1:4", name: "?bullet" },
  ]);
});
