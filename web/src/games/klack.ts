import type { GameLook } from "./look";
import { tallyOf } from "./klack/about";
import { acting, type Klack } from "./klack/acting";
import Table from "./klack/Table.svelte";

const HOLD: Record<string, number[]> = {
  bids_opened: [1700],
  raises_opened: [1700],
  stacks_converted: [1200],
  mob_took: [1500],
  victim_chosen: [1100],
  clicked: [1750, 1500],
  banged: [1750, 1900],
  game_ended: [700],
};
const SOUND: Record<string, ("seal" | "open" | "marker" | "knock" | "spin" | "click" | "bang")[]> = {
  answer_sealed: ["seal"],
  bids_opened: ["open"],
  raises_opened: ["open"],
  stacks_converted: ["marker"],
  victim_chosen: ["knock"],
  clicked: ["spin", "click"],
  banged: ["spin", "bang"],
};

export const look: Partial<GameLook> = {
  table: Table,
  isOut: (view, seat) => (view as Klack).status[seat] !== "at_table",
  decisive: ["victim_chosen", "clicked", "banged", "mob_took"],
  falls: ["banged", "mob_took"],
  tally: (view, seat) => tallyOf(view as Klack, seat),
  acting,
  hold: (told, stage) => HOLD[told.event ?? ""]?.[stage] ?? 0,
  sound: (told, stage) => SOUND[told.event ?? ""]?.[stage] ?? null,
};
