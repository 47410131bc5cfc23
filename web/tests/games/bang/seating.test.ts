import { expect, test } from "vitest";
import { narrowed, seating } from "../../../src/games/bang/seating";

const SIZE = { w: 120, h: 90 };
const laid = [3, 4, 5, 6, 7].flatMap((seats) => [true, false].map((small) => [seats, small] as const));
const [W, H] = [900, 600];

test.each(laid)("%i seats (narrow: %s) lie inside the table and do not cover one another", (seats, small) => {
  const { spots } = seating(seats, 0, small ? 420 : W, H, SIZE, small);
  expect(spots).toHaveLength(seats);
  const others = spots.slice(1);
  for (const spot of others) {
    expect(spot.x - SIZE.w / 2).toBeGreaterThanOrEqual(0);
    expect(spot.x + SIZE.w / 2).toBeLessThanOrEqual(small ? 420 : W);
    expect(spot.y - SIZE.h / 2).toBeGreaterThanOrEqual(0);
    expect(spot.y + SIZE.h / 2).toBeLessThanOrEqual(H);
  }
  for (const [n, a] of others.entries())
    for (const b of others.slice(n + 1))
      expect(Math.abs(a.x - b.x) >= SIZE.w || Math.abs(a.y - b.y) >= SIZE.h).toBe(true);
});

test.each(laid)(
  "%i seats (narrow: %s) go clockwise: up the left, along the top, down the right",
  (seats, small) => {
    for (let me = 0; me < seats; me++) {
      const { spots, me: own } = seating(seats, me, W, H, SIZE, small);
      expect(spots[me]).toBe(own);
      const clockwise = Array.from({ length: seats - 1 }, (_, n) => spots[(me + 1 + n) % seats]!);
      const xs = clockwise.map(({ x }) => x);
      expect(xs).toEqual(xs.toSorted((a, b) => a - b));
      const up = clockwise.filter(({ x }) => x === xs[0]).map(({ y }) => y);
      const down = clockwise.filter(({ x }) => x === xs.at(-1)).map(({ y }) => y);
      expect(up).toEqual(up.toSorted((a, b) => b - a));
      expect(down).toEqual(down.toSorted((a, b) => a - b));
      expect([xs[0]! < W / 2, xs.at(-1)! > W / 2]).toEqual([true, true]);
    }
  },
);

test.each([3, 5, 7])("%i seats sit side by side where there is little height", (seats) => {
  const w = narrowed(seats, 800, 204);
  const { spots } = seating(seats, 0, 800, 190, { w, h: 118 }, false, true);
  const others = spots.slice(1);
  expect(new Set(others.map(({ y }) => y)).size).toBe(1);
  for (const [n, spot] of others.entries()) {
    expect(spot.x - w / 2).toBeGreaterThanOrEqual(0);
    expect(spot.x + w / 2).toBeLessThanOrEqual(800);
    if (n) expect(spot.x - others[n - 1]!.x).toBeGreaterThanOrEqual(w);
  }
});
