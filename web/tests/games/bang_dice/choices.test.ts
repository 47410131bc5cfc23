import { expect, test } from "vitest";
import {
  bySeat,
  distance,
  isReveal,
  powers,
  size,
  spelt,
  throwable,
  withoutSeat,
} from "../../../src/games/bang_dice/choices";
import { choice, question } from "../../table";

test("options that name one player are found by the player; those that name two or none are not", () => {
  const options = [choice("beer 1", 1), choice("heal 1", 1), choice("swap 1 2", 1, 2), choice("pass")];
  const found = bySeat(options);
  expect([...found].map(([seat, choices]) => [seat, choices.map(({ text }) => text)])).toEqual([
    [1, ["beer 1", "heal 1"]],
  ]);
  expect(withoutSeat(options).map(({ text }) => text)).toEqual(["pass"]);
});

test("arrows are swapped by pointing, never by a button", () => {
  expect(withoutSeat([choice("swap_arrows 3", ["arrows", 3])])).toEqual([]);
});

test("dice of any option can be thrown again", () => {
  const options = [
    choice("rethrow 13", ["dice", 0b101]),
    choice("rethrow 2", ["dice", 0b10]),
    choice("keep"),
  ];
  expect(throwable(options)).toBe(0b111);
  expect(throwable([choice("keep")])).toBe(0);
});

test("a mask of dice is spelt by their places", () => {
  expect([0, 0b10101, 0b111111].map(spelt)).toEqual(["", "135", "123456"]);
  expect([0, 0b10101, 0b111111].map(size)).toEqual([0, 3, 6]);
});

test("the distance goes the shorter way over the living", () => {
  const living = [true, true, false, true, true, true];
  expect(distance(living, 0, 1)).toBe(1);
  expect(distance(living, 0, 5)).toBe(1);
  expect(distance(living, 0, 3)).toBe(2);
  expect(distance(living, 1, 4)).toBe(2);
});

test("there is no distance to the dead, from the dead or to oneself", () => {
  const living = [true, false, true];
  expect([distance(living, 0, 1), distance(living, 1, 0), distance(living, 2, 2)]).toEqual([
    null,
    null,
    null,
  ]);
});

test("a window in which a role may be revealed offers its powers beside the pass", () => {
  const window = question("doc_window", { options: [choice("turn 1 arrow"), choice("pass")] });
  expect(isReveal(window)).toBe(true);
  expect(powers(window).map(({ text }) => text)).toEqual(["turn 1 arrow"]);
  expect(isReveal(question("throw"))).toBe(false);
});
