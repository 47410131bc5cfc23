/**
 * The twin of src/sixgun/words: messages in Fluent, named after the rules, and the functions that they call.
 * Its page says how messages are named and what each function is for.
 */
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentFunction,
  type FluentVariable,
} from "@fluent/bundle";

export type Fields = Record<string, unknown>;
/** Every action of a game: the name of its class, its text, and the fields that are words there. */
export type Forms = Record<string, [id: string, form: string, words: string[]][]>;
type Question = Fields & { kind: string };

const COPY = /^(\w+?)(?:_(10|[2-9jqka])([cdhs]))?(?:_(\d+))?$/;
const HIDDEN = "hidden";
const LONG = 12;
const BILLS = [1000, 2000];

/** A list on its way through a message. */
class Items extends FluentType<unknown[]> {
  toString(): string {
    return String(this.value);
  }
}

function fluent(value: unknown): FluentVariable {
  if (value === null || value === undefined) return HIDDEN;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return new Items(value);
  return typeof value === "number" || typeof value === "string" ? value : HIDDEN;
}
const bare = (value: unknown): unknown => (value instanceof FluentType ? (value.value as unknown) : value);
/** The entries of a list, or the letters of a word. */
const entriesOf = (value: unknown): unknown[] => [...(bare(value) as Iterable<unknown>)];
function seatsIn(value: unknown): number[] {
  const found = bare(value);
  if (found === HIDDEN || found === -1) return [];
  return Array.isArray(found) ? found.map(Number) : [Number(found)];
}
const isNothing = (entry: unknown): boolean =>
  Array.isArray(entry) ? entry.every(isNothing) : entry === null || entry === 0;
const isDown = (entry: unknown) => typeof entry === "string" && entry.startsWith("?");
const kebab = (word: string) => word.replaceAll("_", "-");

/** choose_victim -> choose victim */
export const plain = (word: string): string => word.replaceAll("_", " ").trim();

/** The messages of one language: all files in one bundle. */
export class Catalogue {
  private readonly bundle: FluentBundle;
  private readonly intl: { and: Intl.ListFormat; comma: Intl.ListFormat; number: Intl.NumberFormat };
  private readonly made = new Map<string, Words>();
  /** What is being told now, and to whom. */
  private words: Words;
  private names: string[] = [];
  private you: number | null = null;

