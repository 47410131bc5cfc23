/** What the things on a table of Slap .45 are and do. */
import type { About, Part } from "../../tip.svelte";
import { t, wordsOf } from "../../words";
import type { CardType, Slap } from "./acting";

const words = wordsOf("slap45");

export function aboutCard(type: CardType | null, trapped: boolean): About {
  if (!type) return { title: t("slap45-table-down"), text: t("slap45-table-down-does") };
  const parts = trapped ? [{ title: t("slap45-table-trap"), text: t("slap45-table-trap-does") }] : [];
  return { title: words.title(type), text: words.about(type), parts };
}

export const aboutDeck = (view: Slap): About => ({
  title: t("slap45-table-deck", { count: view.deck.length }),
  text: view.duel ? t("slap45-table-duel-does") : t("slap45-table-deck-does"),
});

/** A gang, its power, and the marks that lie at its seat. */
export function aboutPlayer(view: Slap, who: number, sum: string): About {
  const powers = view.options.mode === "powers" && !view.duel;
  const gold = view.stash[who]?.length ?? 0;
  const parts: (Part | false)[] = [
    powers && { title: t("slap45-table-power"), text: words.about(view.gang[who] ?? "") },
    { icon: "hat", text: t("slap45-table-members-do") },
    gold > 0 && { icon: "gold", text: t("slap45-table-gold-does") },
    view.dealer === who && { title: t("slap45-table-dealer"), text: t("slap45-table-dealer-does") },
  ];
  return {
    title: words.name(view.gang[who] ?? ""),
    text: sum,
    parts: parts.filter((part) => part !== false),
  };
}
