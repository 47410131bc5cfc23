import { expect, test } from "vitest";
import { outcome } from "../../../src/games/slap45/result";
import type { Line, Told } from "../../../src/state";

const log = (...told: Told[]) => told.map((one, at) => ({ number: at + 1, told: one })) as unknown as Line[];
const judged = (target: number | null, covered: boolean): Told => ({
  event: "round_judged",
  clauses: [],
  slapper: 0,
  target,
  protected: covered,
});
const lost = { event: "members_lost", clauses: [], seat: 1, members: ["a"] } as unknown as Told;

test("a shot at somebody in cover of which nothing comes was stopped there", () => {
  expect(outcome(log(judged(1, true)))).toEqual({ kind: "stopped", seat: 1 });
});
test("a shot that goes through cover was not stopped", () => {
  expect(outcome(log(judged(1, true), lost))).toBeNull();
});
test("a slap that points at nobody misses", () => {
  expect(outcome(log(judged(null, false)))).toEqual({ kind: "missed", seat: 0 });
});
test("nothing is said of a hit", () => {
  expect(outcome(log(judged(1, false), lost))).toBeNull();
});
