import { beforeEach, expect, test } from "vitest";
import { aboutFace, aboutSeat, selfOf } from "../../../src/games/bang_dice/about";
import type { DiceView } from "../../../src/games/bang_dice/acting";
import { layOut } from "../../../src/pieces";
import { piece, view } from "../../table";

beforeEach(() =>
  layOut("bang_dice", [piece("the_bad", { family: "outlaw" }), piece("deputy", { family: "deputy" })]),
);
const NAMES = ["Ann", "Bob", "Cy"];
const table = (more: Partial<DiceView> = {}) =>
  view<DiceView>({
    seats: 5,
    seat: 0,
    role: [["the_bad"], ["?role"]],
    character: ["paul_regret", "lucky_duke"],
    living: [true, true],
    face_up: [false, false],
    life: [5, 3],
    maximum: [8, 8],
    arrows: [0, 2],
    chief: 1,
    ghost: -1,
    ghost_side: "",
    ghost_tokens: [],
    away: [null, 1],
    in_reach: [1],
    hits: [[1, 2], []],
    gatling_gun: [1, 3],
    pending: [0, 0],
    ...more,
  });
const told = (seen: { parts?: { text: string }[] }) => seen.parts?.map(({ text }) => text).join(" ");

test("a die tells what it will do, and to whom it can, as the server says", () => {
  expect(told(aboutFace(table(), "bullseye_1", NAMES))).toBe("Can hit Bob and Cy now.");
  expect(told(aboutFace(table(), "bullseye_2", NAMES))).toBe("");
  expect(told(aboutFace(table(), "double_gatling", NAMES))).toBe("1 of the 3 that it takes.");
  expect(aboutFace(table(), "beer", NAMES).text).toContain("they gain a life point");
});

test("a player is told with life, arrows, distance, and the role only if it is known", () => {
  const parts = told(aboutSeat(table(), 1))!;
  expect(parts).toMatch(/3 of 8 life points Holds 2 arrows.*counts as two arrows.*One place away.*secret/);
  expect(told(aboutSeat(table(), 0))).toContain("Kill the Sheriff");
});

test("what is laid out for a player is told, and what they are about to lose", () => {
  const aimed = table({
    ask: { kind: "aim", points: [0, 2] } as unknown as DiceView["ask"],
    pending: [0, 1],
  });
  expect(told(aboutSeat(aimed, 1))).toMatch(/2 shots are aimed at them.*about to lose a life point\./);
  const poured = table({ ask: { kind: "beer", beers: [1, 0] } as unknown as DiceView["ask"] });
  expect(told(aboutSeat(poured, 0))).toContain("One Beer is poured for them.");
});

test("a power that has been used is told no more, nor what only the living can do", () => {
  expect(selfOf(table({ face_up: [true, false] }))!.text).not.toContain("reveal the role");
  expect(selfOf(table({ living: [false, true] }))!.text).not.toMatch(/reveal the role|Gatling/);
});

test("the dead are told whether they can still win", () => {
  const dead = table({ living: [false, true] });
  expect(selfOf(dead)!.text).toMatch(/^You are dead. Your side can still win./);
  expect(selfOf({ ...dead, seats: 3 })!.text).toMatch(/^You are dead, and cannot win any more\.$/);
});

test("a Renegade who is the Ghost is told the goal of the side that they have joined", () => {
  const ghost = table({ living: [false, true], ghost: 0 });
  expect(selfOf(ghost)!.text).toContain("Kill the Sheriff.");
  const text = selfOf({ ...ghost, ghost_side: "deputy" })!.text;
  expect(text).toMatch(/Ghost on the side of the law\. Keep the Sheriff alive/);
  expect(text).not.toContain("Kill the Sheriff");
});

test("one's own role, goal and powers are told, also to the Ghost", () => {
  const self = selfOf(table())!;
  expect(self.title).toBe("The Bad · Paul Regret");
  expect(self.text).toMatch(/Kill the Sheriff.*to deny another player.*Gatling Gun does you no harm/);
  const ghost = selfOf(table({ living: [false, true], ghost: 0, ghost_side: "deputy" }))!;
  expect(ghost.text).toMatch(/play on as the Ghost.*Ghost on the side of the law\./);
  expect(selfOf(table({ seat: null }))).toBeNull();
  expect(selfOf(table({ seats: 3, role: [["deputy"]] }))!.text).toContain("Eliminate the Renegade yourself");
});
