import { expect, test } from "vitest";
import { narrowed, places, rows } from "../../../src/games/bang_dice/places";

const SIZE = { w: 110, h: 80 };

test.each([3, 4, 5, 6, 7, 8])("on a narrow screen %i seats stand clear of one another", (count) => {
  const spots = places(count, 0, 390, 640, SIZE, true);
  expect(spots).toHaveLength(count);
  for (const [n, a] of spots.entries())
    for (const b of spots.slice(n + 1))
      expect(Math.abs(a.x - b.x) >= SIZE.w || Math.abs(a.y - b.y) >= SIZE.h).toBe(true);
});

test("the own seat stays at the bottom, the next one is low on the left, the last low on the right", () => {
  const spots = places(7, 3, 390, 640, SIZE, true);
  expect(spots[3]!.y).toBe(Math.max(...spots.map(({ y }) => y)));
  const left = spots.filter(({ x }) => x < 195 - 20);
  expect(spots[4]).toBe(left.toSorted((a, b) => b.y - a.y)[0]);
  expect(spots[2]!.x).toBeGreaterThan(195);
});

test.each([3, 5, 8])("on a low screen %i seats sit in two rows and do not cover one another", (seats) => {
  const size = { w: narrowed(seats, 790, 190), h: 98 };
  const spots = rows(seats, 1, 790, 214, size);
  for (const [n, a] of spots.entries()) {
    expect(a.x - size.w / 2).toBeGreaterThanOrEqual(0);
    expect(a.x + size.w / 2).toBeLessThanOrEqual(790);
    for (const b of spots.slice(n + 1))
      expect(Math.abs(a.x - b.x) >= size.w || Math.abs(a.y - b.y) >= size.h).toBe(true);
  }
});
