/** The story as sentences: events and what was done in somebody's name, with what concerns only others folded. */
import { concerns } from "./pace";
import type { Line, Told } from "./state";
import { isSilent } from "./story";
import type { Note } from "./wire";
import { t, wordsOf } from "./words";

export interface Sentence {
  key: string;
  at: number;
  text: string;
  clauses: string[];
  times: number;
  /** It speaks of the reader, or is a note. */
  mine: boolean;
}
/** Sentences that are told, or a run of them that is folded away. */
export interface Passage {
  key: string;
  names: string[];
  told: Sentence[];
  folded: boolean;
}

const LONG = 9; // sentences of others in a row that are worth folding
const LATEST = 3; // of them, those that stay open

/** An event in words. It is put into words once, as long as everybody keeps their name. */
export function teller(game: string, names: string[], you: number | null) {
  const known = new WeakMap<Told, Pick<Sentence, "text" | "mine">>();
  return (told: Told) => {
    const found = known.get(told) ?? {
      text: wordsOf(game).event(told, names, you),
      mine: concerns(told, game, names, you),
    };
    known.set(told, found);
    return found;
  };
}

export function noteText({ kind, name, seat, seconds }: Note, names: string[], you: number | null): string {
  const mine = seat === you ? "yes" : "no";
  const bot = names[seat] ?? ""; // who has the seat of somebody who is gone
  switch (kind) {
    case "timed_out":
      return t("note-timed-out", { you: mine, name, seconds });
    case "passed":
      return t("note-passed");
    case "bot_plays":
      return t("note-bot-plays", { you: mine, name });
    case "returned":
      return t("note-returned", { you: mine, name });
    case "left":
      return t("note-left", { name, bot });
    case "removed":
      return t("note-removed", { name, bot });
  }
}

/** Lines of the story; an event that repeats is told once, with its count. Notes stand after their event. */
export function sentences(
  log: Line[],
  notes: Note[],
  game: string,
  names: string[],
  you: number | null,
  tell: ReturnType<typeof teller>,
): Sentence[] {
  const found: Sentence[] = [];
  const reached = log.at(-1)?.at ?? 0;
  const due = notes.filter((note) => note.at <= reached);
  const addNotes = (until: number) => {
    while (due.length && due[0]!.at < until) {
      const note = due.shift()!;
      const key = `n${found.length}`;
      found.push({ key, at: note.at, text: noteText(note, names, you), clauses: [], times: 1, mine: true });
    }
  };
  for (const { at, told } of log) {
    addNotes(at);
    if (isSilent(told, game)) continue;
    const { text, mine } = tell(told);
    const last = found.at(-1);
    if (last?.text === text) last.times += 1;
    else found.push({ key: `e${at}`, at, text, clauses: told.clauses ?? [], times: 1, mine });
  }
  addNotes(Infinity);
  return found;
}

/** Long runs of what others did are folded, but for their end; everybody is named who has a part in them. */
export function passages(told: Sentence[], names: string[], folds: boolean): Passage[] {
  const found: Passage[] = [];
  for (let at = 0; at < told.length;) {
    let end = at;
    while (folds && end < told.length && !told[end]!.mine) end += 1;
    const isLong = end - at >= LONG;
    const next = isLong ? end - LATEST : Math.max(end, at + 1);
    const part = told.slice(at, next);
    const who = isLong ? names.filter((name) => part.some(({ text }) => text.includes(name))) : [];
    found.push({ key: part[0]!.key, names: who, told: part, folded: isLong });
    at = next;
    if (isLong) {
      found.push({ key: told[at]!.key, names: [], told: told.slice(at, end), folded: false });
      at = end;
    }
  }
  return found;
}