  constructor(
    locale: string,
    sources: string[],
    private readonly forms: Forms,
  ) {
    this.bundle = new FluentBundle(locale, { functions: this.functions(), useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
    this.intl = {
      and: new Intl.ListFormat(locale, { type: "conjunction" }),
      comma: new Intl.ListFormat(locale, { type: "unit", style: "short" }),
      number: new Intl.NumberFormat(locale),
    };
    this.words = this.of("");
  }

  of(game: string): Words {
    const found = this.made.get(game) ?? new Words(this, game, this.forms[game] ?? []);
    this.made.set(game, found);
    return found;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A message, or an attribute of it, filled in; null where there is none. */
  format(id: string, attribute: string, fields: Fields): string | null {
    const message = this.bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern === null || pattern === undefined) return null;
    const filling = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, fluent(value)]));
    return this.bundle.formatPattern(pattern, filling, []);
  }

  /** Tell something of that game to `you`. */
  tell<T>(words: Words, names: string[], you: number | null, what: () => T): T {
    const before = [this.words, this.names, this.you] as const;
    [this.words, this.names, this.you] = [words, names, you];
    try {
      return what();
    } finally {
      [this.words, this.names, this.you] = before;
    }
  }

  list(words: string[], join = ""): string {
    return words.length
      ? (join === "and" ? this.intl.and : this.intl.comma).format(words)
      : this.common("nothing");
  }
  number(value: number): string {
    return this.intl.number.format(value);
  }
  common(id: string, fields: Fields = {}): string {
    return this.format(id, "", fields) ?? id;
  }

  private player(seat: number, form: string): string {
    const [id, fields] = [seat === this.you ? "you" : "player", { name: this.names[seat] ?? String(seat) }];
    return this.format(id, form, fields) ?? this.common(id, fields);
  }
  private players(value: unknown, form: string): string {
    const seats = seatsIn(value);
    const you = seats.filter((seat) => seat === this.you);
    const all = [...you, ...seats.filter((seat) => seat !== this.you)];
    return all.length
      ? this.list(
          all.map((seat) => this.player(seat, form)),
          "and",
        )
      : this.common("nobody");
  }
  private who(value: unknown, other?: unknown): string {
    const seats = seatsIn(value);
    if (!seats.length) return "none";
    if (other !== undefined && String(seats) === String(seatsIn(other))) return "same";
    return seats.length > 1 ? "many" : seats[0] === this.you ? "you" : "one";
  }
  private each(value: unknown, message: string, seats: unknown, all: boolean, join: string): string {
    const of = seats === undefined ? null : seatsIn(seats);
    const told = entriesOf(value).map((entry, at) => ({ seat: of ? of[at]! : at, value: entry }));
    const kept = told.filter((entry) => all || !isNothing(entry.value));
    return this.list(
      kept.map((entry) => this.format(message, "", { ...entry }) ?? ""),
      join,
    );
  }
  private alike(value: unknown, message: string, by: unknown): string {
    const groups = new Map<string, { seat: number[]; value: unknown }>();
    for (const [seat, entry] of entriesOf(value).entries()) {
      if (isNothing(entry)) continue;
      const key = `${JSON.stringify(entry)} ${String(seatsIn(by)) === String(seat)}`;
      const group = groups.get(key) ?? { seat: [], value: entry };
      group.seat.push(seat);
      groups.set(key, group);
    }
    const isMine = (group: { seat: number[] }) => group.seat.includes(this.you ?? -1);
    const told = [...groups.values()].toSorted((a, b) => Number(isMine(b)) - Number(isMine(a)));
    return this.list(
      told.map((group) => this.format(message, "", { ...group, by: bare(by) }) ?? ""),
      "and",
    );
  }
  private money(values: unknown[]): string {
    const [ones = 0, twos = 0] = (values.length === 1 ? entriesOf(values[0]) : values.map(bare)).map(Number);
    const worth = ones * BILLS[0]! + twos * BILLS[1]!;
    return this.words.find("money", "", "", { ones, twos, bills: ones + twos, worth }) ?? String(worth);
  }
  private functions(): Record<string, FluentFunction> {
    type Value = ReturnType<FluentFunction>;
    const entry = (value: unknown) => fluent(value) as Value;
    return {
      PLAYER: ([value], { form = "" }) => this.players(value, String(form)),
      VERB: ([value, you, one, many]) => ({ you, many: many ?? you })[this.who(value)] ?? one!,
      WHO: ([value, other]) => this.who(value, other),
      NAME: ([value], { form = "" }) => this.words.name(bare(value), String(form)),
      ROW: ([value]) => this.words.row(entriesOf(value)),
      COUNT: ([value]) => number(entriesOf(value).length),
      AT: ([value, place]) => {
        const found = entriesOf(value)[Number(bare(place))];
        return typeof found === "number" ? number(found) : entry(found);
      },
      EACH: ([value, message, seats], { all = "no", join = "" }) =>
        this.each(value, String(message), seats, all === "yes", String(join)),
      ALIKE: ([value, message, by]) => this.alike(value, String(message), by ?? HIDDEN),
      MONEY: (values) => this.money(values),
      ACTION: ([text]) => this.words.action(String(text)),
      NTH: ([value]) => number(Number(bare(value)) + 1),
    };
  }
}

const number = (value: number) => new FluentNumber(value);

/** The words of one game; those of the client itself, for "". */
export class Words {
  private readonly prefix: string;
  private readonly forms: [id: string, form: RegExp, words: string[]][];

  constructor(
    private readonly all: Catalogue,
    game: string,
    forms: Forms[string],
  ) {
    this.prefix = kebab(game);
    this.forms = forms.map(([id, form, words]) => [id, pattern(form), words]);
  }

  /** The question as the seat that is asked reads it. */
  ask(question: Question, names: string[], you: number | null = null): string {
    return this.sentence("ask", question.kind, "", question, names, you);
  }
  /** The question as everybody else reads it. */
  wait(question: Question, awaited: number[], names: string[], you: number | null = null): string {
    return this.sentence("ask", question.kind, "wait", { ...question, awaited }, names, you);
  }
  /** A line of the story; empty for an event that goes without saying. */
  event(told: Fields, names: string[], you: number | null = null): string {
    return this.sentence("event", String(told.event), "", told, names, you);
  }
  /** Whether an event goes without saying. */
  isSilent(told: Fields): boolean {
    return this.find("event", String(told.event), "", told) === "";
  }
  /** An action, from its one-line text; in the words of a sentence that is being told, if there is one. */
  action(text: string, names?: string[], you: number | null = null): string {
    const { id, fields } = this.read(text);
    const told = () => (id ? this.find("action", id, "", fields) : null) ?? plain(text);
    return names ? this.all.tell(this, names, you, told) : told();
  }
  /** What an action is called, and its fields, from its one-line text; nothing for a text that is none. */
  read(text: string): { id: string; fields: Fields } {
    for (const [id, form, words] of this.forms) {
      const found = form.exec(text);
      if (found) return { id, fields: numbers(found.groups ?? {}, words) };
    }
    return { id: "", fields: {} };
  }
  /** An action on a button. */
  option(text: string, names: string[], you: number | null = null): string {
    return begun(this.action(text, names, you), names);
  }
  /** The name of a fact of the view; null for a fact that is not worth showing. */
  heading(field: string): string | null {
    const id = this.id("fact", field);
    if (!this.all.has(id)) return plain(field);
    const text = this.all.format(id, "", {});
    return text === null ? "" : text || null;
  }
  fact(field: string, value: unknown, names: string[]): string {
    return this.all.tell(this, names, null, () =>
      value === null ? this.name(value) : (this.find("fact", field, "value", { value }) ?? this.name(value)),
    );
  }
  /** What a piece or a power does, in short; empty where the catalogue says nothing. */
  about(word: string): string {
    return this.find("name", word, "text", {}) ?? "";
  }
  /** A word on its own, as on a card: without an article. */
  title(word: string): string {
    return this.find("name", word, "title", {}) ?? begun(this.name(word), []);
  }
  /** What a person is told of a refusal: by its code, else in the sentence of the rules. */
  error(code: string, sentence: string): string {
    return this.find("error", code, "", {}) ?? whole(sentence);
  }

