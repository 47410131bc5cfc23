import type { Told } from "../../state";
import type { Ending, Team } from "../look";
import { t, wordsOf } from "../../words";
import type { DiceView } from "./acting";
import Face from "./Face.svelte";

export type Type = "sheriff" | "deputy" | "outlaw" | "renegade";

const TYPES: Record<string, Type> = {
  sheriff: "sheriff",
  the_bear: "sheriff",
  the_good: "deputy",
  the_doc: "deputy",
  the_judge: "deputy",
  the_gambler: "outlaw",
  the_bad: "outlaw",
  the_ugly: "outlaw",
  right_hand_of_the_devil: "renegade",
  left_hand_of_the_devil: "renegade",
};
const EMBLEM: Record<string, string> = {
  sheriff: "i-star",
  deputy: "d-badge",
  outlaw: "d-mask",
  renegade: "d-renegade",
  the_bear: "d-paw",
  the_good: "d-halo",
  the_doc: "d-bag",
  the_judge: "d-gavel",
  the_gambler: "d-cards",
  the_bad: "d-scar",
  the_ugly: "d-snake",
  right_hand_of_the_devil: "d-hand",
  left_hand_of_the_devil: "d-hand",
};
export const ICON: Record<Type, string> = {
  sheriff: "star",
  deputy: "shield",
  outlaw: "fedora",
  renegade: "hat",
};

/** "outlaw_2" -> "outlaw"; what is face down stays "?role". */
const plain = (card: string) => card.replace(/_\d$/, "");
export const typeOf = (card: string): Type | null =>
  TYPES[plain(card)] ?? (plain(card) in ICON ? (plain(card) as Type) : null);
export const emblemOf = (card: string): string => EMBLEM[plain(card)] ?? "d-back";
export const isSpecial = (card: string): boolean => plain(card) in TYPES && plain(card) !== "sheriff";
export const titleOf = (card: string): string =>
  card.startsWith("?") || !card ? t("bang-dice-table-role-hidden") : wordsOf("bang_dice").title(plain(card));

/** The side for which a seat wins: a Ghost Renegade has changed it. */
function sideOf(view: DiceView, seat: number): Type | null {
  if (seat === view.ghost && view.ghost_side) return view.ghost_side as Type;
  return typeOf(view.role[seat]?.[0] ?? "");
}

const LAW: Type[] = ["sheriff", "deputy"];

/** DICE-144 to DICE-150: the law, the outlaws, and each renegade alone; with three players everybody is alone. */
export function ending(view: DiceView, names: string[]): Ending {
  const winners = view.result?.winners ?? [];
  const member = (seat: number) => ({
    seat,
    part: part(view, seat),
    fate: fate(view, seat),
    who: view.character[seat] ?? "",
  });
  const all = view.role.map((_, seat) => seat);
  const team = (name: string, icon: string, seats: number[]): Team => ({
    name,
    icon,
    won: seats.some((seat) => winners.includes(seat)),
    members: seats.map(member),
  });
  const alone = (seat: number) => team(names[seat] ?? "", ICON[sideOf(view, seat) ?? "renegade"], [seat]);
  if (view.seats === 3) return { title: won(view, names), teams: first(all.map(alone)), face: Face };
  const law = all.filter((seat) => LAW.includes(sideOf(view, seat)!));
  const outlaws = all.filter((seat) => sideOf(view, seat) === "outlaw");
  const renegades = all.filter((seat) => sideOf(view, seat) === "renegade");
  const teams = [
    team(t("bang-dice-table-team-law"), "star", law),
    team(t("bang-dice-table-team-outlaws"), "fedora", outlaws),
  ];
  return {
    title: won(view, names),
    teams: first([
      ...teams,
      ...renegades.map((seat) => ({
        ...alone(seat),
        name: t("bang-dice-table-team-renegade", { name: names[seat] ?? "" }),
      })),
    ]),
    face: Face,
  };
}

const first = (teams: Team[]) =>
  teams.filter((team) => team.members.length).toSorted((a, b) => Number(b.won) - Number(a.won));

function won(view: DiceView, names: string[]): string {
  const [winner] = view.result?.winners ?? [];
  if (winner === undefined) return t("end-nobody");
  const side = sideOf(view, winner);
  if (view.seats === 3 || side === "renegade") return t("end-won", { name: names[winner] ?? "" });
  return side === "outlaw" ? t("bang-dice-table-won-outlaws") : t("bang-dice-table-won-law");
}

function part(view: DiceView, seat: number): string {
  const card = titleOf(view.role[seat]?.[0] ?? "");
  const as =
    view.ghost === seat && view.ghost_side
      ? `, ${t("bang-dice-table-ghost-side", { side: titleOf(view.ghost_side) })}`
      : "";
  return `${card}${as}`;
}

function fate(view: DiceView, seat: number): string {
  if (view.living[seat]) return "";
  return view.ghost === seat ? t("bang-dice-table-ghost") : t("bang-dice-table-out");
}

export const cardOf = (told: Told): string => (told.card ?? "?role") as string;
