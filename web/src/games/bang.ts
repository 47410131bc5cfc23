import type { GameLook, Preset } from "./look";
import { acting } from "./bang/acting";
import { PASSIVE } from "./bang/choices";
import { ending, fateOf } from "./bang/ending";
import Table from "./bang/Table.svelte";
import type { Bang } from "./bang/view";

const QUICK = 260;
const HOLD: Record<string, number[]> = {
  card_played: [620],
  card_laid: [520],
  card_moved: [520],
  card_discarded: [420],
  in_play_discarded: [420],
  hand_card_taken: [520],
  in_play_taken: [520],
  hand_taken_over: [600],
  cards_drawn: [340],
  cards_revealed: [650],
  draw_resolved: [600, 0],
  life_lost: [560],
  life_gained: [380],
  shot_cancelled: [380],
  eliminated: [900],
  role_shown: [300],
  equipment_bought: [520],
  equipment_used: [420],
  shot_bought: [520],
  turn_began: [220],
  turn_skipped: [420],
  shadow_entered: [520],
  shadow_left: [320],
  game_ended: [500],
};
/** Nothing that anybody would see: they pass without a halt. */
const UNSEEN = new Set([
  ...[
    "role_dealt",
    "character_dealt",
    "character_shown",
    "characters_shuffled",
    "equipment_shuffled",
    "game_began",
  ],
  ...[
    "play_began",
    "play_ended",
    "turn_ended",
    "wound_survived",
    "use_counted",
    "helped",
    "equipment_dropped",
    "answer_sealed",
  ],
]);
const SOUND: Record<string, "bill" | "open" | "marker" | "knock" | "click" | "bang" | "seal"> = {
  card_played: "seal",
  card_laid: "seal",
  cards_drawn: "bill",
  card_discarded: "bill",
  cards_revealed: "open",
  life_lost: "bang",
  shot_cancelled: "click",
  eliminated: "knock",
  nuggets_taken: "marker",
  nuggets_paid: "marker",
  equipment_bought: "marker",
};

const ANY_OTHER = [""];
const ORDERS: Preset[] = [
  {
    label: "bang-table-order-answer",
    orders: PASSIVE.map((order) => ({ ...order, unless: ANY_OTHER })),
  },
  {
    label: "bang-table-order-turn", // but nobody dies of an order while a Beer would save them
    orders: PASSIVE.map((order) =>
      order.kind === "last_chance"
        ? { ...order, unless: ANY_OTHER }
        : { ...order, until: ["turn_began.seat"] },
    ),
  },
];

export const look: Partial<GameLook> = {
  table: Table,
  isOut: (view, seat) => !(view as Bang).alive[seat] && !view.options.shadow, // shadows have turns (BANG-281)
  decisive: ["card_played", "equipment_used", "shot_bought", "draw_resolved", "eliminated"],
  acting,
  hold: (told, stage) => (UNSEEN.has(told.event ?? "") ? 0 : (HOLD[told.event ?? ""]?.[stage] ?? QUICK)),
  orders: ORDERS,
  fate: (view, seat) => fateOf(view as Bang, seat),
  ending: (view) => ending(view as Bang),
  sound: (told, stage) => (stage === 0 ? (SOUND[told.event ?? ""] ?? null) : null),
};
