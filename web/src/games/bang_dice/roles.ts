import type { Told } from "../../state";
import { pieceOf } from "../../pieces";
import type { Ending } from "../look";
import { t, wordsOf } from "../../words";
import type { DiceView } from "./acting";
import Face from "./Face.svelte";

type Type = "sheriff" | "deputy" | "outlaw" | "renegade";

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
const ICON: Record<Type, string> = {
  sheriff: "star",
  deputy: "shield",
  outlaw: "fedora",
  renegade: "hat",
};

/** The role on a card, of which there may be copies; a card that lies face down stays what it is. */
export const kindOf = (card: string): string => pieceOf("bang_dice", card)?.kind ?? card;
export const typeOf = (card: string): Type | null =>
  (pieceOf("bang_dice", card)?.family as Type | undefined) ?? null;
export const emblemOf = (card: string): string => EMBLEM[kindOf(card)] ?? "d-back";
export const isSpecial = (card: string): boolean => typeOf(card) !== null && kindOf(card) !== typeOf(card);
export const titleOf = (card: string): string =>
  card.startsWith("?") || !card ? t("bang-dice-table-role-hidden") : wordsOf("bang_dice").title(kindOf(card));

type Side = NonNullable<DiceView["teams"]>[number];
/** The side of a player, and whether they died, as the reasons for an end tell them apart. */
export const fateOf = (view: DiceView, seat: number): string =>
  (typeOf(view.role[seat]?.[0] ?? "") ?? "") + (view.living[seat] ? "" : "-out");

const isCrowd = (side: Side): boolean => side.name === "law" || side.name === "outlaws";

/** The law, the outlaws, and all who stand alone; winners first. */
export function ending(view: DiceView, names: string[]): Ending {
  const winners = view.result?.winners ?? [];
  const teams = (view.teams ?? []).map((side) => ({
    name: nameOf(side, names),
    icon: iconOf(view, side),
    won: side.seats.some((seat) => winners.includes(seat)),
    members: side.seats.map((seat) => ({
      seat,
      part: titleOf(view.role[seat]?.[0] ?? ""),
      fate: fate(view, seat),
      who: view.character[seat] ?? "",
    })),
  }));
  return {
    title: won(view, names),
    teams: teams.toSorted((a, b) => Number(b.won) - Number(a.won)),
    face: Face,
  };
}

function nameOf(side: Side, names: string[]): string {
  const name = names[side.seats[0] ?? -1] ?? "";
  if (side.name === "law") return t("bang-dice-table-team-law");
  if (side.name === "outlaws") return t("bang-dice-table-team-outlaws");
  return side.name === "renegade" ? t("bang-dice-table-team-renegade", { name }) : name;
}

function iconOf(view: DiceView, side: Side): string {
  if (side.name === "law") return ICON.sheriff;
  if (side.name === "outlaws") return ICON.outlaw;
  return ICON[typeOf(view.role[side.seats[0] ?? -1]?.[0] ?? "") ?? "renegade"];
}

function won(view: DiceView, names: string[]): string {
  const [winner] = view.result?.winners ?? [];
  const side = view.teams?.find((one) => winner !== undefined && one.seats.includes(winner));
  if (winner === undefined || !side) return t("end-nobody");
  if (!isCrowd(side)) return t("end-won", { name: names[winner] ?? "" });
  return side.name === "outlaws" ? t("bang-dice-table-won-outlaws") : t("bang-dice-table-won-law");
}

function fate(view: DiceView, seat: number): string {
  if (view.living[seat]) return "";
  if (view.ghost !== seat) return t("bang-dice-table-out");
  return view.ghost_side
    ? t("bang-dice-table-ghost-side", { side: view.ghost_side })
    : t("bang-dice-table-ghost");
}

export const cardOf = (told: Told): string => (told.card ?? "?role") as string;
