import { beforeEach, describe, expect, test } from "vitest";
import type { Kablamo } from "../../../src/games/kablamo/acting";
import { Pointing } from "../../../src/games/kablamo/pointing.svelte";
import type { Choice } from "../../../src/wire";
import { choice, question, view } from "../../table";

let said: string[] = [];
let asked: string[] = [];
beforeEach(() => {
  said = [];
  asked = [];
});

function pointing(kind: string, options: Choice[], window = false): Pointing {
  return new Pointing(() => ({
    question: question(kind, { options, window }),
    view: view<Kablamo>({ seat: 1 }),
    answer: (action) => said.push(action),
    why: (action) => asked.push(action),
  }));
}

describe("pointing at a player", () => {
  test("answers with the option that names the player, else asks why it may not be", () => {
    const at = pointing("assign", [choice("assign 0", 0), choice("assign 2", 2)]);
    at.atSeat(2);
    at.atSeat(1);
    expect([said, asked]).toEqual([["assign 2"], ["assign 1"]]);
  });
  test("needs two of them for a pair, in either order; the same player twice is none", () => {
    const at = pointing("pair", [choice("pair 0 1", 0, 1), choice("pair 0 2", 0, 2)]);
    at.atSeat(2);
    at.atSeat(2);
    expect(at.first).toBeNull();
    at.atSeat(2);
    expect([...at.seats.keys()].toSorted()).toEqual([0, 2]);
    at.atSeat(0);
    expect(said).toEqual(["pair 0 2"]);
  });
  test("plays the bullet that was chosen at the player", () => {
    const plays = [0, 2].map((seat) => choice(`play double_cross_1 > ${seat}`, "double_cross_1", seat));
    const at = pointing("react", plays, true);
    expect(at.atSeats).toBe(false);
    at.atBullet("double_cross_1");
    expect([...at.seats.keys()]).toEqual([0, 2]);
    at.atSeat(2);
    expect(said).toEqual(["play double_cross_1 > 2"]);
  });
});

describe("pointing at a bullet of the hand", () => {
  test("with one use plays it, with none asks why", () => {
    const at = pointing("react", [choice("play lights_out_1", "lights_out_1"), choice("pass")], true);
    at.atBullet("lights_out_1");
    at.atBullet("click_1");
    expect([said, asked]).toEqual([["play lights_out_1"], ["play click_1 > 1"]]);
  });
});

describe("pointing at a chamber", () => {
  test("picks it where the question names it, of the right revolver", () => {
    const pick = (seat: number, position: number) =>
      choice(`pick ${seat}:${position}`, seat, ["position", position]);
    const at = pointing("pick", [pick(0, 3), pick(2, 3), pick(2, 4)]);
    expect([...at.chambers(2)]).toEqual([
      [3, "pick 2:3"],
      [4, "pick 2:4"],
    ]);
    at.atChamber(2, 4);
    at.atChamber(0, 5);
    expect([said, asked]).toEqual([["pick 2:4"], ["pick 0:5"]]);
  });
  test("of the own revolver is meant where no seat is named", () => {
    const at = pointing("chamber", [choice("chamber 2", ["position", 2])]);
    expect([at.chambers(0).size, at.chambers(1).size]).toEqual([0, 1]);
  });
});
