import { describe, expect, test } from "vitest";
import { placed } from "../src/tip.svelte";

const page = { w: 800, h: 600 };
const size = { w: 200, h: 100 };
const box = (left: number, top: number, w = 40, h = 40) => ({ left, top, right: left + w, bottom: top + h });

describe("a tip", () => {
  test("stands below a thing of the upper half and above one of the lower", () => {
    expect(placed(box(300, 100), size, page)).toEqual({ x: 220, y: 148 });
    expect(placed(box(300, 500), size, page)).toEqual({ x: 220, y: 392 });
  });
  test("stays on the page at its edges", () => {
    expect(placed(box(0, 100), size, page).x).toBe(6);
    expect(placed(box(780, 100), size, page).x).toBe(594);
  });
  test("stands beside a thing where neither side is high enough", () => {
    expect(placed(box(300, 60, 40, 400), { w: 200, h: 300 }, page)).toEqual({ x: 348, y: 110 });
    expect(placed(box(700, 60, 40, 400), { w: 200, h: 300 }, page)).toEqual({ x: 492, y: 110 });
  });
});
