import type { GameInfo, OptionInfo, Setup } from "./wire";
import { t, told, wordsOf } from "./words";

export type House = Omit<Setup, "type">;
export type Value = Setup["options"][string];
type Options = Record<string, Value>;
/** House rules that come ready-made, under all the names that they have. */
export interface Preset {
  names: string[];
  options: Options;
}

const byTheBook = (game: GameInfo): Options =>
  Object.fromEntries(game.options.map((option) => [option.name, option.default]));
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The table by the book: the seats at which the game is best, every option at its default. */
export function fresh(game: GameInfo): House {
  return {
    seats: game.best,
    options: byTheBook(game),
    bots: "heuristic",
    windows: "short",
    public: false,
  };
}

/** Games that a newcomer learns by the preset for a first game. */
export const LEARNT = ["slap45"];

/** The table of somebody who has never played that game: by the preset for a first game, if it has one. */
export function firstHouse(game: GameInfo): House {
  const preset = game.presets.find((one) => one.name === "first" && one.seats.includes(game.best));
  return { ...fresh(game), options: { ...byTheBook(game), ...preset?.options } };
}

/** The presets for that many seats; those with the same rules are one. */
export function presetsOf(game: GameInfo, seats: number): Preset[] {
  const found: Preset[] = [];
  for (const preset of game.presets.filter((one) => one.seats.includes(seats))) {
    const options = { ...byTheBook(game), ...preset.options };
    const twin = found.find((other) => isSame(other.options, options));
    if (twin) twin.names.push(preset.name);
    else found.push({ names: [preset.name], options });
  }
  return found;
}

/** The house with another number of seats; what names seats one by one follows. */
export function reseated(game: GameInfo, house: House, seats: number): House {
  const options = { ...house.options };
  for (const { name, shape, choices } of game.options) {
    const value = options[name];
    if (shape === "each" && Array.isArray(value)) options[name] = fitted(value, seats, choices);
    if (shape === "seat" && Number(value) >= seats) options[name] = null;
  }
  return { ...house, seats, options };
}

/** A different one of the choices for each seat: those made so far, then the first that are left. */
export function fitted(chosen: unknown[], seats: number, choices: string[]): string[] {
  const kept = chosen.filter((one): one is string => choices.includes(one as string));
  return [...kept, ...choices.filter((choice) => !kept.includes(choice))].slice(0, seats);
}

/** The rules that differ from the book. */
export const changed = (game: GameInfo, options: Options): OptionInfo[] =>
  game.options.filter((option) => option.name in options && !isSame(options[option.name], option.default));

/** The name of a rule, and of one of its values. */
export const ruleName = (game: string, option: OptionInfo): string =>
  wordsOf(game).find("option", option.name, "", {}) ?? option.name;
export function valueName(game: string, option: OptionInfo, value: Value): string {
  if (typeof value === "boolean") return value ? t("house-true") : t("house-false");
  if (value !== null && typeof value === "object") return t("house-own");
  const own = wordsOf(game).find("option", option.name, wordOf(value), {});
  if (value === null) return own ?? t("house-none");
  return own ?? (typeof value === "number" ? String(value) : wordsOf(game).title(value));
}

/** How the messages of a game call a value; a whole table has no word. */
function wordOf(value: Value): string {
  if (value === null) return "none";
  return typeof value === "object" ? "own" : String(value).replaceAll("_", "-");
}

/** A changed rule in a few words: the game's own, or its name and value. */
export function chip(game: string, option: OptionInfo, value: Value): string {
  const rule = ruleName(game, option);
  const own = wordsOf(game).find("option", option.name, `chip-${wordOf(value)}`, {});
  if (own) return own;
  if (value === true) return rule;
  if (value === false) return t("house-without", { rule });
  const said = option.shape === "file" ? t("house-own") : valueName(game, option, seatName(option, value));
  return t("house-chip", { rule, value: said });
}
const seatName = (option: OptionInfo, value: Value): Value =>
  option.shape === "seat" && typeof value === "number" ? t("lobby-seat", { number: value + 1 }) : value;

/** "First game", or "First game, by the book" where both are the same. */
export const presetName = (preset: Preset): string =>
  preset.names.map((name) => told(`preset-${name}`, name)).join(" · ");
