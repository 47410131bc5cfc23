/** Who one is at this table, in words: role, goal and power. */
import { t, told, wordsOf } from "../../words";
import { isDown, kindOf } from "./pieces";
import { characterOf, type Bang } from "./view";

const words = wordsOf("bang");
/** The side of a Renegade who rides as a shadow, as the server numbers it. */
const SIDES = ["", "law", "outlaws"];

/** What somebody of that role wants; with three players everybody hunts one other. */
export const goalOf = (view: Bang, role: string): string =>
  view.seats === 3 ? told(`bang-table-goal-three-${role}`, words.about(role)) : words.about(role);

export interface Self {
  role: string;
  goal: string;
  /** Goal and power, and what is left for the dead. */
  text: string;
}
/** Nothing for an onlooker, or before the cards are dealt. */
export function selfOf(view: Bang, seat: number | null): Self | null {
  const [card, character] = [view.roles[seat ?? -1] ?? "?", characterOf(view, seat)];
  if (seat === null || isDown(card)) return null;
  const role = kindOf(card);
  const goal = goalOf(view, role);
  const power = isDown(character)
    ? ""
    : t("bang-table-self", { character: words.name(character), power: words.about(kindOf(character)) });
  const said = [...(view.alive[seat] ? [] : afterDeath(view, role)), goal, power];
  return { role: words.name(role), goal, text: said.filter(Boolean).join(" ") };
}

function afterDeath(view: Bang, role: string): string[] {
  if (view.over) return [];
  if (!view.options.shadow) return role === "renegade" || view.seats === 3 ? [] : [t("bang-table-self-dead")];
  const side = role === "renegade" ? SIDES[view.renegade_side] : "";
  return [t("bang-table-self-shadow"), side ? told(`bang-table-self-side-${side}`, "") : ""];
}
