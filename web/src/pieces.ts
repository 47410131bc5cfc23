/** The print on the pieces of each game, loaded once, before the first table of that game is shown. */
import { pieces } from "./http";
import type { PieceInfo } from "./wire";

const loading = new Map<string, Promise<void>>();
const printed = new Map<string, ReadonlyMap<string, PieceInfo>>();

export function loadPieces(game: string): Promise<void> {
  if (!loading.has(game)) loading.set(game, load(game));
  return loading.get(game)!;
}
async function load(game: string): Promise<void> {
  try {
    layOut(game, await pieces(game));
  } catch (error) {
    loading.delete(game); // whoever asks again tries again
    throw error;
  }
}
/** From now on these are the pieces of that game. */
export function layOut(game: string, found: PieceInfo[]): void {
  printed.set(game, new Map(found.map((piece) => [piece.name, piece])));
}

/** The kinds of pieces of a family, in the order of the box. */
export const kindsOf = (game: string, family: string): string[] => {
  const all = [...(printed.get(game)?.values() ?? [])].filter((piece) => piece.family === family);
  return [...new Set(all.map((piece) => piece.kind))];
};

/** The print on a piece; nothing for one that lies face down. */
export const pieceOf = (game: string, name: string): PieceInfo | null => printed.get(game)?.get(name) ?? null;
