import { expect, test } from "vitest";
import { Choosing } from "../../../src/games/bang_dice/choosing.svelte";

test("a step back undoes what was picked last, and says when nothing is left", () => {
  const choosing = new Choosing();
  choosing.toggle(2);
  choosing.seat = 1;
  choosing.die = 3;
  expect([choosing.back(), choosing.die, choosing.seat]).toEqual([true, null, 1]);
  expect([choosing.back(), choosing.seat, choosing.dice]).toEqual([true, null, [2]]);
  expect([choosing.back(), choosing.dice]).toEqual([true, []]);
  expect(choosing.back()).toBe(false);
});

test("a die that is picked twice is not picked", () => {
  const choosing = new Choosing();
  for (const place of [0, 4, 0]) choosing.toggle(place);
  expect(choosing.dice).toEqual([4]);
});
