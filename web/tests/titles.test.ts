import { parse } from "svelte/compiler";
import { expect, test } from "vitest";

const pages = import.meta.glob<string>("../src/**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});

interface Node {
  type?: string;
  name?: string;
  attributes?: Node[];
}
/** The elements of a page that carry the browser's own tip, which no finger ever sees. */
function titled(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(titled);
  if (node === null || typeof node !== "object") return [];
  const { type, name, attributes } = node as Node;
  const has = type === "RegularElement" && attributes?.some((one) => one.name === "title");
  return [...(has ? [name ?? ""] : []), ...Object.values(node).flatMap(titled)];
}

test.each(Object.entries(pages))("%s tells everything where a finger reaches it", (_, source) => {
  expect(titled(parse(source, { modern: true }).fragment)).toEqual([]);
});
