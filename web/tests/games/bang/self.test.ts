import { expect, test } from "vitest";
import { selfOf } from "../../../src/games/bang/self";
import type { Bang } from "../../../src/games/bang/view";
import { view } from "../../table";

const town = (role: string, more: Partial<Bang> = {}) =>
  view<Bang>({
    seats: 5,
    roles: [role, "?role"],
    characters: ["sid_ketchum", "?character"],
    alive: [true, true],
    options: {},
    renegade_side: 0,
    ...more,
  });

test("one's own role, goal and power are told, and nobody else's", () => {
  const self = selfOf(town("outlaw"), 0)!;
  expect(self.role).toBe("Outlaw");
  expect(self.goal).toMatch(/^Kill the Sheriff/);
  expect(self.text).toMatch(/^Kill the Sheriff.* Sid Ketchum: May discard 2 cards for a life point/);
  expect(selfOf(town("outlaw"), 1)).toBeNull();
  expect(selfOf(town("outlaw"), null)).toBeNull();
});

test("with three players everybody hunts one other", () => {
  expect(selfOf(town("outlaw", { seats: 3 }), 0)!.text).toContain("Kill the Deputy with your own hands");
});

test("the dead are told what is left for them, and a shadow whom it rides for", () => {
  expect(selfOf(town("outlaw", { alive: [false] }), 0)!.text).toContain("Your side can still win");
  expect(selfOf(town("outlaw", { alive: [false], over: true }), 0)!.text).toMatch(/^Kill the Sheriff/);
  const shadow = { alive: [false], options: { shadow: true }, renegade_side: 1 };
  expect(selfOf(town("renegade", shadow), 0)!.text).toMatch(/shadow, .* You ride for the law now/);
});
