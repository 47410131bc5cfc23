import { expect, test } from "vitest";
import { called, isSilent, namesOf } from "../src/story";
import { lobby, seatInfo } from "./table";

test("a bot is called by its name without the badge", () => {
  expect(called(seatInfo(1, { name: "Rosa (bot)", who: "bot" }))).toBe("Rosa");
  expect(called(seatInfo(1, { name: "Rosa (bot) Lee" }))).toBe("Rosa (bot) Lee");
});

test("every seat has a name, and one without a player is told from the others", () => {
  const names = namesOf(
    lobby({ seats: [seatInfo(0), seatInfo(1, { name: "" }), seatInfo(2, { name: "" })] }),
  );
  expect(names[0]).toBe("P0");
  expect(names[1]).toContain("2");
  expect(new Set(names).size).toBe(3);
});

test("sealed answers and what was hidden have no line in the story", () => {
  const silent = [{ event: "answer_sealed", seat: 1 }, { event: "answer_replaced", seat: 1 }, {}];
  expect(silent.map((told) => isSilent(told, "klack"))).toEqual([true, true, true]);
  expect(isSilent({ event: "bids_opened", bids: [] }, "klack")).toBe(false);
});
