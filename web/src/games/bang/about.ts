import { pictured, type About } from "../../tip.svelte";
import { wordsOf } from "../../words";
import Card from "./Card.svelte";
import { isDown, kindOf, printOf } from "./pieces";

const words = wordsOf("bang");

/** What a card does, with the card itself. */
export function aboutPiece(piece: string): About {
  const kind = kindOf(piece);
  const face = printOf(piece);
  const isCard = face !== null && face.family !== "character";
  return {
    title: words.name(kind),
    text: words.about(kind),
    picture: isCard ? pictured(Card, { piece, price: face.price || null }) : undefined,
  };
}

/** Who a player is, as far as it is known: character, distance, role. */
export function aboutPlayer(name: string, character: string, role: string, seen: string): About {
  const shown = isDown(role) ? "" : kindOf(role);
  return {
    title: isDown(character) ? name : words.name(character),
    text: isDown(character) ? "" : words.about(kindOf(character)),
    parts: [
      ...(seen ? [{ text: seen }] : []),
      ...(shown ? [{ icon: `b-role-${shown}`, title: words.name(shown), text: words.about(shown) }] : []),
    ],
  };
}
