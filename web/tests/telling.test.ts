import { describe, expect, test } from "vitest";
import type { Line, Told } from "../src/state";
import { passages, sentences, teller, type Sentence } from "../src/telling";
import type { Note } from "../src/wire";

const NAMES = ["Ann", "Bob", "Cy"];
const line = (at: number, told: Told): Line => ({ at, told, stage: 0 });
const victim = (at: number, seat: number) =>
  line(at, { event: "victim_chosen", seat: 2, victim: seat, clauses: [] });
const note = (at: number, more: Partial<Note> = {}): Note => ({
  kind: "timed_out",
  seat: 1,
  name: "Bob",
  at,
  seconds: 60,
  ...more,
});
const tell = (log: Line[], notes: Note[], you: number | null = 0) =>
  sentences(log, notes, "klack", NAMES, you, teller("klack", NAMES, you));

describe("the story", () => {
  test("tells a note after the event that it follows", () => {
    const told = tell([victim(1, 1), victim(2, 0)], [note(1)]);
    expect(told.map(({ key }) => key[0])).toEqual(["e", "n", "e"]);
    expect(told[1]!.text).toContain("Bob ran out of time after 60 seconds");
  });
  test("keeps a note back until its event has been acted out", () => {
    expect(tell([victim(1, 1)], [note(2)])).toHaveLength(1);
  });
  test("names the bot that plays for somebody who is gone", () => {
    const told = tell([], [note(0, { kind: "removed", name: "Zoe" })]);
    expect(told[0]!.text).toBe("The host showed Zoe the door. Bob, a bot, plays their hand to the end.");
  });
  test("says to whom it happened that it was them", () => {
    expect(tell([victim(1, 1)], [note(1)], 1).at(-1)!.text).toContain("Your time was up");
  });
  test("knows which lines concern the reader", () => {
    expect(tell([victim(1, 1), victim(2, 0)], []).map(({ mine }) => mine)).toEqual([false, true]);
  });
});

describe("what others did", () => {
  const sentence = (at: number, mine: boolean): Sentence => ({
    key: `e${at}`,
    at,
    text: `Bob did ${at}`,
    clauses: [],
    times: 1,
    mine,
  });
  const run = (count: number) => Array.from({ length: count }, (_, at) => sentence(at, false));

  test("is folded where it goes on for long, but for its end", () => {
    const found = passages([...run(12), sentence(12, true)], NAMES, true);
    expect(found.map(({ folded, told }) => [folded, told.length])).toEqual([
      [true, 9],
      [false, 3],
      [false, 1],
    ]);
    expect(found[0]!.names).toEqual(["Bob"]);
  });
  test("is not folded where it is short, or for somebody who only watches", () => {
    expect(passages(run(8), NAMES, true).every(({ folded }) => !folded)).toBe(true);
    expect(passages(run(30), NAMES, false).every(({ folded }) => !folded)).toBe(true);
  });
  test("loses no line", () => {
    const all = [...run(20), sentence(20, true), ...run(3)];
    expect(passages(all, NAMES, true).flatMap(({ told }) => told)).toEqual(all);
  });
});
