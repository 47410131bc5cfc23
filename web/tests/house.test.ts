import { expect, test } from "vitest";
import { changed, chip, fitted, fresh, presetName, presetsOf, reseated, valueName } from "../src/house";
import type { GameInfo, OptionInfo } from "../src/wire";

const option = (name: string, more: Partial<OptionInfo> = {}) =>
  ({
    name,
    default: null,
    values: [],
    choices: [],
    low: 0,
    high: 0,
    text: "",
    clauses: [],
    shape: "value",
    ...more,
  }) as OptionInfo;
const game = (seats: number[], more: Partial<GameInfo> = {}) =>
  ({
    name: "bang",
    seats,
    options: [option("shadow", { default: false }), option("bullets")],
    presets: [
      { name: "first", options: {}, seats },
      { name: "book", options: {}, seats },
      { name: "everything", options: { shadow: true }, seats: seats.filter((count) => count > 3) },
    ],
    ...more,
  }) as GameInfo;

test.each([4, 5])("a fresh table of a game that is best with %i has as many seats", (best) => {
  expect(fresh(game([3, 4, 5, 6], { best })).seats).toBe(best);
});

test("a fresh table has every option as the rules have it, and is not shown to strangers", () => {
  expect(fresh(game([3]))).toMatchObject({ options: { shadow: false, bullets: null }, public: false });
});

test("a preset says every rule, and presets with the same rules are one", () => {
  expect(presetsOf(game([3, 4]), 4)).toEqual([
    { names: ["first", "book"], options: { shadow: false, bullets: null } },
    { names: ["everything"], options: { shadow: true, bullets: null } },
  ]);
  expect(presetsOf(game([3, 4]), 4).map(presetName)).toEqual(["First game · By the book", "Everything"]);
});

test("a preset is offered only for the seats that can play by it", () => {
  expect(presetsOf(game([3, 4]), 3).map((preset) => preset.names)).toEqual([["first", "book"]]);
});

const GANGS = ["union", "comanche", "poncho_posse", "confederates"];
test("gangs keep their seats when the table shrinks, and new seats get what is left", () => {
  expect(fitted(["comanche", "union", "poncho_posse"], 2, GANGS)).toEqual(["comanche", "union"]);
  expect(fitted(["comanche"], 3, GANGS)).toEqual(["comanche", "union", "poncho_posse"]);
});

test("a first dealer without a chair is drawn again", () => {
  const slap = game([3, 4], {
    name: "slap45",
    options: [option("first_dealer", { shape: "seat" }), option("gangs", { shape: "each", choices: GANGS })],
  });
  const house = { ...fresh(slap), seats: 4, options: { first_dealer: 3, gangs: GANGS } };
  expect(reseated(slap, house, 3)).toMatchObject({
    seats: 3,
    options: { first_dealer: null, gangs: GANGS.slice(0, 3) },
  });
});

test("what differs from the book is told in a few words", () => {
  const shadow = option("shadow", { default: false });
  expect(changed(game([3]), { shadow: true, bullets: null }).map((one) => one.name)).toEqual(["shadow"]);
  expect(chip("bang", shadow, true)).toBe("Shadow-gunslingers");
  expect(chip("bang", option("gold_rush", { default: true }), false)).toBe("without Gold Rush");
  expect(chip("bang", option("character_choice"), 2)).toBe("Characters to choose from: 2");
  expect(chip("slap45", option("mode"), "basic")).toBe("No Gold, no powers");
  expect(chip("klack", option("decision_seconds"), null)).toBe("No time limit");
  expect(chip("klack", option("decision_seconds"), 90)).toBe("Seconds per decision: 90");
  expect(chip("slap45", option("first_dealer", { shape: "seat" }), 0)).toBe("First dealer: Seat 1");
  expect(chip("slap45", option("gangs", { shape: "each" }), GANGS)).toBe("Gangs: the house’s own");
  expect(chip("kablamo", option("bullets", { shape: "file" }), "kind,")).toBe("Bullets: the house’s own");
});

test("a rule that is not set says what that means", () => {
  expect(valueName("slap45", option("max_rounds"), null)).toBe("no limit");
  expect(valueName("slap45", option("rt_source"), null)).toBe("as usual (drawn)");
});
