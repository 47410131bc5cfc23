/** What the pieces of this table are and do, in words. */
import type { About, Part } from "../../tip.svelte";
import { and, t, told, wordsOf } from "../../words";
import { NOT_USED, PILE, type DiceView } from "./acting";
import { isSpecial, kindOf, titleOf, typeOf } from "./roles";

const words = wordsOf("bang_dice");
const SHOTS: Record<string, number> = {
  bullseye_1: 0,
  double_bullseye_1: 0,
  bullseye_2: 1,
  double_bullseye_2: 1,
};

/** What somebody with that role card wants; with three players everybody hunts one other. */
export const goalOf = (view: DiceView, card: string): string => {
  const type = typeOf(card) ?? "";
  return view.seats === 3 ? told(`bang-dice-table-goal-three-${type}`, "") : words.about(type);
};

/** What a character can do: to whoever plays it, it speaks as to "you". */
export function powerOf(view: DiceView, seat: number): string {
  const character = view.character[seat] ?? "";
  const own = seat === view.seat ? words.find("name", character, "own", {}) : null;
  return own ?? words.about(character);
}

/** What a die that lies there will do, and to whom it can. */
export function aboutFace(view: DiceView, face: string, names: string[]): About {
  if (!face) return { title: t("bang-dice-table-die-blank") };
  return { title: words.title(face), text: words.about(face), parts: now(view, face, names) };
}
function now(view: DiceView, face: string, names: string[]): Part[] {
  const hits = view.hits[SHOTS[face] ?? -1];
  if (hits?.length) return [{ text: t("bang-dice-table-hits", { names: and(named(hits, names)) }) }];
  const [count = 0, needed = 0] = view.gatling_gun;
  return face.endsWith("gatling") ? [{ text: t("bang-dice-table-guns", { count, needed }) }] : [];
}
const named = (seats: number[], names: string[]) => seats.map((seat) => names[seat] ?? "");

/** One of the dice to choose from. */
export const aboutDie = (kind: string): About => ({ title: words.title(kind), text: words.about(kind) });

export const aboutPile = (view: DiceView): About => ({
  title: t("bang-dice-table-pile", { count: view.pile }),
  text: t("bang-dice-table-pile-about"),
  parts: view.chief === PILE ? [chief()] : [],
});
const chief = (): Part => ({
  title: t("bang-dice-table-chief"),
  text: t("bang-dice-table-chief-about"),
});

/** A player, as far as they are known: character, life, arrows, distance, role, and what the Ghost gave. */
export function aboutSeat(view: DiceView, seat: number): About {
  const character = view.character[seat] ?? "";
  return {
    title: words.title(character),
    text: powerOf(view, seat),
    parts: [
      { icon: "i-bullet", text: state(view, seat) },
      ...marks(view, seat),
      ...arrows(view, seat),
      ...distance(view, seat),
      ...tokens(view, seat),
      ...aboutRole(view, view.role[seat]?.[0] ?? "?role"),
    ],
  };
}

function state(view: DiceView, seat: number): string {
  if (view.living[seat])
    return t("bang-dice-table-life", { life: view.life[seat] ?? 0, most: view.maximum[seat] ?? 0 });
  return view.ghost === seat ? t("bang-dice-table-about-ghost") : t("bang-dice-table-about-dead");
}

/** What is laid out for a player and not told yet: shots, Beers, and life points that they are about to lose. */
function marks(view: DiceView, seat: number): Part[] {
  const [shots, beers, going] = [shotsAt(view, seat), beersFor(view, seat), view.pending[seat] ?? 0];
  return [
    ...(shots ? [{ icon: "i-bullet", text: t("bang-dice-table-aimed-about", { count: shots }) }] : []),
    ...(beers ? [{ icon: "i-beer", text: t("bang-dice-table-poured-about", { count: beers }) }] : []),
    ...(going ? [{ icon: "i-bullet", text: t("bang-dice-table-going-about", { count: going }) }] : []),
  ];
}
export const shotsAt = (view: DiceView, seat: number) => laidOut(view.ask?.points, seat);
export const beersFor = (view: DiceView, seat: number) => laidOut(view.ask?.beers, seat);
const laidOut = (row: unknown, seat: number) => Number((row as number[] | undefined)?.[seat] ?? 0);

function arrows(view: DiceView, seat: number): Part[] {
  const count = view.arrows[seat] ?? 0;
  const plain = count ? [{ icon: "i-arrow", text: t("bang-dice-table-holds-about", { count }) }] : [];
  return view.chief !== NOT_USED && view.chief === seat ? [...plain, chief()] : plain;
}

function distance(view: DiceView, seat: number): Part[] {
  const count = view.away[seat] ?? null;
  if (count === null) return [];
  const reached = view.in_reach.includes(seat);
  return [{ text: t(reached ? "bang-dice-table-far-near" : "bang-dice-table-far-out", { count }) }];
}

function tokens(view: DiceView, seat: number): Part[] {
  const faces = view.ghost === seat ? [] : (view.ghost_tokens[seat] ?? []);
  return faces
    .filter((face) => face !== "x2")
    .map((face) => ({
      icon: "d-ghost",
      title: t("bang-dice-table-ghost-token", { face: words.title(face) }),
      text: t(faces.includes("x2") ? "bang-dice-table-ghost-token-two" : "bang-dice-table-ghost-token-one"),
    }));
}

export function aboutRole(view: DiceView, card: string): Part[] {
  if (!typeOf(card)) return [{ icon: "d-back", text: t("bang-dice-table-role-secret") }];
  const power = isSpecial(card) ? [{ text: words.about(kindOf(card)) }] : [];
  return [{ title: titleOf(card), text: goalOf(view, card) }, ...power];
}

/** The own role card beside the button that reveals it. */
export const aboutMine = (view: DiceView, card: string): About => ({
  title: t("bang-dice-table-cards-role"),
  parts: aboutRole(view, card),
});

/** Who one is at this table: role, goal and power. Nothing for an onlooker, or before the deal. */
export function selfOf(view: DiceView): { role: string; title: string; text: string } | null {
  const card = view.role[view.seat ?? -1]?.[0] ?? "";
  if (view.seat === null || !typeOf(card)) return null;
  const character = view.character[view.seat] ?? "";
  const role = titleOf(card);
  const said = view.living[view.seat]
    ? [goalOf(view, card), hasPower(view, card) ? words.about(kindOf(card)) : "", powerOf(view, view.seat)]
    : afterDeath(view, card);
  return {
    role,
    title: t("bang-dice-table-self", { role, character: words.title(character) }),
    text: said.filter(Boolean).join(" "),
  };
}

/** A role that is turned up has been used; only the Sheriff's is from the start. */
const hasPower = (view: DiceView, card: string) =>
  isSpecial(card) && (!view.face_up[view.seat ?? -1] || typeOf(card) === "sheriff");
/** Nobody wins for them once they are dead. */
const isAlone = (view: DiceView, card: string) => typeOf(card) === "renegade" || view.seats === 3;

function afterDeath(view: DiceView, card: string): string[] {
  if (view.ghost === view.seat) {
    const goal = view.ghost_side
      ? [`${t("bang-dice-table-ghost-side", { side: view.ghost_side })}.`, words.about(view.ghost_side)]
      : [goalOf(view, card)];
    return [t("bang-dice-table-self-ghost"), ...goal];
  }
  if (isAlone(view, card)) return [t("bang-dice-table-self-lost")];
  return [t("bang-dice-table-self-dead"), goalOf(view, card)];
}
