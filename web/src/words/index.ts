import { en } from "./en";

type Holes<S extends string> = S extends `${string}{${infer Hole}}${infer Rest}` ? Hole | Holes<Rest> : never;
export type Key = keyof typeof en;
type Filling<K extends Key> = Record<Holes<(typeof en)[K]>, string | number>;
type Arguments<K extends Key> = [Holes<(typeof en)[K]>] extends [never] ? [] : [Filling<K>];

/** The text of that key; a wrong key or a missing parameter does not compile. */
export function t<K extends Key>(key: K, ...filling: Arguments<K>): string {
  return fill(en[key], filling[0] ?? {});
}

export function isKey(key: string): key is Key {
  return key in en;
}

/** A text whose key comes over the wire; `otherwise` where the catalogue has none. */
export function told(key: string, otherwise: string, filling: Record<string, string | number> = {}): string {
  return isKey(key) ? fill(en[key], filling) : otherwise;
}

function fill(text: string, filling: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => String(filling[name] ?? hole));
}

/** "choose_victim" -> "Choose victim" */
export function plainly(word: string): string {
  const words = word.replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const list = new Intl.ListFormat("en", { type: "conjunction" });
const number = new Intl.NumberFormat("en");

export const and = (words: string[]): string => list.format(words);
export const money = (value: number): string => number.format(value);
