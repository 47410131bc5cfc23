import { describe, expect, it } from "vitest";
import { places, type Extent } from "../../../src/games/slap45/places";
import type { Spot } from "../../../src/ring";

/** The table's part of the screen: a phone in both positions, magnified and plain laptops, a desktop. */
const STAGES: [number, number][] = [
  [360, 380],
  [390, 560],
  [540, 344],
  [560, 340],
  [760, 440],
  [780, 500],
  [1000, 640],
];
interface Box extends Spot, Extent {}
const apart = (one: Box, other: Box) =>
  Math.abs(one.x - other.x) >= (one.w + other.w) / 2 || Math.abs(one.y - other.y) >= (one.h + other.h) / 2;

describe.each(STAGES)("on a table of %i × %i", (w, h) => {
  it.each([3, 4, 5, 6, 7])("nothing of %i players lies on anything else or out of sight", (count) => {
    const found = places(count, 1, w, h);
    const boxes: Box[] = [
      ...found.seats.map((spot) => ({ ...spot, ...found.seat })),
      ...found.bases.map((spot) => ({ ...spot, ...found.base })),
      { ...found.mid, ...found.card },
    ];
    for (const [at, box] of boxes.entries()) {
      expect(box.x - box.w / 2).toBeGreaterThanOrEqual(0);
      expect(box.x + box.w / 2).toBeLessThanOrEqual(w);
      expect(box.y - box.h / 2).toBeGreaterThanOrEqual(0);
      expect(box.y + box.h / 2).toBeLessThanOrEqual(h);
      for (const other of boxes.slice(at + 1))
        expect(apart(box, other), JSON.stringify([box, other])).toBe(true);
    }
    expect(found.base.h).toBeGreaterThanOrEqual(44);
  });
});

it("puts the own seat at the bottom, and a base to the left of its owner", () => {
  const found = places(4, 2, 800, 500);
  expect(Math.max(...found.seats.map((spot) => spot.y))).toBe(found.seats[2]!.y);
  expect(found.bases[2]!.x).toBeLessThan(found.seats[2]!.x);
});
