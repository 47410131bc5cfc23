import { expect, test } from "vitest";
import { between, ring } from "../src/ring";

const SIZE = { w: 100, h: 60 };
const [W, H] = [800, 500];
const COUNTS = [2, 3, 4, 5, 6, 7, 8];

test.each(COUNTS)("%i seats all lie within the table, none upon another", (count) => {
  const spots = ring(count, 1, W, H, SIZE);
  for (const { x, y } of spots) {
    expect(x).toBeGreaterThanOrEqual(SIZE.w / 2);
    expect(x).toBeLessThanOrEqual(W - SIZE.w / 2);
    expect(y).toBeGreaterThanOrEqual(SIZE.h / 2);
    expect(y).toBeLessThanOrEqual(H - SIZE.h / 2);
  }
  expect(new Set(spots.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`)).size).toBe(count);
});

test.each(COUNTS)("with %i seats the own one is at the bottom, whichever it is", (count) => {
  for (let me = 0; me < count; me++) {
    const own = ring(count, me, W, H, SIZE)[me]!;
    expect(own.x).toBeCloseTo(W / 2);
    expect(own.y).toBeCloseTo(H - SIZE.h / 2 - 9);
  }
});

test("the others follow clockwise, so the next seat is on the left", () => {
  const spots = ring(4, 2, W, H, SIZE);
  expect(spots[3]!.x).toBeLessThan(W / 2);
  expect(spots[1]!.x).toBeGreaterThan(W / 2);
  expect(spots[0]!.y).toBeLessThan(H / 2);
});

test("a part of the way between two spots", () => {
  expect(between({ x: 0, y: 10 }, { x: 100, y: 30 }, 0.25)).toEqual({ x: 25, y: 15 });
});
