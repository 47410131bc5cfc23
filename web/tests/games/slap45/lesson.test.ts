import { beforeAll, expect, test } from "vitest";
import { deedOf, isRight, lessons } from "../../../src/games/slap45/lesson";
import { layOut } from "../../../src/pieces";
import { piece } from "../../table";

const card = (kind: string, faces: string[]) => piece(`${kind}_1`, { kind, family: "card", faces });
beforeAll(() =>
  layOut("slap45", [
    card("talkin_iron", ["player", "base"]),
    card("move", ["base"]),
    card("big_gun", ["player"]),
    card("gold", ["card"]),
  ]),
);

test("without Gold there is no lesson on it", () => {
  expect(lessons(false).map((one) => one.type)).toEqual([null, "talkin_iron", "move", "big_gun"]);
  expect(lessons(true)).toHaveLength(5);
});
test("what is right stands on the card", () => {
  const [down, , move] = lessons(false);
  expect(isRight(move!, "base")).toBe(true);
  expect(isRight(move!, "card")).toBe(false);
  expect(isRight(down!, "base")).toBe(false);
});
test("a slap without a target goes to the card alone", () => {
  expect(deedOf({ kind: "center" })).toBe("card");
  expect(deedOf({ kind: "center", target: 0 })).toBe("player");
  expect(deedOf({ kind: "base", base: 2 })).toBe("base");
});
