import { describe, expect, test } from "vitest";
import { moveOn, NO_RACE, hurries, hear, replayedRace, type Race } from "../src/race";
import type { Receipt, ReplayStep } from "../src/wire";
import { view } from "./table";

const asked = (kind: string) => view({ ask: { kind, clauses: [], answer: null } });
const receipt: Receipt = {
  seat: 0,
  action: "slap_base 12 B1 main auto #3",
  result: "counts",
  judged: 12,
  sent: 1,
  received: 2,
  claimed: 11,
  allowed: [10, 14],
  start: 0,
};
const receipts = {
  type: "receipts",
  number: 1,
  card: "gold_1",
  tick: 12,
  clause: "SLAP-070",
  slapper: 0,
  target: null,
  loser: null,
  dead_heat: false,
  rows: [],
} as const;
const busy: Race = {
  ...hear(hear(NO_RACE, { type: "flip", round: "r", number: 1, card: "gold_1" }), {
    type: "stamped",
    seq: 1,
    receipt,
  }),
  presses: [{ seat: 1, what: "center" }],
  receipts: { ...receipts, rows: [] },
};

describe("a race", () => {
  test("forgets the receipts of the round before when a card is turned over", () => {
    const flip = hear(
      { ...NO_RACE, receipts: { ...receipts, rows: [] } },
      { type: "flip", round: "r2", number: 2, card: "move_1" },
    );
    expect(flip).toMatchObject({ flip: { card: "move_1" }, receipts: null });
  });
  test("keeps every press in the order in which it was seen", () => {
    const glimpse = (seat: number) =>
      ({
        type: "glimpse",
        number: 1,
        seat,
        what: "center",
        decided: false,
        slapper: null,
        loser: null,
        main: [],
        off: [],
      }) as const;
    const seen = [2, 0].reduce<Race>(
      (race, seat) => hear(race, { ...glimpse(seat), main: [], off: [] }),
      NO_RACE,
    );
    expect(seen.presses.map((press) => press.seat)).toEqual([2, 0]);
    expect(seen.seen?.seat).toBe(0);
  });
  test("is left alone while it is live, and leaves only its receipts behind", () => {
    expect(moveOn(busy, asked("live"))).toBe(busy);
    expect(moveOn(busy, asked("peek"))).toEqual({ ...NO_RACE, receipts: busy.receipts });
    expect(moveOn(busy, asked("armed")).receipts).toBeNull();
  });
  test("hurries the table from the deal on", () => {
    expect(["armed", "live", "peek"].map((kind) => hurries(asked(kind)))).toEqual([true, true, false]);
    expect(hurries(null)).toBe(false);
  });
});

test("a replay shows the receipts of a round from its end until the next card", () => {
  const step = (event: string, more: Partial<ReplayStep> = {}) =>
    ({ events: [{ event }], receipts: null, ...more }) as ReplayStep;
  const story = [
    step("card_revealed"),
    step("round_judged", { receipts: { ...receipts, rows: [receipt] } }),
    step("round_began"),
    step("card_revealed"),
  ];
  const shown = story.map((_, at) => replayedRace(story, at).receipts?.rows.length ?? null);
  expect(shown).toEqual([null, 1, 1, null]);
});
