import { t } from "../words";
import type { GameLook } from "./look";
import { acting, type Slap } from "./slap45/acting";
import HeadStarts from "./slap45/HeadStarts.svelte";
import Table from "./slap45/Table.svelte";

const HOLD: Record<string, number> = {
  round_judged: 1000,
  power_used: 700,
  gold_taken: 500,
  members_lost: 800,
  recruited: 800,
  knocked_out: 900,
  trap_declared: 500,
  duel_started: 1000,
  game_ended: 600,
};
const SOUND: Record<string, "seal" | "bang" | "marker" | "knock" | "bill" | "spin"> = {
  trap_declared: "seal",
  gold_taken: "marker",
  members_lost: "bang",
  recruited: "bill",
  knocked_out: "knock",
  duel_started: "spin",
};

export const look: Partial<GameLook> = {
  table: Table,
  isOut: (view, seat) => !(view as Slap).members[seat]?.length,
  decisive: ["duel_started", "round_judged", "members_lost", "knocked_out"],
  falls: ["knocked_out"],
  standing: (view, seat) => {
    const count = (view as Slap).members[seat]?.length ?? 0;
    return count ? t("slap45-table-members", { count }) : t("slap45-table-out");
  },
  folds: false,
  lobby: HeadStarts,
  acting,
  hold: (told) => HOLD[told.event ?? ""] ?? 0,
  sound: (told) => SOUND[told.event ?? ""] ?? null,
};
