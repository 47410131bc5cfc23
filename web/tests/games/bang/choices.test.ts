import { expect, test } from "vitest";
import { parse, parsed, usesOf } from "../../../src/games/bang/choices";
import { choice, question } from "../../table";

const plain = { target: null, spoil: "", way: "" };

test.each([
  ["bang_3c > 2", { ...plain, thing: "bang_3c", target: 2 }],
  ["panic_jh > 4 barrel_qs", { ...plain, thing: "panic_jh", target: 4, spoil: "barrel_qs" }],
  ["use doc_holyday > 1", { ...plain, thing: "use doc_holyday", target: 1 }],
  ["at 3", { ...plain, thing: "", target: 3 }],
  ["draw_from 0 hand", { ...plain, thing: "", target: 0, spoil: "hand" }],
  ["discard beer_6h", { ...plain, thing: "beer_6h" }],
  ["use barrel_qs", { ...plain, thing: "use barrel_qs" }],
  ["buy boots_1 cheaper", { ...plain, thing: "boots_1", way: "cheaper" }],
  ["force_off boots_1", { ...plain, thing: "boots_1", way: "force" }],
  ["beer_6h for nugget", { ...plain, thing: "beer_6h", way: "nugget" }],
  ["end_turn", { ...plain, thing: "end_turn" }],
] as const)("%s is sorted by what is touched first", (text, option) => {
  expect(parse(text)).toEqual({ text, ...option });
});

test("a thing has all its uses, and no question has none", () => {
  const asked = question("play", {
    options: ["beer_6h", "beer_6h for nugget", "bang_3c > 1", "bang_3c > 2"].map((text) => choice(text)),
  });
  expect(usesOf(parsed(asked), "beer_6h").map((option) => option.way)).toEqual(["", "nugget"]);
  expect(usesOf(parsed(asked), "bang_3c").map((option) => option.target)).toEqual([1, 2]);
  expect(parsed(null)).toEqual([]);
});
