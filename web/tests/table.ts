/** What tests lay a table with: only what differs from an empty one is said. */
import type { View } from "../src/state";
import type { Choice, Lobby, PieceInfo, Question, SeatInfo } from "../src/wire";

const EMPTY: View = {
  game: "klack",
  seats: 3,
  seat: 0,
  over: false,
  to_act: [],
  result: null,
  ask: null,
  options: {},
};
export const view = <V extends View = View>(more: Partial<V> = {}) => ({ ...EMPTY, ...more }) as V;

export const seatInfo = (seat: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  who: "person",
  name: `P${seat}`,
  ready: true,
  present: true,
  bot_plays: false,
  muted: false,
  level: null,
  start_asked: 0,
  start_agreed: [],
  ...more,
});

export const lobby = (more: Partial<Lobby> = {}): Lobby => ({
  table: "t1",
  game: "klack",
  title: "Klack Klack Bang",
  name: "",
  public: false,
  phase: "playing",
  options: {},
  seats: [0, 1, 2].map((seat) => seatInfo(seat)),
  host: 0,
  onlookers: [],
  nameless: 0,
  bots: "heuristic",
  windows: "answered",
  paused: false,
  unwatched: false,
  commitment: "",
  seed: null,
  next: null,
  speed: "normal",
  timed: false,
  ...more,
});

/** A piece that is the only one of its kind, unless it is said otherwise. */
export const piece = (name: string, more: Partial<PieceInfo> = {}): PieceInfo => ({
  name,
  kind: name,
  family: "",
  suit: "",
  rank: "",
  number: 0,
  price: 0,
  reach: 0,
  faces: [],
  deadly: false,
  ...more,
});

/** The verb is the first word of the text; a number is a seat, a word a piece, a pair a value with its name. */
export function choice(
  text: string,
  ...parts: (number | string | [name: string, value: number | string])[]
): Choice {
  return {
    text,
    verb: text.split(" ")[0]!,
    parts: parts.map((part) => {
      if (typeof part === "number") return { name: "seat", kind: "seat", value: part, text: String(part) };
      if (typeof part === "string") return { name: "piece", kind: "word", value: 0, text: part };
      const [name, value] = part;
      if (typeof value === "string") return { name, kind: "word", value: 0, text: value };
      return { name, kind: "number", value, text: String(value) };
    }),
  };
}

export const question = (kind: string, more: Partial<Question> = {}): Question => ({
  number: 1,
  kind,
  clauses: [],
  options: [],
  answer: null,
  given: [],
  awaited: true,
  window: false,
  ...more,
});
