import { beforeEach, expect, test } from "vitest";
import type { DiceView } from "../../../src/games/bang_dice/acting";
import { ending, emblemOf, isSpecial, typeOf } from "../../../src/games/bang_dice/roles";
import { layOut } from "../../../src/pieces";
import { piece, view } from "../../table";

beforeEach(() =>
  layOut("bang_dice", [
    piece("sheriff", { family: "sheriff" }),
    piece("outlaw_1", { kind: "outlaw", family: "outlaw" }),
    piece("outlaw_2", { kind: "outlaw", family: "outlaw" }),
    piece("renegade_1", { kind: "renegade", family: "renegade" }),
    piece("the_bad", { family: "outlaw" }),
  ]),
);

test("copies of a role look alike, and a special role shows the type that it counts as", () => {
  expect(emblemOf("outlaw_1")).toBe(emblemOf("outlaw_2"));
  expect([typeOf("the_bad"), isSpecial("the_bad")]).toEqual(["outlaw", true]);
  expect([typeOf("outlaw_1"), isSpecial("outlaw_1")]).toEqual(["outlaw", false]);
  expect([typeOf("?role"), isSpecial("?role")]).toEqual([null, false]);
});

const over = (winners: number[], teams: DiceView["teams"]) =>
  view<DiceView>({
    over: true,
    result: { winners, scores: [], reason: "" },
    role: [["sheriff"], ["outlaw_1"], ["renegade_1"]],
    character: ["", "", ""],
    living: [true, true, true],
    ghost: -1,
    teams,
  });

test("the end sheet shows the teams that the server names, winners first", () => {
  const end = ending(
    over(
      [1],
      [
        { name: "law", seats: [0] },
        { name: "outlaws", seats: [1] },
        { name: "renegade", seats: [2] },
      ],
    ),
    ["Ann", "Bob", "Cid"],
  );
  expect(end.teams.map(({ won, members }) => [won, members.map(({ seat }) => seat)])).toEqual([
    [true, [1]],
    [false, [0]],
    [false, [2]],
  ]);
});

test("the Ghost is called so once, with the side that a Renegade has joined", () => {
  const dead = over([0], [{ name: "law", seats: [0, 1, 2] }]);
  dead.living = [true, false, false];
  const told = (more: Partial<DiceView>) =>
    ending({ ...dead, ...more }, ["Ann", "Bob", "Cid"]).teams[0]!.members.map(({ fate }) => fate);
  expect(told({ ghost: 2, ghost_side: "deputy" })).toEqual(["", "out", "Ghost on the side of the law"]);
  expect(told({ ghost: 1, ghost_side: "" })).toEqual(["", "Ghost", "out"]);
});

test("who stood alone is called by name", () => {
  const end = ending(
    over(
      [2],
      [0, 1, 2].map((seat) => ({ name: "alone", seats: [seat] })),
    ),
    ["Ann", "Bob", "Cid"],
  );
  expect(end.teams.map(({ name }) => name)).toEqual(["Cid", "Ann", "Bob"]);
  expect(end.title).toContain("Cid");
});
