/** A piece as the server prints it: only what differs from a blank one is said. */
import type { PieceInfo } from "../../../src/wire";

export const printed = (name: string, more: Partial<PieceInfo> = {}): PieceInfo => ({
  name,
  kind: name,
  family: "",
  suit: "",
  rank: "",
  number: 0,
  price: 0,
  reach: 0,
  faces: [],
  ...more,
});
