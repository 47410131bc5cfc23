import { expect, test } from "vitest";
import { fresh } from "../src/house";
import type { GameInfo } from "../src/wire";

const game = (seats: number[]) =>
  ({
    seats,
    options: [
      { name: "shadow", default: false },
      { name: "bullets", default: null },
    ],
  }) as GameInfo;

test.each([
  [[3, 4, 5, 6], 4],
  [[4, 5, 6, 7, 8], 6],
  [[2], 2],
])("a fresh table for %j has %i seats", (seats, middle) => {
  expect(fresh(game(seats)).seats).toBe(middle);
});

test("a fresh table has every option as the rules have it, and is not shown to strangers", () => {
  expect(fresh(game([3]))).toMatchObject({ options: { shadow: false, bullets: null }, public: false });
});
