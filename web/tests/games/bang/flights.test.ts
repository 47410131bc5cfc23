import { expect, test } from "vitest";
import { arrowOf, flightsOf } from "../../../src/games/bang/flights";

test("cards that another draws fly face down, one for each, but no more than six", () => {
  const drawn = flightsOf({ event: "cards_drawn", seat: 2, cards: null, count: 2 });
  expect(drawn).toEqual([
    { piece: "?card", from: "deck", to: 2 },
    { piece: "?card", from: "deck", to: 2 },
  ]);
  expect(flightsOf({ event: "cards_drawn", seat: 2, cards: null, count: 9 })).toHaveLength(6);
});

test("a stolen card flies from its owner to the thief", () => {
  expect(flightsOf({ event: "hand_card_taken", seat: 1, owner: 3, card: "beer_6h" })).toEqual([
    { piece: "beer_6h", from: 3, to: 1 },
  ]);
});

test("equipment that its holder keeps does not fly", () => {
  const kept = { event: "equipment_kept", seat: 1, card: "boots_1" };
  expect(flightsOf({ ...kept, by: 1 })).toEqual([]);
  expect(flightsOf({ ...kept, by: 4 })).toEqual([{ piece: "boots_1", from: 4, to: 1 }]);
});

test("an event that moves nothing has no flight", () => {
  expect([{}, { event: "turn_began", seat: 1 }].flatMap(flightsOf)).toEqual([]);
});

test("an arrow is drawn at another only", () => {
  const played = { event: "card_played", seat: 1 };
  expect([3, -1, 1].map((target) => arrowOf({ ...played, target }))).toEqual([[1, 3], null, null]);
  expect(arrowOf({ event: "card_laid", seat: 1, target: 3 })).toBeNull();
});
