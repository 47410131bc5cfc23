import { expect, test } from "vitest";
import { optionsOf, sorted, tried, usesOf } from "../../../src/games/bang/choices";
import type { Choice, Part } from "../../../src/wire";
import { question } from "../../table";

const word = (name: string, text: string): Part => ({ name, kind: "word", value: 0, text });
const seat = (value: number): Part => ({ name: "target", kind: "seat", value, text: String(value) });
const choice = (text: string, verb: string, ...parts: Part[]): Choice => ({ text, verb, parts });
const plain = { word: "", target: null, spoil: "" };

test.each([
  [
    choice("bang_3c > 2", "play", word("card", "bang_3c"), seat(2)),
    { ...plain, thing: "bang_3c", word: "bang_3c", target: 2 },
  ],
  [
    choice("panic_jh > 4 barrel_qs", "play", word("card", "panic_jh"), seat(4), word("spoil", "barrel_qs")),
    { thing: "panic_jh", word: "panic_jh", target: 4, spoil: "barrel_qs" },
  ],
  [
    choice("use jacky_murieta > 1", "use", word("power", "jacky_murieta"), seat(1)),
    { ...plain, thing: "use jacky_murieta", word: "jacky_murieta", target: 1 },
  ],
  [choice("at 3", "at", seat(3)), { ...plain, thing: "", target: 3 }],
  [
    choice("at 0 hand", "at", seat(0), word("spoil", "hand")),
    { ...plain, thing: "", target: 0, spoil: "hand" },
  ],
  [choice("as beer", "as", word("mode", "beer")), { ...plain, thing: "as beer", word: "beer" }],
  [
    choice("discard beer_6h", "discard", word("card", "beer_6h")),
    { ...plain, thing: "beer_6h", word: "beer_6h" },
  ],
  [choice("end_phase", "end_phase"), { ...plain, thing: "end_phase" }],
] as const)("$text is sorted by what is touched first", (given, option) => {
  expect(sorted(given)).toEqual({ text: given.text, verb: given.verb, ...option });
});

test("a thing has all its uses, and no question has none", () => {
  const beer = word("card", "beer_6h");
  const bang = word("card", "bang_3c");
  const asked = question("play", {
    options: [
      choice("beer_6h", "play", beer),
      choice("beer_6h for nugget", "cash", beer),
      choice("bang_3c > 1", "play", bang, seat(1)),
      choice("bang_3c > 2", "play", bang, seat(2)),
    ],
  });
  expect(usesOf(optionsOf(asked), "beer_6h").map((option) => option.verb)).toEqual(["play", "cash"]);
  expect(usesOf(optionsOf(asked), "bang_3c").map((option) => option.target)).toEqual([1, 2]);
  expect(optionsOf(null)).toEqual([]);
});

test("what is not on offer is asked for in the words of the game", () => {
  expect(tried.play("bang_3c")).toBe("bang_3c");
  expect(tried.buy("boots")).toBe("buy boots");
  expect(tried.forceOff("boots")).toBe("force_off boots");
  expect(tried.aim("bang_3c", 2)).toBe("bang_3c > 2");
  expect(tried.aim("panic_jh", 2, "hand")).toBe("panic_jh > 2 hand");
});
