/**
 * The words of the games: the same JSON catalogues that the terminal reads, one file a game. A sentence has
 * holes `{field}`, `{field|shape}` or `{one,two|shape}`, and parts in [brackets] that are left out where a hole
 * of theirs is hidden or nobody, or as `{field|other}` the same as `seat`. Whatever a catalogue leaves out is
 * still told, in the plain words of the rules.
 */
import type { Choice } from "../wire";
import { and, money, plainly } from "./index";

interface Catalogue {
  asks?: Record<string, string>;
  waits?: Record<string, string>;
  events?: Record<string, string | null>;
  actions?: Record<string, string>;
  facts?: Record<string, string | null>;
  values?: Record<string, string>;
  shapes?: Record<string, string[]>;
  texts?: Record<string, string>;
}
type Fields = Record<string, unknown>;

const SEAT = new Set([
  "seat",
  "target",
  "victim",
  "owner",
  "by",
  "shooter",
  "bidder",
  "source",
  "killer",
  "dealer",
  "chief",
]);
const SEATS = new Set(["seats", "targets", "winners", "players", "who"]);
const found = import.meta.glob<Catalogue>("../../../src/sixgun/words/*.json", {
  eager: true,
  import: "default",
});
const read = (name: string): Catalogue => found[`../../../src/sixgun/words/${name}.json`] ?? {};
const made = new Map<string, Words>();

export function wordsOf(game: string): Words {
  if (!made.has(game)) made.set(game, new Words(read("common"), read(game)));
  return made.get(game)!;
}

export class Words {
  private readonly forms: [RegExp, string][];
  constructor(
    private readonly common: Catalogue,
    private readonly own: Catalogue,
  ) {
    this.forms = Object.entries(own.actions ?? {}).map(([form, text]) => [pattern(form), text]);
  }

  ask(question: Fields & { kind: string }, names: string[]): string {
    return begun(
      this.fill(this.text("asks", question.kind) ?? `${plainly(question.kind)}?`, question, names),
      names,
    );
  }
  wait(question: Fields & { kind: string }, awaited: number[], names: string[]): string {
    const text = this.text("waits", question.kind) ?? `{awaited|players}: ${plain(question.kind)}.`;
    return begun(this.fill(text, { ...question, awaited }, names), names);
  }
  /** Whether an event goes without saying. */
  isSilent(told: Fields): boolean {
    return this.text("events", String(told.event)) === null;
  }
  /** What has happened; nothing for an event that goes without saying. */
  event(told: Fields, names: string[]): string {
    const kind = String(told.event);
    const text = this.text("events", kind);
    if (text === null) return "";
    if (text) return begun(this.fill(text, told, names), names);
    const fields = Object.keys(told).filter((name) => !["event", "clauses", "fleeting"].includes(name));
    const parts = fields.map((name) => `${plain(name)} ${this.shape(told[name], guess(name), names)}`);
    return parts.length ? `${plainly(kind)}: ${parts.join(", ")}.` : `${plainly(kind)}.`;
  }
  action(text: string, names: string[]): string {
    for (const [form, sentence] of this.forms) {
      const match = form.exec(text);
      if (match) return this.fill(sentence, numbers(match.groups ?? {}), names);
    }
    return plain(text);
  }
  /** One option: by its sentence, else by its verb and parts. */
  option(choice: Choice, names: string[]): string {
    if (this.forms.some(([form]) => form.test(choice.text))) return plainly(this.action(choice.text, names));
    const parts = choice.parts.map((part) =>
      part.kind === "seat" ? nameOf(part.value, names) : this.value(part.text),
    );
    return [plainly(choice.verb), parts.join(", ")].filter(Boolean).join(": ");
  }
  /** What a fact of the view is called; null for one that is not worth showing. */
  heading(field: string): string | null {
    const text = { ...this.common.facts, ...this.own.facts }[field];
    return text === null ? null : (text ?? plain(field)).split("|")[0]!;
  }
  fact(field: string, value: unknown, names: string[], each = false): string {
    const shape = ({ ...this.common.facts, ...this.own.facts }[field] ?? "").split("|")[1] ?? "";
    return this.shape(value, shape || (each ? "" : guess(field)), names);
  }
  value(value: unknown): string {
    if (value === null || value === undefined) return "hidden";
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number") return money(value);
    if (typeof value === "string")
      return { ...this.common.values, ...this.own.values }[value] ?? plain(value);
    if (Array.isArray(value)) return this.pile(value);
    return (
      Object.entries(value)
        .map(([key, entry]) => `${plain(key)} ${this.value(entry)}`)
        .join(", ") || "-"
    );
  }

  /** What a card or a character does, in short; nothing where the catalogue says nothing. */
  about(word: string): string {
    return this.own.texts?.[word] ?? "";
  }

