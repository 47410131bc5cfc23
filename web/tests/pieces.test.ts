import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { layOut, loadPieces, pieceOf } from "../src/pieces";
import type { PieceInfo } from "../src/wire";

const barrel: PieceInfo = {
  name: "barrel_qs",
  kind: "barrel",
  family: "blue",
  suit: "s",
  rank: "q",
  number: 0,
  price: 0,
  reach: 0,
  faces: [],
};
const answer = (ok: boolean, body: unknown) =>
  vi.fn(() => Promise.resolve({ ok, status: ok ? 200 : 500, statusText: "", json: async () => body }));

beforeEach(() => layOut("western", []));
afterEach(() => vi.unstubAllGlobals());

test("pieces are loaded once", async () => {
  const fetch = answer(true, [barrel]);
  vi.stubGlobal("fetch", fetch);
  await Promise.all([loadPieces("western"), loadPieces("western")]);
  await loadPieces("western");
  expect(fetch).toHaveBeenCalledOnce();
  expect(pieceOf("western", "barrel_qs")).toEqual(barrel);
  expect(pieceOf("western", "?card")).toBeNull();
  expect(pieceOf("eastern", "barrel_qs")).toBeNull();
});

test("whoever could not load them may try again", async () => {
  vi.stubGlobal("fetch", answer(false, { code: "busy", message: "busy" }));
  await expect(loadPieces("northern")).rejects.toThrow();
  vi.stubGlobal("fetch", answer(true, [{ ...barrel, kind: "keg" }]));
  await loadPieces("northern");
  expect(pieceOf("northern", "barrel_qs")?.kind).toBe("keg");
});
