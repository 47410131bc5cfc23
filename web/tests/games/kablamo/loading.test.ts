import { describe, expect, test } from "vitest";
import { Loading, loadOf, type Load } from "../../../src/games/kablamo/loading.svelte";
import type { Kablamo } from "../../../src/games/kablamo/acting";
import { choice, question, view } from "../../table";

const BULLETS = ["kablamo_1", "click_1", "misfire_1"];
const load = (name: string, position: number) =>
  choice(`load ${name} > ${position}`, ["bullet", name], ["position", position]);
const asks = (number: number, position: number, more = {}) =>
  question("reload", { number, options: BULLETS.map((name) => load(name, position)), ...more });
const OWN: Load = { seat: 1, owner: 1, positions: [5, 4, 2, 1], count: 3 };
const table = (ask: Record<string, unknown> = {}) =>
  view<Kablamo>({
    seat: 1,
    spares: [[], BULLETS],
    drawn: ["ricochet_1"],
    ask: { kind: "reload", clauses: [], answer: null, source: "spares", loads: [OWN], ...ask },
  });
const loading = (asked = asks(1, 5), of = table()) => Loading.of(of, loadOf(of)!, asked);
const laid = (load: Loading) => [...load.laid];

describe("a load", () => {
  test("fills the empty chambers of the own revolver in the order in which they are fired", () => {
    const load = loading();
    expect(load.places).toEqual([5, 4, 2, 1]);
    for (const bullet of [2, 0, 1]) load.put(bullet);
    expect(laid(load)).toEqual([
      [5, 2],
      [4, 0],
      [2, 1],
    ]);
    expect(load.complete).toBe(true);
  });
  test("goes into the chambers and the revolver that the question names", () => {
    const other = { ...OWN, owner: 0, positions: [4, 0], count: 2 };
    const load = loading(asks(1, 4), table({ loads: [{ ...OWN, seat: 0 }, other] }));
    expect([load.owner, load.places, load.need]).toEqual([0, [4, 0], 2]);
    load.put(0, 5);
    expect(laid(load)).toEqual([]);
  });
  test("of drawn bullets does not touch the hand", () => {
    expect(loading(asks(1, 5), table({ source: "drawn" })).bullets).toEqual(["ricochet_1"]);
  });
  test("moves a bullet that is laid a second time, and one chamber holds one bullet", () => {
    const load = loading();
    load.put(0, 5);
    load.put(0, 2);
    expect(laid(load)).toEqual([[2, 0]]);
    load.put(1, 2);
    expect(laid(load)).toEqual([[2, 1]]);
    expect(load.placeOf(1)).toBe(2);
    expect(load.placeOf(0)).toBeUndefined();
  });
  test("takes nothing into a chamber that is full already", () => {
    const load = loading();
    load.put(0, 3);
    expect(laid(load)).toEqual([]);
  });
  test("takes back what was laid last", () => {
    const load = loading();
    load.put(0);
    load.put(1);
    load.back();
    expect(laid(load)).toEqual([[5, 0]]);
  });
});

describe("sealing a load", () => {
  test("says it part by part, each as soon as the one before was taken", () => {
    const said: string[] = [];
    const answer = (action: string) => void said.push(action);
    const load = loading();
    for (const bullet of [2, 0, 1]) load.put(bullet);
    load.seal(asks(1, 5), answer);
    load.go(asks(1, 5), answer);
    expect(said).toEqual(["load misfire_1 > 5"]);
    load.go(asks(2, 4), answer);
    load.go(asks(3, 2), answer);
    load.go(asks(4, 1), answer);
    expect(said.slice(1)).toEqual(["load kablamo_1 > 4", "load click_1 > 2"]);
  });
  test("says nothing while a bullet is missing", () => {
    const load = loading();
    load.put(0);
    load.seal(asks(1, 5), () => expect.unreachable());
  });
  test("goes on after a reload of the page where the answer stopped", () => {
    const said: string[] = [];
    const answer = (action: string) => void said.push(action);
    const asked = asks(2, 4, { given: [load("click_1", 5)] });
    const again = loading(asked);
    expect(laid(again)).toEqual([[5, 1]]);
    again.put(0);
    again.put(2);
    again.seal(asked, answer);
    again.go(asks(3, 2), answer);
    again.go(asks(4, 5), answer);
    expect(said).toEqual(["load kablamo_1 > 4", "load misfire_1 > 2"]);
  });
  test("chooses the chambers where bullets are short", () => {
    const said: string[] = [];
    const asked = question("reload", { options: [5, 4, 2, 1].map((position) => load("click_1", position)) });
    const short = new Loading({ ...OWN, count: 1 }, ["click_1"], []);
    short.put(0, 2);
    short.seal(asked, (action) => said.push(action));
    expect(said).toEqual(["load click_1 > 2"]);
  });
});

test("only a seat that the question names loads", () => {
  expect(loadOf(table())).toEqual(OWN);
  expect(loadOf(table({ loads: [{ ...OWN, seat: 0 }] }))).toBeNull();
  expect(loadOf(table({ loads: undefined }))).toBeNull();
});
