/** All texts of the client, from the Fluent files that the terminal reads too. */
import { begun, Catalogue, type Fields, type Words } from "./fluent";
import { forms, type Messages } from "./messages";

export type Key = keyof Messages;
type Filling<K extends Key> = Record<Messages[K], string | number>;
type Arguments<K extends Key> = [Messages[K]] extends [never] ? [] : [Filling<K>];

const LOCALE = "en-GB";
const files = import.meta.glob<string>(
  ["../../../src/sixgun/words/en/*.ftl", "!../../../src/sixgun/words/en/{terminal,office}.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
const catalogue = new Catalogue(LOCALE, Object.values(files), forms);

/** The text of that name; a wrong name or a missing variable does not compile. */
export function t<K extends Key>(id: K, ...filling: Arguments<K>): string {
  return catalogue.format(id, "", filling[0] ?? {}) ?? id;
}

/** A text whose name comes over the wire, in part; `otherwise` where there is none. */
export function told(id: string, otherwise: string, filling: Fields = {}): string {
  return catalogue.format(id.replaceAll("_", "-"), "", filling) ?? otherwise;
}

/** The words of one game. */
export const wordsOf = (game: string): Words => catalogue.of(game);
/** What a person is told of a refusal. */
export const why = (problem: { code: string; message: string }, game = ""): string =>
  wordsOf(game).error(problem.code, problem.message);
export const and = (words: string[]): string => (words.length ? catalogue.list(words, "and") : "");
export const money = (value: number): string => catalogue.number(value);
/** A word or a sentence with a capital letter. */
export const capital = (text: string): string => begun(text, []);
