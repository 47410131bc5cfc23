import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { kindsOf, layOut, loadPieces, pieceOf } from "../src/pieces";
import type { PieceInfo } from "../src/wire";
import { piece } from "./table";

const barrel: PieceInfo = piece("barrel_qs", { kind: "barrel", family: "blue", suit: "s", rank: "q" });
const answer = (ok: boolean, body: unknown) =>
  vi.fn(() =>
    Promise.resolve({ ok, status: ok ? 200 : 500, statusText: "", json: () => Promise.resolve(body) }),
  );

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

test("the kinds of a family are named once, in the order of the box", () => {
  const box = [
    piece("b_1", { kind: "b", family: "card" }),
    piece("b_2", { kind: "b", family: "card" }),
    piece("a_1", { kind: "a", family: "card" }),
    piece("c", { family: "die" }),
  ];
  layOut("eastern", box);
  expect(kindsOf("eastern", "card")).toEqual(["b", "a"]);
  expect(kindsOf("southern", "card")).toEqual([]);
});
