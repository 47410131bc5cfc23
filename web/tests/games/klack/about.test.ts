import { expect, test } from "vitest";
import { aboutBid, aboutPot, aboutSeat, aboutStack, tallyOf } from "../../../src/games/klack/about";
import type { Klack } from "../../../src/games/klack/acting";
import { view } from "../../table";

const table = (more: Partial<Klack>) =>
  view<Klack>({
    status: ["at_table", "shot"],
    center: 3,
    bid: [
      [2, 1],
      [0, 0],
    ],
    stacks: [
      [
        [1, 0],
        [2, 1],
      ],
      [],
    ],
    score: [10_000, 0],
    ...more,
  });

test("a stack and a bid tell their bills, and the highest bid what it decides", () => {
  expect(aboutStack([3, 2], 0)).toMatchObject({ title: "Stack 1: 7,000" });
  expect(aboutStack([3, 2], 0).text).toMatch(/^3 × 1,000 \+ 2 × 2,000\. One marker/);
  expect(aboutBid("Ann", [2, 1], false)).toEqual({
    title: "Ann has bid 4,000",
    text: "2 × 1,000 + 1 × 2,000.",
  });
  expect(aboutBid("Ann", [2, 1], true).text).toContain("Ann decides who pulls the trigger");
});

test("what becomes of the pot after a bang is told by the house rule", () => {
  const kept = table({ options: { bang_bids: "return" } });
  const lost = table({ options: { bang_bids: "discard" } });
  expect(aboutPot(kept, 4000).text).toContain("survivors take their bids back");
  expect(aboutPot(lost, 4000).text).toContain("leaves the game");
});

test("a seat tells its score, and what a click would bring while somebody is to be named", () => {
  const told = (laid: Klack, seat: number) => aboutSeat(laid, "Ann", seat, "").parts?.map(({ text }) => text);
  expect(told(table({}), 0)).toEqual(["Score: 5,000 × 2 = 10,000.", "On the table: 4,000."]);
  const asked = table({ ask: { kind: "choose_victim", scores: [42_000, 7_000] } as unknown as Klack["ask"] });
  expect(told(asked, 0)).toContain("After a click: 42,000.");
  expect(told(asked, 1)).toEqual(["Score: no stack yet."]); // nobody hands the revolver to the dead
});

test("a score is told with what it is made of", () => {
  expect(tallyOf(table({}), 0)).toBe("5,000 × 2");
  expect(tallyOf(table({}), 1)).toBe("");
});
