import { expect, test } from "vitest";
import {
  aimedAt,
  bySeat,
  isReveal,
  pairOf,
  pairsWith,
  powers,
  throwable,
  throwing,
  throwOf,
  withoutSeat,
} from "../../../src/games/bang_dice/choices";
import { choice, question } from "../../table";

const texts = (choices: { text: string }[]) => choices.map(({ text }) => text);

test("options that name one player are found by the player; those that name two or none are not", () => {
  const options = [choice("beer 1", 1), choice("heal 1", 1), choice("swap 1 2", 1, 2), choice("pass")];
  const found = bySeat(options);
  expect([...found].map(([seat, choices]) => [seat, texts(choices)])).toEqual([[1, ["beer 1", "heal 1"]]]);
  expect(texts(withoutSeat(options))).toEqual(["pass"]);
});

test("a pair is picked player by player, in any order", () => {
  const options = [
    choice("swap 0 1", 0, 1),
    choice("swap 0 3", 0, 3),
    choice("swap 1 3", 1, 3),
    choice("pass"),
  ];
  expect(pairsWith(options, null)).toHaveLength(3);
  const pairs = pairsWith(options, 3);
  expect(texts(pairs)).toEqual(["swap 0 3", "swap 1 3"]);
  expect(pairOf(pairs, 3, 1)?.text).toBe("swap 1 3");
  expect([pairOf(pairs, 3, 2), pairOf(pairs, 3, 3)]).toEqual([undefined, undefined]);
});

test("the reason is asked of the same answer with another player in it", () => {
  expect(aimedAt(choice("shoot 1", 1), 4)).toBe("shoot 4");
  expect(aimedAt(choice("haunt beer 1", "beer", 1), 4)).toBe("haunt beer 4");
});

test("dice that an option names can be thrown again", () => {
  const options = [
    choice("stop"),
    choice("rethrow 3", "3"),
    choice("rethrow 1", "1"),
    choice("rethrow 13", "13"),
  ];
  expect(throwable(options)).toEqual([0, 2]);
  expect(throwable([choice("stop")])).toEqual([]);
  expect(throwOf(options, [2, 0])?.text).toBe("rethrow 13");
  expect(throwOf(options, [])?.text).toBe("stop");
  expect(throwOf(options, [1])).toBeUndefined();
  expect(throwing(1)).toBe("rethrow 2");
});

test("a window in which a role may be revealed offers its powers beside the pass", () => {
  const window = question("doc_window", { window: true, options: [choice("force_throw"), choice("pass")] });
  expect(isReveal(window)).toBe(true);
  expect(texts(powers(window))).toEqual(["force_throw"]);
  expect(isReveal(question("throw_again"))).toBe(false);
});
