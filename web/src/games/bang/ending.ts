/** The teams at the end, as the server tells the sides; with three players everybody is alone. */
import { t, told, wordsOf } from "../../words";
import type { Ending, Team } from "../look";
import { kindOf } from "./pieces";
import type { Bang } from "./view";

const ICONS: Record<string, string> = {
  law: "star",
  deputy: "star",
  outlaws: "revolver",
  outlaw: "revolver",
  renegade: "fedora",
};

export function ending(view: Bang): Ending | null {
  if (!view.result) return null;
  const winners = view.result.winners;
  const words = wordsOf("bang");
  const member = (seat: number) => ({
    seat,
    part: `${words.name(kindOf(view.roles[seat]!))}, ${words.name(view.characters[seat]!)}`,
    fate: view.alive[seat] ? "" : t("bang-table-out"),
  });
  const teams = [...new Set(view.sides)].map((side): Team => {
    const seats = [...view.sides.keys()].filter((seat) => view.sides[seat] === side);
    return {
      name: told(`bang-table-team-${side}`, side),
      icon: ICONS[side] ?? "star",
      won: seats.some((seat) => winners.includes(seat)),
      members: seats.map(member),
    };
  });
  return { title: titleOf(teams), teams: teams.toSorted((a, b) => Number(b.won) - Number(a.won)) };
}

/** The role of a player, and whether they died. */
export const fateOf = (view: Bang, seat: number): string =>
  kindOf(view.roles[seat]!) + (view.alive[seat] ? "" : "-out");

function titleOf(teams: Team[]): string {
  const first = teams.find((team) => team.won && team.members.length > 1) ?? teams.find((team) => team.won);
  return first ? t("bang-table-team-wins", { team: first.name }) : t("end-nobody");
}