  /** A piece, a word of the rules, a number, or a list of them. */
  name(value: unknown, form = ""): string {
    if (value === null || value === undefined) return this.all.common(HIDDEN);
    if (typeof value === "boolean") return this.all.common(value ? "yes" : "no");
    if (typeof value === "number") return this.all.number(value);
    if (value === "") return this.all.common("nothing");
    if (Array.isArray(value)) return value.includes(null) ? this.row(value) : this.pile(value);
    if (typeof value !== "string") return JSON.stringify(value);
    return isDown(value) ? this.all.common("face-down") : this.word(value, form);
  }
  row(value: unknown[]): string {
    return value.map((entry) => (entry === null ? "·" : isDown(entry) ? "▮" : this.name(entry))).join(" ");
  }

  /** A message of the game, or of all games, filled in; null where there is none. */
  find(part: string, word: string, attribute: string, fields: Fields): string | null {
    return this.all.format(this.id(part, word), attribute, fields);
  }

  private id(part: string, word: string): string {
    const short = [part, kebab(word)].filter(Boolean).join("-");
    const own = `${this.prefix}-${short}`;
    return this.all.has(own) ? own : short;
  }
  private word(word: string, form: string): string {
    const own = this.find("name", word, form, {});
    if (own !== null) return own;
    const [, kind = word, rank = "none", suit = "none", number = "none"] = COPY.exec(word) ?? [];
    const name = this.inForm("name", kind, form, {});
    return name === null
      ? plain(word)
      : (this.inForm("copy", "", form, { kind, name, rank, suit, number }) ?? name);
  }
  /** In that form, or as usual where there is no such form. */
  private inForm(part: string, word: string, form: string, fields: Fields): string | null {
    return (form ? this.find(part, word, form, fields) : null) ?? this.find(part, word, "", fields);
  }
  private pile(value: unknown[]): string {
    const down = value.filter(isDown).length;
    const known = value.filter((entry) => !isDown(entry));
    const words = known
      .slice(0, LONG)
      .map((entry) => (Array.isArray(entry) ? `(${this.name(entry)})` : this.name(entry)));
    if (known.length > LONG) words.push(this.all.common("more", { count: known.length - LONG }));
    if (down) words.push(this.all.common("face-down-count", { count: down }));
    return this.all.list(words);
  }
  private sentence(
    part: string,
    kind: string,
    attribute: string,
    fields: Fields,
    names: string[],
    you: number | null,
  ): string {
    const told = this.all.tell(this, names, you, () => this.find(part, kind, attribute, fields));
    return begun(told ?? `${plain(kind)}.`, names);
  }
}

/** A sentence of the rules, which they write as part of another. */
const whole = (sentence: string): string => begun(sentence, []) + (/[.!?]$/.test(sentence) ? "" : ".");
/** A sentence with a capital letter, unless it begins with a name, which stays as its owner writes it. */
export const begun = (text: string, names: string[]): string =>
  names.some((name) => text.startsWith(name)) ? text : text.charAt(0).toUpperCase() + text.slice(1);

function numbers(groups: Record<string, string>, words: string[]): Fields {
  return Object.fromEntries(
    Object.entries(groups).map(([key, word]) => [key, words.includes(key) ? word : Number(word)]),
  );
}
function pattern(form: string): RegExp {
  const escaped = form.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
  return new RegExp(`^${escaped.replace(/\{(\w+)\}/g, "(?<$1>[-\\w]+)")}$`);
}
