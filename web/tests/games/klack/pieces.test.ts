import { expect, test } from "vitest";
import type { Klack } from "../../../src/games/klack/acting";
import { reconcile, type Piece } from "../../../src/games/klack/pieces";
import { view } from "../../table";

const table = (more: Partial<Klack>) =>
  view<Klack>({
    status: ["at_table", "at_table"],
    center: 0,
    bid: [
      [0, 0],
      [0, 0],
    ],
    stacks: [[], []],
    ...more,
  });
const where = (pieces: Piece[]) => pieces.map(({ id, kind, place }) => `${id} ${kind} ${place}`);

const bid = reconcile(
  [],
  table({
    center: 1,
    bid: [
      [1, 1],
      [0, 0],
    ],
  }),
);

test("what is new comes out of the pocket of its owner, the marker from the middle", () => {
  expect(where(bid)).toEqual(["1 marker center", "2 1 bid:0", "3 2 bid:0"]);
  expect(bid.map((piece) => piece.from)).toEqual(["center", "pocket:0", "pocket:0"]);
});

test("pieces that stay keep their ids", () => {
  const more = reconcile(
    bid,
    table({
      center: 1,
      bid: [
        [2, 1],
        [0, 0],
      ],
    }),
  );
  expect(where(more)).toEqual([...where(bid), "4 1 bid:0"]);
});

test("a bid that wins becomes a stack of the very same bills with the marker", () => {
  const won = reconcile(bid, table({ stacks: [[[1, 1]], []] }));
  expect(where(won)).toEqual(["1 marker stack:0:0", "2 1 stack:0:0", "3 2 stack:0:0"]);
});

test("a bid that is taken back goes into the pocket, and comes out of it again", () => {
  const back = reconcile(bid, table({ center: 1 }));
  expect(where(back)).toEqual(["1 marker center", "2 1 pocket:0", "3 2 pocket:0"]);
  const again = reconcile(
    back,
    table({
      center: 1,
      bid: [
        [0, 1],
        [0, 0],
      ],
    }),
  );
  expect(where(again)).toEqual(["1 marker center", "2 1 pocket:0", "3 2 bid:0"]);
});

test("nobody bids with the bills from another's pocket", () => {
  const back = reconcile(bid, table({ center: 1 }));
  const other = reconcile(
    back,
    table({
      center: 1,
      bid: [
        [0, 0],
        [1, 0],
      ],
    }),
  );
  expect(where(other)).toEqual(["1 marker center", "2 1 pocket:0", "3 2 pocket:0", "4 1 bid:1"]);
});

test("what a player who has left the table leaves behind is gone", () => {
  const left = reconcile(bid, table({ center: 1, status: ["dead", "at_table"] }));
  expect(where(left)).toEqual(["1 marker center"]);
});