  private text(part: "asks" | "waits", kind: string): string | undefined;
  private text(part: "events", kind: string): string | null | undefined;
  private text(part: "asks" | "waits" | "events", kind: string): string | null | undefined {
    const own = this.own[part]?.[kind];
    return own === undefined ? this.common[part]?.[kind] : own;
  }
  private fill(sentence: string, fields: Fields, names: string[]): string {
    const text = sentence.replace(/\[([^[\]]*)\]/g, (_, part: string) => (isTold(part, fields) ? part : ""));
    return text.replace(/\{([\w,]+)(?:\|([\w ]+))?\}/g, (_, name: string, shape?: string) =>
      name.includes(",")
        ? this.shape(
            name.split(",").map((part) => fields[part]),
            shape ?? "",
            names,
          )
        : this.shape(fields[name], shape ?? guess(name), names),
    );
  }
  private shape(value: unknown, shape: string, names: string[]): string {
    const [first, ...rest] = shape.split(" ");
    if (value === null || value === undefined) return "hidden";
    if (first === "of") return many(Array.isArray(value) ? value.length : Number(value), rest.join(" "));
    if (Array.isArray(value)) return this.list(value, first ?? "", rest.join(" "), names);
    if (first === "player" || first === "other") return nameOf(value, names);
    if (first === "action") return this.action(value as string, names);
    if (first === "some" && !value) return "-";
    const named = { ...this.common.shapes, ...this.own.shapes }[first ?? ""];
    if (named) return named[Number(value)] ?? this.value(value);
    return first === "nth" && typeof value === "number" ? String(value + 1) : this.value(value);
  }
  private list(value: unknown[], shape: string, rest: string, names: string[]): string {
    const counts = { ...this.common.shapes, ...this.own.shapes }[shape];
    if (counts)
      return (
        value
          .map((n, i) => (n ? `${n as number}×${counts[i]}` : ""))
          .filter(Boolean)
          .join(" + ") || "nothing"
      );
    if (shape === "players" || shape === "owners") {
      return and(value.map((entry) => nameOf(Array.isArray(entry) ? entry[0] : entry, names))) || "nobody";
    }
    if (shape === "place") return `position ${String(value[1])} of ${nameOf(value[0], names)}`;
    if (shape === "row")
      return value.map((entry) => (entry === null ? "·" : isDown(entry) ? "▮" : this.value(entry))).join(" ");
    if (shape === "list") return value.map((entry) => this.shape(entry, rest, names)).join("; ") || "-";
    if (shape === "each" || shape === "scores") {
      const told = value.map((entry, seat) =>
        shape === "scores" || !isNothing(entry)
          ? `${nameOf(seat, names)} ${this.shape(entry, rest, names)}`
          : "",
      );
      return told.filter(Boolean).join(", ") || "nothing";
    }
    return this.value(value);
  }
  private pile(value: unknown[]): string {
    const down = value.filter(isDown).length;
    const open = value.filter((entry) => !isDown(entry));
    const words = open.map((entry) => (Array.isArray(entry) ? `(${this.value(entry)})` : this.value(entry)));
    return [...words, ...(down ? [`${down} face down`] : [])].join(", ") || "-";
  }
}

const isDown = (piece: unknown) => typeof piece === "string" && piece.startsWith("?");
/** 2 life points, 1 nugget */
const many = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
/** With a capital letter at its beginning, unless that is a name, which stays as its owner writes it. */
const begun = (text: string, names: string[]) =>
  names.some((name) => text.startsWith(name)) ? text : text.charAt(0).toUpperCase() + text.slice(1);
const plain = (word: string) => word.replaceAll("_", " ").trim();
const guess = (field: string) => (SEAT.has(field) ? "player" : SEATS.has(field) ? "players" : "");
const isTold = (part: string, fields: Fields) =>
  [...part.matchAll(/\{([\w,]+)(\|other)?/g)].every(([, parts, other]) =>
    parts!
      .split(",")
      .every((name) => ![null, undefined, -1, other ? fields.seat : -1].includes(fields[name] as number)),
  );
const isNothing = (entry: unknown): boolean =>
  Array.isArray(entry) ? entry.every(isNothing) : entry === null || entry === 0;

function nameOf(value: unknown, names: string[]): string {
  const number = Number(value);
  return names[number] ?? (number === -1 ? "nobody" : String(value));
}
function numbers(groups: Record<string, string>): Fields {
  return Object.fromEntries(
    Object.entries(groups).map(([key, word]) => [key, /^-?\d+$/.test(word) ? Number(word) : word]),
  );
}
function pattern(form: string): RegExp {
  const escaped = form.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
  return new RegExp(`^${escaped.replace(/\{(\w+)\}/g, "(?<$1>[-\\w]+)")}$`);
}
