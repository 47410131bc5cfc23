import type { Told } from "../state";
import type { Sound } from "../sound";
import { acting, type DiceView } from "./bang_dice/acting";
import { ending, fateOf } from "./bang_dice/roles";
import Table from "./bang_dice/Table.svelte";
import type { GameLook } from "./look";

const HOLD: Record<string, number[]> = {
  turn_passed: [300],
  ghost_turn_began: [300],
  saloon_die_chosen: [500],
  dice_set: [500],
  dice_thrown: [800, 250],
  die_turned: [700],
  throw_forced: [500],
  arrow_taken: [320],
  arrow_returned: [320],
  arrows_returned: [500],
  chief_stolen: [500],
  arrows_swapped: [700],
  indians_attacked: [1000],
  volley_fired: [700],
  beers_given: [450],
  life_lost: [650],
  life_gained: [500],
  loss_taken_over: [500],
  players_eliminated: [1000],
  player_saved: [900],
  gain_denied: [600],
  role_revealed: [1300],
  power_cancelled: [1000],
  roles_swapped: [900],
  ghost_made: [900],
  tokens_given: [700],
  game_ended: [500],
};
const SOUND: Record<string, Sound> = {
  dice_thrown: "dice",
  die_turned: "click",
  arrow_taken: "arrow",
  chief_stolen: "arrow",
  arrows_returned: "open",
  indians_attacked: "spin",
  volley_fired: "bang",
  life_gained: "marker",
  players_eliminated: "knock",
  role_revealed: "open",
  power_cancelled: "knock",
};

/** The Gatling Gun and dynamite have no event of their own: what is about to be lost tells of them. */
const isLoud = (told: Told) =>
  told.event === "loss_pending" && ["gatling", "dynamite", "bullet"].includes(String(told.cause));

export const look: Partial<GameLook> = {
  table: Table,
  isOut: (view, seat) => !(view as DiceView).living[seat] && (view as DiceView).ghost !== seat,
  decisive: ["volley_fired", "indians_attacked", "loss_pending", "players_eliminated"],
  falls: ["players_eliminated"],
  acting,
  hold: (told, stage) => (isLoud(told) ? 900 : (HOLD[told.event ?? ""]?.[stage] ?? 0)),
  sound: (told, stage) => (stage ? null : isLoud(told) ? "bang" : (SOUND[told.event ?? ""] ?? null)),
  fate: (view, seat) => fateOf(view as DiceView, seat),
  ending: (view, names) => ending(view as DiceView, names),
};
