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
  const seatsOf = (side: string) => [...view.sides.keys()].filter((seat) => view.sides[seat] === side);
  const won = (side: string) => seatsOf(side).some((seat) => winners.includes(seat));
  const member = (seat: number) => ({
    seat,
    part: `${words.name(kindOf(view.roles[seat]!))}, ${words.name(view.characters[seat]!)}`,
    fate: view.alive[seat] ? "" : t("bang-table-out"),
  });
  const sides = [...new Set(view.sides)].toSorted((a, b) => Number(won(b)) - Number(won(a)));
  const teams = sides.map((side): Team => ({
    name: told(`bang-table-team-${side}`, side),
    icon: ICONS[side] ?? "star",
    won: won(side),
    members: seatsOf(side).map(member),
  }));
  const winner = sides.find((side) => won(side) && seatsOf(side).length > 1) ?? sides.find(won);
  return { title: winner ? t("bang-table-team-wins", { side: winner }) : t("end-nobody"), teams };
}

/** The role of a player, and whether they died. */
export const fateOf = (view: Bang, seat: number): string =>
  kindOf(view.roles[seat]!) + (view.alive[seat] ? "" : "-out");
