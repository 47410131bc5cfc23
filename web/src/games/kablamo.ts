import type { GameLook, Preset } from "./look";
import { t } from "../words";
import { acting, type Kablamo } from "./kablamo/acting";
import Table from "./kablamo/Table.svelte";

/** Section 6.3: standing passes, whatever is in the hand. */
const passUntil = (label: Preset["label"], until: string[]): Preset => ({
  label,
  orders: ["window", "response"].map((kind) => ({ kind, action: "pass", until })),
});

const HOLD: Record<string, number[]> = {
  drew: [170, 0],
  drew_to_load: [420, 0],
  bullets_loaded: [900, 150],
  drawn_loaded: [900, 150],
  revolver_emptied: [1100, 200],
  spares_discarded: [900, 200],
  bullet_discarded: [1000, 300],
  round_began: [700],
  turned: [1000],
  revealed: [1300],
  live_bullets_fired: [1500, 150],
  eliminated: [300, 1600],
  played: [1200, 500],
  assigned: [1000],
  control_taken: [1000],
  copy_made: [900],
  execution_began: [500],
  execution_ended: [300],
  found_dud: [1000],
  cancelled: [1000],
  attached: [900, 300],
  put_in_front: [900, 300],
  laid_out: [900, 300],
  effect_armed: [500],
  effects_ended: [450],
  revolvers_swapped: [1500],
  looked_at: [1700],
  bullets_moved: [2000, 400],
  safe_bullet_swapped: [1200, 200],
  spare_swapped: [1900, 300],
  gave_back: [900],
  resigned: [700],
  game_ended: [500],
};
const SOUND: Record<string, ("seal" | "open" | "spin" | "click" | "bill" | "knock" | "marker" | "bang")[]> = {
  turned: ["click"],
  revealed: ["open"],
  bullets_loaded: ["bill"],
  drawn_loaded: ["bill"],
  played: ["marker"],
  assigned: ["knock"],
  attached: ["seal"],
  bullets_moved: ["bill", "seal"],
  eliminated: ["bang"],
};

export const look: Partial<GameLook> = {
  table: Table,
  isOut: (view, seat) => !(view as Kablamo).alive[seat],
  decisive: ["laid_out.full_metal_jacket", "laid_out.bolshevik_rules", "revealed", "resigned", "eliminated"],
  falls: ["eliminated"],
  standing: (view, seat) => t((view as Kablamo).alive[seat] ? "kablamo-table-alive" : "kablamo-table-out"),
  acting,
  hold: (told, stage) => HOLD[told.event ?? ""]?.[stage] ?? 0,
  sound: (told, stage) => SOUND[told.event ?? ""]?.[stage] ?? null,
  orders: [
    passUntil("kablamo-table-order-revealed", ["revealed"]),
    passUntil("kablamo-table-order-assigned", ["assigned.assignee", "played.assignee"]),
    passUntil("kablamo-table-order-round", ["round_began"]),
  ],
};
