import { afterEach, expect, test, vi } from "vitest";
import { byHand, sha256 } from "../src/verify";

const bytes = (length: number) => Uint8Array.from({ length }, (_, n) => (n * 151 + length) & 255);
const hex = (data: Uint8Array) => Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
const known = async (data: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", data));

afterEach(() => void vi.unstubAllGlobals());

test("the hash by hand is SHA-256 for every length around the ends of its blocks", async () => {
  for (const length of [0, 1, 31, 32, 54, 55, 56, 57, 63, 64, 65, 118, 119, 120, 128, 200])
    expect(byHand(bytes(length))).toEqual(await known(bytes(length)));
});

test("a page on plain http, which has no subtle crypto, finds the same hash", async () => {
  const [seed, hash] = [hex(bytes(32)), hex(await known(bytes(32)))];
  expect(await sha256(seed)).toBe(hash);
  vi.stubGlobal("crypto", {});
  expect(await sha256(seed)).toBe(hash);
});
