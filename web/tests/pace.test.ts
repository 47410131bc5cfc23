import { expect, test } from "vitest";
import { drafting, draftFor } from "../src/draft";
import { holdOf, isAlone } from "../src/pace";
import { apply, type Room, type Told } from "../src/state";
import { lobby, question, seatInfo, view } from "./table";

const chosen = (victim: number): Told => ({ event: "victim_chosen", seat: 2, victim, clauses: [] });
function roomOf(queue: number): Room {
  const room = apply(
    null,
    {
      type: "welcome",
      seat: 0,
      number: 0,
      events: [],
      view: view(),
      question: null,
      clock: null,
      lobby: lobby(),
      chat: [],
      orders: [],
      anew: false,
      passes: true,
      notes: [],
    },
    0,
  )!;
  return { ...room, queue: Array.from({ length: queue }, (_, at) => ({ at, told: chosen(1), stage: 0 })) };
}
const hold = (victim: number, speed: "slow" | "normal" | "fast" = "normal", queue = 1) =>
  holdOf({ hold: () => 1000 }, roomOf(queue), speed, chosen(victim), 0);

test("what concerns me is held longer than what does not", () => {
  expect(hold(0)).toBeGreaterThan(hold(1));
});
test("each pace is quicker than the one before", () => {
  expect(hold(0, "slow")).toBeGreaterThan(hold(0));
  expect(hold(0)).toBeGreaterThan(hold(0, "fast"));
});
test("where much has happened, what concerns others passes quickly, and what concerns me does not", () => {
  expect(hold(1, "normal", 20)).toBeLessThan(hold(1));
  expect(hold(0, "normal", 20)).toBe(hold(0));
});
test("whoever has only bots around is alone; a watcher is not", () => {
  const bots = [seatInfo(0), seatInfo(1, { who: "bot" }), seatInfo(2, { who: "bot" })];
  expect(isAlone(lobby({ seats: bots }), 0)).toBe(true);
  expect(isAlone(lobby({ seats: bots }), null)).toBe(false);
  expect(isAlone(lobby(), 0)).toBe(false);
});
test("an answer in the making is sent only if it is one, and only while somebody makes it", () => {
  const asked = question("bid", { options: [{ text: "bid (1,0)", verb: "bid", parts: [] }] });
  const end = drafting(() => "bid (1,0)");
  expect(draftFor(asked)).toBe("bid (1,0)");
  const ended = drafting(() => "bid (9,9)");
  expect(draftFor(asked)).toBe(null);
  ended();
  end();
  expect(draftFor(asked)).toBe(null);
});
