import { beforeEach, expect, test } from "vitest";
import type { Kablamo } from "../../../src/games/kablamo/acting";
import { Loading, type Load } from "../../../src/games/kablamo/loading.svelte";
import { layOut } from "../../../src/pieces";
import { piece, question, view } from "../../table";

beforeEach(() => layOut("kablamo", [piece("click"), piece("kablamo", { deadly: true })]));

function loading(owner: number): Loading {
  const load: Load = { seat: 1, owner, positions: [5, 4], count: 2 };
  const ask = { kind: "reload", clauses: [], answer: null, source: "spares", first: 5 };
  const table = view<Kablamo>({
    seat: 1,
    spares: [[], ["click", "kablamo"]],
    ask: { ...ask, loads: [load] },
  });
  return Loading.of(table, load, question("reload"));
}

test("a Kablamo is deadly in the chamber that is fired first, and in no other", () => {
  const load = loading(1);
  expect(load.isDeadly).toBe(false);
  load.put(1, 4);
  expect(load.isDeadly).toBe(false);
  load.put(1, 5);
  expect(load.isDeadly).toBe(true);
});

test("it is no danger to load it into another player’s revolver", () => {
  const load = loading(0);
  load.put(1, 5);
  expect(load.isDeadly).toBe(false);
});
