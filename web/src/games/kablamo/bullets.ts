/** The bullets as they look: the print on them, and a sign for each kind. */
import { pieceOf } from "../../pieces";

/** `family`: live, hv (high velocity) or action. Live bullets have no number, nor has the effect of a copy. */
export interface Print {
  kind: string;
  family: string;
  number: number | null;
}
/** The numbers of each kind, copy by copy, where the house has a table of bullets of its own. */
type Numbers = Record<string, number[]>;

export const isHidden = (name: string | null | undefined): boolean => !name || name.startsWith("?");

/** The print on a bullet, or that of a kind without a number; nothing for one that lies face down. */
export function printOf(name: string | null | undefined, numbers?: Numbers): Print | null {
  if (isHidden(name)) return null;
  const own = numbers && ownPrints(numbers).get(name!);
  const piece = pieceOf("kablamo", own?.kind ?? name!);
  return piece && { kind: piece.kind, family: piece.family, number: own?.number ?? (piece.number || null) };
}

const read = new WeakMap<Numbers, ReadonlyMap<string, { kind: string; number: number }>>();
function ownPrints(numbers: Numbers) {
  if (!read.has(numbers)) read.set(numbers, new Map(Object.entries(numbers).flatMap(copies)));
  return read.get(numbers)!;
}
const copies = ([kind, numbers]: [string, number[]]) =>
  numbers.map((number, at) => [`${kind}_${at + 1}`, { kind, number }] as const);

/** Our own signs, one path on 24 × 24 each; "#name" is an icon of the common set. */
const SIGNS: Record<string, string> = {
  kablamo:
    "M12 1l2.600 5.200L20 3.600l-1.600 5.800 5 2.600-5 2.600 1.600 5.800-5.400-2.600L12 23l-2.600-5.200L4 20.400l1.600-5.800-5-2.600 5-2.600L4 3.600l5.400 2.600z",
  click: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm0 3.500a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11z",
  misfire: "M5 2.500l7 7 7-7 2.500 2.500-7 7 7 7-2.500 2.500-7-7-7 7L2.500 19l7-7-7-7z",
  backfire: "M9 2L2 8.500 9 15v-4h6a3.500 3.500 0 0 1 0 7H7v3.500h8a7 7 0 0 0 0-14H9z",
  ricochet: "M1.500 20L10 9l5 6 3.500-4.600L16.500 8 23 5l-1 7-1.600-1.300L15 18.500l-5-6L4 21z",
  somebody_is_cheating:
    "M12 5c5 0 8.500 3.300 11 7-2.500 3.700-6 7-11 7S3.500 15.700 1 12c2.500-3.700 6-7 11-7zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
  marquis_of_queensbury_rules: "#shield",
  full_metal_jacket:
    "M7 2c2.500 2 3.500 5 3.500 8h-7C3.500 7 4.500 4 7 2zM3.500 11.500h7V22h-7zM17 2c2.500 2 3.500 5 3.500 8h-7c0-3 1-6 3.500-8zm-3.500 9.500h7V22h-7z",
  bolshevik_rules: "M12 1l3.100 7.600 8.200.6-6.300 5.300 2 8L12 18.200 5 22.500l2-8L.7 9.200l8.200-.6z",
  lights_out: "#moon",
  lack_of_etiquette:
    "M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16zm0 3a5 5 0 1 0 0 10 5 5 0 0 0 0-10zm6 10.500l6.500 6-2 2-6.500-6.500z",
  moment_of_truth: "M4 1h16v3c0 4-3 6-5.500 8 2.500 2 5.500 4 5.500 8v3H4v-3c0-4 3-6 5.500-8C7 10 4 8 4 4z",
  overhaul:
    "M21.500 6.500l-4 4-4-1-1-4 4-4a6.500 6.500 0 0 0-8 8.500L1.500 17 7 22.500l7-7a6.500 6.500 0 0 0 7.500-9z",
  act_of_cowardice:
    "M21.500 1.500C12 2 5 8 5 15.500L2 21l1.500 1.500L7 17.500c8.500 0 14-7 14.500-16zM9 13.500l7-7-5 8.500z",
  trigger_happy: "#revolver",
  greased_cylinder: "M12 1.500c4 6 7 9.500 7 13.500a7 7 0 0 1-14 0c0-4 3-7.500 7-13.500z",
  double_cross:
    "M2 3.500h4.500L18 16.500V13l4.500 5L18 23v-3.500h-3L4.500 7H2zM18 1l4.500 5L18 11V7.500l-2.500 2.700-2.200-2.500L16.500 4.500H18zM2 17h2.500l3.300-3.600 2.200 2.500L6 20.500H2z",
  gentlemen_agreement: "#hand",
  sleight_of_hand: "#fedora",
  triple_action: "#again",
  speed_load: "#last",
  stockpiling:
    "M8 2c2.500 2 3.500 5 3.500 8h-7C4.500 7 5.500 4 8 2zM4.500 11.500h7V22h-7zM17 8h2.500v3.500H23V14h-3.500v3.500H17V14h-3.500v-2.500H17z",
  wet_powder:
    "M8 2c3 4.500 5 7 5 10a5 5 0 0 1-10 0c0-3 2-5.500 5-10zm9 8c2.500 3.700 4 5.500 4 8a4 4 0 0 1-8 0c0-2.500 1.500-4.300 4-8z",
  test_of_honor: "#crown",
  ratchet_malfunction: "#gear",
  hammer_malfunction: "M3 3h12l5 4.500-2.500 3L14 8.500h-3.500V23h-4V8.500H3z",
  trigger_malfunction: "M3 3h18v4h-4c0 8-2 12-7 15l-2.500-2.500c3.500-3 4.500-6 4.500-12.500H3z",
  cylinder_malfunction: "#cylinder",
};
export const signOf = (kind: string): string => SIGNS[kind] ?? "#bullet";
