import { describe, expect, test } from "vitest";
import { after, flipOf, sceneSoFar, sceneAsked } from "../../../src/games/bang/scene";
import type { Bang } from "../../../src/games/bang/view";
import type { Told } from "../../../src/state";
import { layOut } from "../../../src/pieces";
import { piece, view } from "../../table";

layOut(
  "bang",
  [
    ["indians_kd", "indians"],
    ["general_store_9c", "general_store"],
    ["bang_3c", "bang"],
    ["duel_qd", "duel"],
  ].map(([name, kind]) => piece(name!, { kind: kind! })),
);

const table = (more: Partial<Bang> = {}) => view<Bang>({ seats: 5, ring: [0, 1, 2, 3, 4], turn: 1, ...more });
const log = (...events: Told[]) => events.map((told, at) => ({ at, told, stage: 0 }));
const indians: Told = { event: "card_played", seat: 1, card: "indians_kd", target: -1 };

test("seats are counted clockwise from anywhere, over those still in the game", () => {
  expect(after(table({ ring: [0, 2, 4] }), 3)).toEqual([4, 0, 2]);
});

describe("a scene", () => {
  test("of Indians is at everybody else, in turn order", () => {
    expect(sceneSoFar(log(indians), table())).toMatchObject({ kind: "indians", by: 1, at: [2, 3, 4, 0] });
  });
  test("of the General Store begins with its owner", () => {
    const store = sceneSoFar(log({ ...indians, card: "general_store_9c" }), table());
    expect(store).toMatchObject({ kind: "store", at: [1, 2, 3, 4, 0] });
  });
  test("remembers who was safe by which card and who was hit", () => {
    const thrown = { event: "card_discarded", seat: 2, card: "bang_3c" };
    const scene = sceneSoFar(log(indians, thrown, { event: "life_lost", seat: 3 }), table());
    expect(scene).toMatchObject({ done: { 2: "safe", 3: "hit" }, thrown: { 2: ["bang_3c"] } });
  });
  test("still has at it a player who was eliminated in it", () => {
    const out = { event: "eliminated", seat: 2 };
    expect(sceneSoFar(log(indians, out), table({ ring: [0, 1, 3, 4] }))?.at).toEqual([2, 3, 4, 0]);
  });
  test("of equipment is that of the card as which it is used", () => {
    const used = { event: "equipment_used", seat: 1, card: "pardner_1", used_as: "duel", target: 3 };
    expect(sceneSoFar(log(used), table())).toMatchObject({ kind: "duel", by: 1, at: [3] });
    expect(sceneSoFar(log({ ...used, used_as: "", target: -1 }), table())).toBeNull();
  });
  test("is over with the turn, and starts anew with the next card", () => {
    expect(sceneSoFar(log(indians, { event: "play_ended" }), table())).toBeNull();
    const shot = { event: "card_played", seat: 1, card: "bang_3c", target: 3 };
    expect(sceneSoFar(log(indians, shot), table())).toMatchObject({ kind: "shot", at: [3], done: {} });
  });
  test("of a duel keeps all cards that each has thrown", () => {
    const duel = { event: "card_played", seat: 1, card: "duel_qd", target: 3 };
    const thrown = [
      { event: "card_discarded", seat: 3, card: "bang_3c" },
      { event: "card_discarded", seat: 1, card: "bang_4c" },
      { event: "card_discarded", seat: 3, card: "bang_5c" },
    ];
    expect(sceneSoFar(log(duel, ...thrown), table())?.thrown).toEqual({
      1: ["bang_4c"],
      3: ["bang_3c", "bang_5c"],
    });
  });
});

test("a flip is told by the last cards that were turned over, until its result is known", () => {
  const turned = { event: "cards_revealed", seat: 2, cards: ["bang_3c"], source: "jail" };
  const shuffled = { event: "deck_shuffled" };
  expect(flipOf([], null)).toBeNull();
  expect(flipOf(log(turned), shuffled)).toEqual({ source: "jail", by: 2, result: "", good: false });
  const resolved = { event: "draw_resolved", seat: 2, card: "beer_6h", source: "jail", good: true };
  expect(flipOf(log(turned), resolved)).toMatchObject({ result: "beer_6h", good: true });
});

describe("the question at hand", () => {
  const ask = (kind: string, more: Record<string, unknown>) =>
    table({ ask: { kind, clauses: [], answer: null, ...more } });

  test("lays the scene where none was seen, as after a welcome", () => {
    expect(sceneAsked(null, ask("dodge", { seat: 2, shooter: 4 }))).toMatchObject({
      kind: "shot",
      by: 4,
      at: [2],
    });
    expect(sceneAsked(null, ask("fight_indians", { seat: 2, by: 1 }))?.at).toEqual([2, 3, 4, 0]);
  });
  test("of a duel has the challenger on one side, whoever is asked", () => {
    const sides = [
      { seat: 3, challenger: 1, other: 1 },
      { seat: 1, challenger: 1, other: 3 },
    ].map((fields) => sceneAsked(null, ask("answer_duel", fields)));
    expect(sides).toMatchObject([
      { by: 1, at: [3] },
      { by: 1, at: [3] },
    ]);
  });
  test("keeps the scene that it belongs to and drops any other", () => {
    const scene = sceneSoFar(log(indians), table());
    expect(sceneAsked(scene, ask("fight_indians", { seat: 2, by: 1 }))).toBe(scene);
    expect(sceneAsked(scene, ask("last_chance", { seat: 2 }))).toBe(scene);
    expect(sceneAsked(scene, ask("play", { seat: 1 }))).toBeNull();
  });
});
