import { beforeEach, describe, expect, test } from "vitest";
import type { Slap } from "../../../src/games/slap45/acting";
import { baseKey, meant, moves } from "../../../src/games/slap45/press";
import { layOut } from "../../../src/pieces";
import { piece, view } from "../../table";

describe("keys (SLAP-181)", () => {
  test("point at the opponents and bases clockwise from the own seat", () => {
    expect(meant("Digit1", 2, 4)).toEqual({ kind: "center", target: 3 });
    expect(meant("Numpad3", 2, 4)).toEqual({ kind: "center", target: 1 });
    expect(meant("KeyA", 2, 4)).toEqual({ kind: "base", base: 2 });
    expect(meant("KeyD", 2, 4)).toEqual({ kind: "base", base: 0 });
  });
  test("slap the card without pointing, and take the hand away", () => {
    expect(meant("Space", 0, 3)).toEqual({ kind: "center" });
    expect(meant("KeyX", 0, 3)).toEqual({ kind: "leave", hand: "main" });
  });
  test("of seats that nobody has mean nothing", () => {
    expect(["Digit4", "Digit0", "KeyG", "KeyQ", "Enter"].map((code) => meant(code, 0, 4))).toEqual(
      Array(5).fill(null),
    );
  });
  test("reach every opponent and every base at every table", () => {
    for (const seats of [3, 4, 5, 6, 7]) {
      const bases = [..."ASDFGHJ"].map((key) => meant(`Key${key}`, 1, seats)?.base);
      expect(bases.filter((base) => base !== undefined).toSorted()).toEqual([...Array(seats).keys()]);
      const targets = [..."123456"].map((key) => meant(`Digit${key}`, 1, seats)?.target);
      expect(targets.filter((seat) => seat !== undefined)).toHaveLength(seats - 1);
      expect(targets).not.toContain(1);
    }
  });
  test("are shown at the bases", () => {
    expect([0, 6, 7].map(baseKey)).toEqual(["A", "J", ""]);
  });
});

beforeEach(() =>
  layOut("slap45", [
    piece("move_1", { kind: "move", family: "card" }),
    piece("gold_1", { kind: "gold", family: "card" }),
  ]),
);

const table = (more: Partial<Slap> = {}) =>
  view<Slap>({
    seat: 0,
    main: [-1, -1],
    off: [-1, -1],
    second_hand: [true, false],
    ...more,
  });

describe("the hands that a press moves (SLAP-182, SLAP-185)", () => {
  const press = { kind: "base", base: 1 } as const;
  const hands = (main: number, off: number) => ({ main: [main, -1], off: [off, -1] });
  const picked = (main: number, off: number, card = "gold_1", more: Partial<Slap> = {}, force = false) =>
    moves(press, table(more), hands(main, off), card, force).map((move) => `${move.kind} ${move.hand}`);

  test("main if it is free, else off", () => {
    expect(picked(-1, -1)).toEqual(["base main"]);
    expect(picked(0, -1)).toEqual(["base off"]);
  });
  test("off if the player forces it", () => {
    expect(picked(-1, -1, "gold_1", {}, true)).toEqual(["base off"]);
  });
  test("on Move! main leaves its old base with the slap, and off leaves with the first press", () => {
    const old = { main: [0, -1], off: [1, -1] };
    expect(picked(0, -1, "move_1", { main: [0, -1] })).toEqual(["base main"]);
    expect(picked(0, 1, "move_1", old)).toEqual(["leave off", "base main"]);
    expect(picked(1, -1, "move_1", old)).toEqual(["base off"]);
  });
  test("those of others have one hand only, which is not named", () => {
    expect(moves(press, table({ seat: 1 }), hands(-1, -1), "gold_1", false)).toEqual([press]);
  });
  test("leaving takes away every hand that is in a base", () => {
    const leave = { kind: "leave", hand: "main" } as const;
    const left = (main: number, off: number) =>
      moves(leave, table(), hands(main, off), undefined, false).map((move) => move.hand);
    expect([left(0, 1), left(-1, 1), left(-1, -2)]).toEqual([["main", "off"], ["off"], []]);
  });
});
