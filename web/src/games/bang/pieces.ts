/** The print on the pieces of BANG!, as far as a picture needs it. */
export interface Face {
  piece: string;
  kind: string;
  family: "brown" | "blue" | "once" | "black" | "back";
  rank: string;
  suit: "s" | "h" | "d" | "c" | "";
  reach: number;
  price: number | null;
}

const BLUE = new Set([
  "barrel",
  "scope",
  "mustang",
  "jail",
  "dynamite",
  "volcanic",
  "schofield",
  "remington",
  "rev_carabine",
  "winchester",
]);
const REACH: Record<string, number> = {
  volcanic: 1,
  schofield: 2,
  remington: 3,
  rev_carabine: 4,
  winchester: 5,
};
const ONCE: Record<string, number> = {
  shot: 1,
  bottle: 2,
  pardner: 2,
  rhum: 3,
  union_pacific: 4,
  gold_rush: 5,
};
const BLACK: Record<string, number> = {
  gun_belt: 2,
  horseshoe: 2,
  wanted: 2,
  boots: 3,
  calumet: 3,
  gold_pan: 3,
  lucky_charm: 3,
  rucksack: 3,
  pickaxe: 4,
};
const SIGN = /^(.+)_(10|[2-9jqka])([shdc])(?:_\d)?$/;

export const isDown = (piece: string) => piece.startsWith("?");
/** "outlaw_2" -> "outlaw", "wanted_3" -> "wanted" */
export const bare = (piece: string) => piece.replace(/_\d$/, "");

export function faceOf(piece: string): Face {
  const [, kind, rank, suit] = SIGN.exec(piece) ?? [];
  if (kind)
    return {
      piece,
      kind,
      family: BLUE.has(kind) ? "blue" : "brown",
      rank: rank!.toUpperCase(),
      suit: suit as Face["suit"],
      reach: REACH[kind] ?? 0,
      price: null,
    };
  const name = bare(piece);
  const family = name in ONCE ? "once" : name in BLACK ? "black" : "back";
  return {
    piece,
    kind: name,
    family,
    rank: "",
    suit: "",
    reach: 0,
    price: ONCE[name] ?? BLACK[name] ?? null,
  };
}

export const kindOf = (piece: string) => faceOf(piece).kind;
export const isWeapon = (piece: string) => REACH[kindOf(piece)] !== undefined;
