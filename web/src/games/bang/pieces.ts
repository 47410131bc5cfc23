/** The pieces of BANG!, as the server has printed them. */
import { pieceOf } from "../../pieces";
import type { PieceInfo } from "../../wire";

export const isDown = (piece: string) => piece.startsWith("?");
/** Nothing for a piece that lies face down. */
export const printOf = (piece: string): PieceInfo | null => pieceOf("bang", piece);
/** Whatever is no piece, such as an ability, is of its own kind. */
export const kindOf = (piece: string): string => printOf(piece)?.kind ?? piece;
