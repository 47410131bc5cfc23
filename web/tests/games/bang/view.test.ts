import { expect, test } from "vitest";
import { ending } from "../../../src/games/bang/ending";
import { sight, type Bang } from "../../../src/games/bang/view";
import { layOut } from "../../../src/pieces";
import { piece, view } from "../../table";

const seen = view<Bang>({
  ways: [
    [[], [0, 1], [0, 2]],
    [[1, 0], [], []],
    [[2, 0], [], []],
  ],
  distances: [
    [0, 1, 2],
    [1, 0, 0],
    [1, 0, 0],
  ],
  away: [0, 0, 1],
  nearer: [0, 0, 0],
  ranges: [1, 1, 1],
  in_reach: [[1], [0], [0]],
});

test("one player sees another as the server says, and nobody sees themselves", () => {
  expect(sight(seen, 0, 2)).toEqual({
    way: [0, 2],
    away: 1,
    nearer: 0,
    distance: 2,
    range: 1,
    inReach: false,
  });
  expect(sight(seen, 0, 1)?.inReach).toBe(true);
  expect([sight(seen, 0, 0), sight(seen, 1, 2), sight(seen, null, 1)]).toEqual([null, null, null]);
});

const over = view<Bang>({
  seats: 4,
  result: { winners: [0, 3], scores: [1, 0, 0, 1], reason: "BANG-163" },
  sides: ["law", "outlaws", "outlaws", "law"],
  roles: ["sheriff", "outlaw_1", "outlaw_2", "renegade"],
  characters: ["bart_cassidy", "black_jack", "el_gringo", "kit_carlson"],
  alive: [true, false, false, false],
});

test("at the end those who fought for one side are a team, and the winners come first", () => {
  layOut("bang", [piece("outlaw_1", { kind: "outlaw" }), piece("outlaw_2", { kind: "outlaw" })]);
  const found = ending({
    ...over,
    sides: over.sides.toReversed(),
    result: { ...over.result!, winners: [1, 2] },
  });
  expect(ending(view<Bang>())).toBeNull();
  expect(found?.teams.map((team) => team.won)).toEqual([true, false]);
  const { title, teams } = ending(over)!;
  expect(title).toContain("The law");
  expect(teams.map((team) => [team.won, team.members.map(({ seat }) => seat)])).toEqual([
    [true, [0, 3]],
    [false, [1, 2]],
  ]);
  expect(teams[1]!.members[0]!.part).toBe("Outlaw, Black Jack");
});
