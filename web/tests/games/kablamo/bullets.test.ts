import { beforeEach, expect, test } from "vitest";
import { printOf } from "../../../src/games/kablamo/bullets";
import { layOut } from "../../../src/pieces";
import { piece } from "../../table";

beforeEach(() =>
  layOut("kablamo", [
    piece("kablamo", { family: "live" }),
    piece("misfire", { family: "hv" }),
    piece("misfire_1", { kind: "misfire", family: "hv", number: 1 }),
  ]),
);

test("a bullet has the print of its piece, and live ones have no number", () => {
  expect(printOf("misfire_1")).toEqual({ kind: "misfire", family: "hv", number: 1 });
  expect(printOf("misfire")).toEqual({ kind: "misfire", family: "hv", number: null });
  expect(printOf("kablamo")).toEqual({ kind: "kablamo", family: "live", number: null });
});

test("a bullet that lies face down has none, nor has an empty chamber", () => {
  expect([printOf("?bullet"), printOf(null), printOf("bean")]).toEqual([null, null, null]);
});

test("the numbers of the house's own table are printed instead, copy by copy", () => {
  const numbers = { misfire: [81, 90] };
  expect(printOf("misfire_1", numbers)?.number).toBe(81);
  expect(printOf("misfire_2", numbers)).toEqual({ kind: "misfire", family: "hv", number: 90 });
  expect(printOf("kablamo", numbers)?.number).toBeNull();
});
