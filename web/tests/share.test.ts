import { beforeEach, describe, expect, it, vi } from "vitest";

describe("the link that a host hands out", () => {
  beforeEach(() => vi.resetModules());

  async function shared(origin: string, told: unknown) {
    const { hostname } = new URL(origin);
    const fetched = vi.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(told) }));
    vi.stubGlobal("location", { origin, hostname });
    vi.stubGlobal("fetch", fetched);
    const { share } = await import("../src/share.svelte");
    await vi.waitUntil(() => fetched.mock.results.length === 0 || share.alone || share.origins[0] !== origin);
    return { share, asked: fetched.mock.calls.length };
  }

  it("is that of the page where others see the same address", async () => {
    const { share, asked } = await shared("http://192.0.2.7:8080", null);
    expect(share.linksTo("abc")).toEqual(["http://192.0.2.7:8080/t/abc"]);
    expect(asked).toBe(0);
  });
  it.each(["http://127.0.0.1:8080", "http://localhost:8080", "http://[::1]:8080"])(
    "is one that others reach if the page is at %s",
    async (origin) => {
      const { share } = await shared(origin, { origins: ["http://192.0.2.7:8080"], alone: false });
      expect(share.linksTo("abc")).toEqual(["http://192.0.2.7:8080/t/abc"]);
      expect(share.alone).toBe(false);
    },
  );
  it("works on this machine only if nobody else is let in", async () => {
    const { share } = await shared("http://127.0.0.1:8080", { origins: [], alone: true });
    expect(share.linksTo("abc")).toEqual(["http://127.0.0.1:8080/t/abc"]);
    expect(share.alone).toBe(true);
  });
});
