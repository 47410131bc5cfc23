/** The teams at the end: the law, the Outlaws, the Renegade; with three players everybody is alone. */
import { t, wordsOf } from "../../words";
import type { Ending, Team } from "../look";
import { bare } from "./pieces";
import type { Bang } from "./view";

const TEAM: Record<string, "law" | "outlaw" | "renegade"> = {
  sheriff: "law",
  deputy: "law",
  outlaw: "outlaw",
  renegade: "renegade",
};
const ICON = { law: "star", outlaw: "revolver", renegade: "fedora" };
const NO_SIDE = 0;

export function ending(view: Bang): Ending | null {
  if (!view.result) return null;
  const winners = view.result.winners;
  const words = wordsOf("bang");
  const roles = view.roles.map(bare);
  const member = (seat: number) => ({
    seat,
    part: `${words.name(roles[seat]!)}, ${words.name(view.characters[seat]!)}${side(view, seat)}`,
    fate: view.alive[seat] ? "" : t("bang-table-out"),
  });
  const teams = [
    ...Map.groupBy(roles.keys(), (seat) => (view.seats === 3 ? roles[seat]! : TEAM[roles[seat]!]!)),
  ].map(([team, seats]): Team => {
    const name = view.seats === 3 ? words.name(team) : t(`bang-table-team-${team as "law"}`);
    return {
      name,
      icon: ICON[TEAM[team] ?? (team as "law")],
      won: winners.includes(seats[0]!),
      members: seats.map(member),
    };
  });
  return { title: titleOf(teams), teams: teams.toSorted((a, b) => Number(b.won) - Number(a.won)) };
}

/** The eliminated Renegade of the shadow variant fights for one of the sides. */
function side(view: Bang, seat: number): string {
  if (bare(view.roles[seat]!) !== "renegade" || view.alive[seat] || !view.options.shadow) return "";
  return view.renegade_side === NO_SIDE
    ? ""
    : view.renegade_side === 1
      ? ` (${t("bang-table-side-law")})`
      : ` (${t("bang-table-side-outlaws")})`;
}

function titleOf(teams: Team[]): string {
  const first = teams.find((team) => team.won && team.members.length > 1) ?? teams.find((team) => team.won);
  return first ? t("bang-table-team-wins", { team: first.name }) : t("end-nobody");
}
