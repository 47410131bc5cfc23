import { expect, test } from "vitest";
import { decisive, fallOf, verdict } from "../src/ending";
import { ending } from "../src/games/bang/ending";
import type { Bang } from "../src/games/bang/view";
import type { Line } from "../src/state";
import { view } from "./table";

const NAMES = ["Ann", "Belle", "Clem"];
const over = (game: string, reason: string, winners: number[], scores = [0, 0, 0]) =>
  view({ game, over: true, result: { winners, scores, reason } });

test.each([
  ["bang", "BANG-163", "the Outlaws and the Renegade fell, and the Sheriff still stood"],
  ["bang_dice", "DICE-146", "the Sheriff fell"],
])("%s tells winners, losers and onlookers why", (game, reason, why) => {
  const end = over(game, reason, [1]);
  expect(verdict(end, NAMES, 1)).toBe(`You won: ${why}.`);
  expect(verdict(end, NAMES, 0)).toBe(`You lost: ${why}.`);
  expect(verdict(end, NAMES, null)).toBe(`Belle won: ${why}.`);
});

test.each([
  [
    "BANG-162",
    "outlaw-out",
    [1],
    "You won: the Sheriff fell, and all Outlaws win together, even those who died.",
  ],
  ["BANG-162", "sheriff-out", [0], "You lost: you were the Sheriff, and you fell."],
  ["BANG-162", "deputy", [0], "You lost: the Sheriff fell."],
  ["BANG-161", "renegade", [1], "You won: the Sheriff fell, and you alone were left."],
  ["BANG-313", "outlaw", [1], "You won: you killed the one you hunted."],
  ["BANG-314", "outlaw", [1], "You won: you were the last one standing."],
  ["BANG-314", "outlaw-out", [0], "You lost: Ann was the last one standing."],
  ["BANG-313", "deputy-out", [0], "You lost: Ann killed the one they hunted."],
  ["DICE-145", "renegade", [1], "You won: the Sheriff fell, and you alone were left."],
  ["DICE-146", "renegade", [0], "You lost: the Sheriff fell while others were still standing."],
  ["DICE-146", "deputy-out", [0], "You lost: the Sheriff fell."],
  ["DICE-147", "sheriff", [1], "You won: the Outlaws and Renegades all fell, and you still stood."],
  ["DICE-215", "outlaw-out", [0], "You lost: Ann eliminated the one they hunted before anybody else fell."],
  ["DICE-218", "outlaw", [1], "You won: you were the last one standing."],
  ["DICE-218", "outlaw-out", [0], "You lost: Ann was the last one standing."],
])("%s is told to %s by what became of them", (reason, fate, winners, sentence) => {
  const game = reason.startsWith("DICE") ? "bang_dice" : "bang";
  expect(verdict(over(game, reason, winners), NAMES, 1, fate)).toBe(sentence);
});

test.each([
  [["law", "outlaws", "outlaws", "renegade"], [1, 2], "The Outlaws win"],
  [["renegade", "law", "outlaws", "outlaws"], [0], "The Renegade wins"],
  [["deputy", "outlaw", "renegade"], [1], "The Outlaw wins"],
  [["law", "outlaws", "outlaws", "renegade"], [], "Nobody wins"],
])("BANG! names the side that has won: %s, %s", (sides, winners, title) => {
  const seats = sides.map((_, seat) => seat);
  const over = {
    result: { winners, scores: seats, reason: "BANG-162" },
    sides,
    alive: seats.map((seat) => winners.includes(seat)),
    roles: seats.map(() => "outlaw"),
    characters: seats.map(() => "slab_the_killer"),
  } as unknown as Bang;
  const end = ending(over)!;
  expect(end.title).toBe(title);
  expect(end.teams.map((team) => team.won)).toEqual(
    [...new Set(sides)].map((_, place) => place === 0 && winners.length > 0),
  );
});

test.each([
  ["kablamo", "KAB-185", "nobody else was left alive", "only Belle was left alive"],
  ["slap45", "SLAP-161", "no other gang was left standing", "only Belle had a gang left"],
])("%s names to the losers who outlived them", (game, reason, won, lost) => {
  const end = over(game, reason, [1]);
  expect(verdict(end, NAMES, 1)).toBe(`You won: ${won}.`);
  expect(verdict(end, NAMES, 0)).toBe(`You lost: ${lost}.`);
  expect(verdict(end, NAMES, null)).toBe(`Belle won: ${won}.`);
});

