import { describe, expect, test } from "vitest";
import { Loading, isLoading } from "../../../src/games/kablamo/loading.svelte";
import type { Kablamo } from "../../../src/games/kablamo/acting";
import { choice, question, view } from "../../table";

const BULLETS = ["kablamo_1", "click_1", "misfire_1"];
const asks = (number: number, position: number, more = {}) =>
  question("reload", {
    number,
    options: BULLETS.map((name) => choice(`load ${name} > ${position}`, name, ["position", position])),
    ...more,
  });
const table = (more: Partial<Kablamo> = {}) =>
  view<Kablamo>({
    seat: 1,
    revolver: [1, 0],
    chambers: [
      ["?bullet", null, null, "?bullet", null, null],
      [null, null, null, null, null, null],
    ],
    spares: [[], BULLETS],
    drawn: ["ricochet_1"],
    ...more,
  });
const laid = (load: Loading) => [...load.laid];

describe("a load", () => {
  test("fills the empty chambers of the own revolver in the order in which they are fired", () => {
    const load = Loading.of(table(), asks(1, 5));
    expect(load.places).toEqual([5, 4, 2, 1]);
    for (const bullet of [2, 0, 1]) load.put(bullet);
    expect(laid(load)).toEqual([
      [5, 2],
      [4, 0],
      [2, 1],
    ]);
    expect(load.complete).toBe(true);
  });
  test("of another's revolver leaves the chamber that is fired first alone", () => {
    const ask = { kind: "honor_load", clauses: [], answer: null, owner: 0 };
    const load = Loading.of(table({ ask }), question("honor_load"));
    expect([load.seat, load.places]).toEqual([0, [4, 3, 2, 1, 0]]);
  });
  test("of drawn bullets does not touch the hand", () => {
    expect(Loading.of(table(), question("speed_load_arrange")).bullets).toEqual(["ricochet_1"]);
  });
  test("moves a bullet that is laid a second time, and one chamber holds one bullet", () => {
    const load = Loading.of(table(), asks(1, 5));
    load.put(0, 5);
    load.put(0, 2);
    expect(laid(load)).toEqual([[2, 0]]);
    load.put(1, 2);
    expect(laid(load)).toEqual([[2, 1]]);
    expect(load.placeOf(1)).toBe(2);
    expect(load.placeOf(0)).toBeUndefined();
  });
  test("takes nothing into a chamber that is full already", () => {
    const load = Loading.of(table(), asks(1, 5));
    load.put(0, 3);
    expect(laid(load)).toEqual([]);
  });
  test("takes back what was laid last", () => {
    const load = Loading.of(table(), asks(1, 5));
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
    const load = Loading.of(table(), asks(1, 5));
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
    const load = Loading.of(table(), asks(1, 5));
    load.put(0);
    load.seal(asks(1, 5), () => expect.unreachable());
  });
  test("goes on after a reload of the page where the answer stopped", () => {
    const said: string[] = [];
    const asked = asks(2, 4, { answer: "load click_1 > 5" });
    const load = Loading.of(table(), asked);
    expect(laid(load)).toEqual([[5, 1]]);
    load.put(0);
    load.put(2);
    load.seal(asked, (action) => said.push(action));
    expect(said).toEqual(["load kablamo_1 > 4"]);
  });
});

test("only questions that load are loads", () => {
  expect([question("reload"), question("assign"), null].map(isLoading)).toEqual([true, false, false]);
});
