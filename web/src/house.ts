import type { GameInfo, Setup } from "./wire";

export type House = Omit<Setup, "type">;

/** The table by the book: the middle number of seats, every option at its default. */
export function fresh(game: GameInfo): House {
  const seats = game.seats[Math.floor((game.seats.length - 1) / 2)] ?? 0;
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  return { seats, options, bots: "heuristic", windows: "answered", public: false };
}