test.each([
  ["bang_dice", "DICE-219", "the last ones fell together"],
  ["kablamo", "KAB-186", "the last ones fell together"],
  ["slap45", "SLAP-162", "the last gangs fell together"],
])("nobody wins %s when all fall", (game, reason, why) => {
  expect(verdict(over(game, reason, []), NAMES, 0)).toBe(`Nobody won: ${why}.`);
});

test("where money decides, the sentence says by how much, and why the game was over", () => {
  const why = "No marker was left in the centre.";
  const end = over("klack", "KLACK-011", [0], [54000, 42000, 0]);
  expect(verdict(end, NAMES, 0)).toBe(`You won with 54,000, 12,000 ahead of Belle. ${why}`);
  expect(verdict(end, NAMES, 2)).toBe(`You lost with 0, 54,000 behind Ann. ${why}`);
  expect(verdict(end, NAMES, null)).toBe(`Ann won with 54,000, 12,000 ahead of Belle. ${why}`);
});

test("a victory is shared", () => {
  const end = over("klack", "KLACK-013", [0, 1], [5000, 5000, 0]);
  const why = "There was nobody left to bid against.";
  expect(verdict(end, NAMES, 0)).toBe(`You share the victory with Belle: 5,000 each. ${why}`);
  expect(verdict(end, NAMES, 2)).toBe(`You lost with 0, 5,000 behind Ann and Belle. ${why}`);
  expect(verdict(end, NAMES, null)).toBe(`Ann and Belle share the victory with 5,000 each. ${why}`);
});

test("what decided the game is the last of its decisive events", () => {
  const log = ["clicked", "bids_opened", "victim_chosen", "banged", "game_ended"].map((event, at): Line => ({
    at,
    told: { event, seat: 0, victim: 1 },
    stage: 0,
  }));
  const found = decisive(log, "klack", ["victim_chosen", "clicked", "banged"]);
  expect(found.map((told) => told.event)).toEqual(["clicked", "victim_chosen", "banged"]);
  expect(decisive([...log, ...log], "klack", ["banged"])).toHaveLength(2);
});

test("whoever went out before the end is told how", () => {
  const told = [
    { event: "laid_out", kind: "marquis_of_queensbury_rules", bullet: "marquis_of_queensbury_rules_1" },
    { event: "laid_out", kind: "bolshevik_rules", bullet: "bolshevik_rules_1" },
    { event: "revealed", seats: [0, 1, 2], bullets: ["kablamo", "click", "click"] },
    { event: "eliminated", seats: [0], bullets: [["click"]] },
    { event: "revealed", seats: [1, 2], bullets: ["click", "click"] },
    { event: "revealed", seats: [1, 2], bullets: ["click", "kablamo"] },
    { event: "eliminated", seats: [2], bullets: [["click"]] },
  ];
  const log = told.map((one, at): Line => ({ at, told: one, stage: 0 }));
  const kinds = ["laid_out.bolshevik_rules", "revealed", "eliminated"];
  const fall = (you: number | null) => fallOf(log, "kablamo", kinds, ["eliminated"], you);
  expect(fall(0)).toEqual(told.slice(1, 4));
  expect(fall(1)).toEqual([]); // they won
  expect(fall(2)).toEqual([]); // the end tells it
  expect(fall(null)).toEqual([]);
});

test.each([
  [0, ["clicked", "mob_took"]],
  [1, ["victim_chosen", "banged"]],
  [2, []], // the end tells it
])("whoever may go out in more than one way is told of theirs: player %i", (you, events) => {
  const told = [
    { event: "victim_chosen", seat: 1, victim: 1 },
    { event: "banged", seat: 1, hand_size: 3 },
    { event: "victim_chosen", seat: 2, victim: 2 },
    { event: "clicked", seat: 2, pot: [1, 2] },
    { event: "mob_took", seats: [0] },
    { event: "clicked", seat: 2, pot: [1, 0] },
    { event: "victim_chosen", seat: 3, victim: 2 },
    { event: "banged", seat: 2, hand_size: 0 },
  ];
  const log = told.map((one, at): Line => ({ at, told: one, stage: 0 }));
  const kinds = ["victim_chosen", "clicked", "banged", "mob_took"];
  const found = fallOf(log, "klack", kinds, ["banged", "mob_took"], you);
  expect(found.map((one) => one.event).slice(-2)).toEqual(events);
});
