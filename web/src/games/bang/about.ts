import { pictured, type About, type Part } from "../../tip.svelte";
import { t, wordsOf } from "../../words";
import Card from "./Card.svelte";
import { isDown, kindOf, printOf } from "./pieces";
import { goalOf } from "./self";
import { characterOf, isShadow, sight, type Bang, type Sight } from "./view";

const words = wordsOf("bang");

/** What a card does, with the card itself. */
export function aboutPiece(piece: string, more: Part[] = []): About {
  if (isDown(piece)) return { title: t("bang-table-card-down"), text: t("bang-table-card-down-text") };
  const kind = kindOf(piece);
  const face = printOf(piece);
  const isCard = face !== null && face.family !== "character";
  return {
    title: words.name(kind),
    text: words.about(kind),
    parts: more,
    picture: isCard ? pictured(Card, { piece, price: face.price || null }) : undefined,
  };
}
/** An ability, or a way to use a card. */
export const aboutWord = (word: string): About => ({ title: words.name(word), text: words.about(word) });

export const aboutDeck = (count: number): About => ({
  title: t("bang-table-deck-about"),
  text: t("bang-table-deck-about-text", { count }),
});
export const aboutDiscards = (pile: string[]): About =>
  aboutPiece(pile.at(-1) ?? "?card", [{ text: t("bang-table-discards-about", { count: pile.length }) }]);
export const aboutShop = (down: number, up: number): About => ({
  title: t("bang-table-shop-about"),
  text: t("bang-table-shop-deck", { down, up }),
  parts: [{ text: t("bang-table-shop-about-text") }],
});

/** Who a player is, as far as it is known: character, life, cards, distance, role. */
export function aboutPlayer(view: Bang, seat: number, name: string): About {
  const character = characterOf(view, seat);
  const seen = sight(view, view.seat, seat);
  return {
    title: isDown(character) ? name : words.name(character),
    text: isDown(character) ? "" : words.about(kindOf(character)),
    parts: [
      ...(view.max_life[seat] ? [{ icon: "i-bullet", text: state(view, seat) }] : []), // not while they choose
      { text: holds(view, seat) },
      ...(seen && view.ring.includes(seat) ? [{ text: seenAs(seen) }] : []),
      aboutRole(view, view.roles[seat] ?? "?role"),
    ],
  };
}

function aboutRole(view: Bang, card: string): Part {
  if (isDown(card)) return { icon: "b-role-hidden", text: t("bang-table-role-secret") };
  const role = kindOf(card);
  return { icon: `b-role-${role}`, title: words.name(role), text: goalOf(view, role) };
}

function state(view: Bang, seat: number): string {
  if (view.alive[seat])
    return t("bang-table-life", {
      life: Math.max(0, view.life[seat] ?? 0),
      most: view.max_life[seat] ?? 0,
    });
  if (isShadow(view, seat)) return t("bang-table-about-shadow");
  return t(view.options.shadow && !view.over ? "bang-table-about-waits" : "bang-table-about-dead");
}

function holds(view: Bang, seat: number): string {
  const cards = t("bang-table-hand-holds", { count: view.hand[seat]?.length ?? 0 });
  const gold = t("bang-table-gold-holds", { count: view.nuggets[seat] ?? 0 });
  return view.options.gold_rush ? `${cards}, ${gold}` : cards;
}

function seenAs({ distance, away, nearer, range, inReach }: Sight): string {
  const more = [away ? `+${away}` : "", nearer ? `−${nearer}` : ""].filter(Boolean).join(" ");
  return t(inReach ? "bang-table-sight-near" : "bang-table-sight-far", {
    distance: `${distance}${more && ` (${more})`}`,
    reach: range,
  });
}
