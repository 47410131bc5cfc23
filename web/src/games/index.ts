import Generic from "../parts/GenericTable.svelte";
import { app } from "../app.svelte";
import type { GameLook } from "./look";

const found = import.meta.glob<{ look: Partial<GameLook> }>(["./*.ts", "!./index.ts", "!./look.ts"], {
  eager: true,
});

const plain: GameLook = {
  table: Generic,
  acting: { stages: () => 1 },
  hold: () => 260,
  sound: () => null,
  orders: [],
  isOut: () => false,
  decisive: [],
  falls: [],
  ending: () => null,
  folds: true,
  tally: () => "",
};

const own = (game: string): Partial<GameLook> => found[`./${game}.ts`]?.look ?? {};

/** The look of a game: from `games/<game>.ts`, or the plain table if there is none or the player prefers it. */
export const lookOf = (game: string): GameLook => {
  const { table, lobby, acting, hold, sound, ...facts } = own(game);
  const drawn = Object.entries({ table, lobby, acting, hold, sound }).filter(([, part]) => part);
  return { ...plain, ...facts, ...(app.plain ? {} : Object.fromEntries(drawn)) };
};
