// Made by tools/wire_types.py from sixgun.server.wire. Change the structs, then run it again.

/** The value of a house rule: it may be a list or a table. */
export type Setting = Scalar | (Row | Record<string, Row>)[] | Record<string, Row>;
export type Row = Scalar | Scalar[];
export type Scalar = boolean | number | string | null;

/** One field of an action: its name, its number, the word that stands for it in the text. */
export interface Part {
  name: string;
  kind: "number" | "seat" | "word";
  value: number;
  text: string;
}

/** One answer that is allowed now. `text` is what `answer` sends; verb and parts are for drawing it. */
export interface Choice {
  text: string;
  verb: string;
  parts: Part[];
}

/**
 * What this client is asked. `awaited`: the table waits for it; otherwise it may only think again.
 *
 * `answer` is what it has sealed already and may still replace, or the parts so far of an answer that is
 * given part by part (joined by "; "; `awaited` until the last part has come); `given` are those parts.
 *
 * `number` goes up with every question put to the seat. In a `window` all answers are opened at once.
 */
export interface Question {
  number: number;
  kind: string;
  clauses: string[];
  options: Choice[];
  answer: string | null;
  given: Choice[];
  awaited: boolean;
  window: boolean;
}

/**
 * How long the present decision may still take, of how many seconds, and for whom the table waits.
 *
 * `moment`: somebody has asked for a moment before this window closes; nobody learns who.
 */
export interface Clock {
  seconds: number;
  of: number;
  seats: number[];
  moment: boolean;
}

/**
 * "Answer `kind` with `action` for me, unless another of my options begins with a word of `unless`."
 *
 * Every text begins with the empty word. `once` forgets the order after its first use. `until` forgets it
 * when I hear of one of these events; a word `event.field` means: if that field names my seat. Nobody else
 * ever sees an order.
 */
export interface StandingOrder {
  kind: string;
  action: string;
  unless?: string[];
  once?: boolean;
  until?: string[];
}

/**
 * One seat as everybody sees it. `bot_plays`: a bot plays for an absent person until they are back.
 *
 * `start_asked` is the head start (ms) for which it asks in a race; it counts if all other people agree.
 */
export interface SeatInfo {
  seat: number;
  who: "bot" | "open" | "person";
  name: string;
  ready: boolean;
  present: boolean;
  bot_plays: boolean;
  muted: boolean;
  level: "heuristic" | "ismcts" | "random" | null;
  start_asked: number;
  start_agreed: number[];
}

/** Somebody who watches under a name; `number` is how the host names them. */
export interface OnlookerInfo {
  number: number;
  name: string;
}

/**
 * Everything public about a table that is not the game itself.
 *
 * `commitment` is sha256 of the seed, shown before the deal; `seed` is told (in hexadecimal) after the end.
 * `next` is the table of the rematch, where the same token holds the same seat. `nameless` is the number of
 * clients that watch without a name; `unwatched`: nobody may, while the game is played. `speed` is how fast
 * bots answer; `timed`: the clock runs even where one person plays with bots.
 */
export interface Lobby {
  table: string;
  game: string;
  title: string;
  name: string;
  public: boolean;
  phase: "lobby" | "over" | "playing";
  options: Record<string, Setting>;
  seats: SeatInfo[];
  host: number | null;
  onlookers: OnlookerInfo[];
  nameless: number;
  bots: "heuristic" | "ismcts" | "random";
  windows: "answered" | "fixed" | "short";
  paused: boolean;
  unwatched: boolean;
  commitment: string;
  seed: string | null;
  next: string | null;
  speed: "fast" | "normal" | "slow";
  timed: boolean;
}

/** One line of chat; seat null is an onlooker, `at` counts the lines of this table. */
export interface Saying {
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

/**
 * Something done in a player's name, for the story: after the event with number `at`.
 *
 * `timed_out`: the rules answered for them after so many `seconds`; `passed`: a window closed on them, which
 * only they are told; `bot_plays`: for somebody who is away, who has then `returned`; a bot plays on for
 * somebody who has `left` or was `removed`.
 */
export interface Note {
  kind: "bot_plays" | "left" | "passed" | "removed" | "returned" | "timed_out";
  seat: number;
  name: string;
  at: number;
  seconds: number;
}

/**
 * How one press was timed, in milliseconds since the card was turned over for the first socket.
 *
 * `sent`: the card was handed to this socket; `received`: the press came in; `claimed`: what the client says
 * that its player took from the painted card to the press (null: no claim, or one that is not believed);
 * `allowed`: the ticks that the line makes possible; `start`: the head start that the table has granted;
 * `judged`: the tick of the press. A bot's press has none of this but its tick.
 */
export interface Receipt {
  seat: number;
  action: string;
  result: string;
  judged: number;
  sent: number | null;
  received: number | null;
  claimed: number | null;
  allowed: number[] | null;
  start: number;
}

/**
 * What the server knows of a seat's line, in milliseconds.
 *
 * `round_trip` is the shortest, by the pings of the last minute or by the kernel; `credit` is the most that
 * is credited, `cost` what the usual round trip takes beyond the credit: so much later than it was are all
 * slaps of this seat judged. `slow`: above the table's `max_ping_ms`. `flags` are told to the host alone.
 * `idle`: so many rounds in a row the seat has done nothing; after three a bot plays for it.
 */
export interface LineInfo {
  seat: number;
  samples: number;
  round_trip: number;
  jitter: number;
  credit: number;
  cost: number;
  slow: boolean;
  start: number;
  flags: string[];
  idle: number;
}

/** Who I am, and the last number that I have seen. */
export interface Hello {
  type: "hello";
  token?: string | null;
  last?: number;
}

/** My answer to the question of that number (0: to whatever is asked now). */
export interface Answer {
  type: "answer";
  action: string;
  id: string;
  question?: number;
}

/** Why may I not do that now? */
export interface Why {
  type: "why";
  action: string;
}

/** A line of chat. */
export interface Say {
  type: "say";
  text: string;
}

/** All my standing orders; they replace the ones before. `passes`: pass for me when I can do no more. */
export interface Orders {
  type: "orders";
  orders: StandingOrder[];
  passes?: boolean;
}

/**
 * I am (not) ready to start; the host sees it, and starts when they like.
 *
 * In a race against time: I am ready for the next card (`pulse` says who is waited for).
 */
export interface Ready {
  type: "ready";
  ready?: boolean;
}

/** Call me by this name. */
export interface Rename {
  type: "rename";
  name: string;
}

/** Let me have that open seat, before the game starts. */
export interface Sit {
  type: "sit";
  seat: number;
}

/** I give up my seat: open again in the lobby, a bot's in a running game. */
export interface Leave {
  type: "leave";
}

/** Host, or anybody seated while the host is away: fill open seats with bots and deal. */
export interface Start {
  type: "start";
}

/** Host, before the start: other seats, house rules, bots, windows, or public or not. */
export interface Setup {
  type: "setup";
  seats: number;
  options: Record<string, Setting>;
  bots: "heuristic" | "ismcts" | "random";
  windows: "answered" | "fixed" | "short";
  public: boolean;
}

/** Host: that seat is open again in the lobby, a bot's in a running game; its token is worthless. */
export interface Kick {
  type: "kick";
  seat: number;
}

/** Host: the onlooker of that number has to go, and their token is worthless; 0: all without a name. */
export interface Remove {
  type: "remove";
  onlooker: number;
}

/** Host: nobody may look on while the game is played, or anybody may again. */
export interface Unwatch {
  type: "unwatch";
  unwatched?: boolean;
}

/** Host: that seat is (not) heard in chat. */
export interface Mute {
  type: "mute";
  seat: number;
  muted?: boolean;
}

/** Host: all clocks stop, or run on; while they stop nothing is answered. */
export interface Pause {
  type: "pause";
  paused: boolean;
}

/** Host: bots answer at this speed; `timed`: a clock runs even against bots alone. */
export interface Tempo {
  type: "pace";
  speed: "fast" | "normal" | "slow";
  timed?: boolean;
}

/** I want a moment longer before this window closes; whatever one holds, one may say so. */
export interface Moment {
  type: "moment";
}

/** I want to see no more pauses of bots until a person is asked; they end when all who are here say so. */
export interface Hurry {
  type: "hurry";
}

/**
 * A hand moves in the race: onto the card (pointing at a seat, or `later`), into a base, out of one.
 *
 * `round` is the id in `flip`; before the card is painted it is the number of the round: then the claim
 * is 0. `claimed` are the milliseconds from the painted card to the press, by one clock with steps of
 * `clock_step`.
 */
export interface Press {
  type: "press";
  kind: "base" | "center" | "leave" | "point";
  round: string;
  seq: number;
  hand?: "main" | "off";
  base?: number | null;
  target?: number | null;
  later?: boolean;
  claimed?: number | null;
  clock_step?: number;
}

/** Before the start: I ask for a head start of so many milliseconds in the race (0: none). */
export interface HeadStart {
  type: "headstart";
  ms: number;
}

/** Before the start: that seat may have the head start for which it asks. */
export interface Agree {
  type: "agree";
  seat: number;
  ms: number;
}

/** Host: a bot plays for that absent seat at once, until its person is back. */
export interface Takeover {
  type: "takeover";
  seat: number;
}

/** After the end: the same people at a new table, which `lobby.next` names. */
export interface Rematch {
  type: "rematch";
}

/**
 * The answer to `hello`. `events` are those after the client's last number, up to `number`.
 *
 * `anew`: the server has stopped in the middle of the race that is on; its round is played again.
 */
export interface Welcome {
  type: "welcome";
  seat: number | null;
  number: number;
  events: Record<string, unknown>[];
  view: Record<string, unknown> | null;
  question: Question | null;
  clock: Clock | null;
  lobby: Lobby;
  chat: Saying[];
  orders: StandingOrder[];
  anew: boolean;
  passes: boolean;
  notes: Note[];
}

/** The table has changed: the events with their changes, then the changes that came with none. */
export interface Step {
  type: "step";
  number: number;
  events: Record<string, unknown>[];
  changes: Record<string, unknown>;
  question: Question | null;
  clock: Clock | null;
}

/** Something has changed among the people. */
export interface People {
  type: "lobby";
  lobby: Lobby;
}

/** Somebody has said something. */
export interface Said {
  type: "said";
  saying: Saying;
}

/** My standing orders as they are now: after a change of mine, or when one of them has been forgotten. */
export interface Ordered {
  type: "orders";
  orders: StandingOrder[];
  passes: boolean;
}

/** The answer with that id is in the log for good (or, held: waits for its window to close). */
export interface Taken {
  type: "taken";
  id: string;
  held: boolean;
}

/** Something was not accepted, and changed nothing. `id` names the answer refused, if it was one. */
export interface Refused {
  type: "refused";
  code: string;
  message: string;
  clauses: string[];
  id: string | null;
}

/** Something has been done in a player's name. */
export interface Noted {
  type: "noted";
  note: Note;
}

/** The host of the server has something to say to everybody. */
export interface Announced {
  type: "announced";
  text: string;
}

/** The reply to `why`; allowed: nothing speaks against it. */
export interface Because {
  type: "because";
  action: string;
  allowed: boolean;
  code: string;
  message: string;
  clauses: string[];
}

/** The card is turned over; `round` is the id that a press names, `number` that of the round. */
export interface Flip {
  type: "flip";
  round: string;
  number: number;
  card: string;
}

/**
 * What everybody sees of a press, without its time and target; and what would come of the race so far.
 *
 * `decided`: nothing but something earlier, which is still on its way, can change it. `main` and `off` are
 * where the hands would be: the seat of a base, -1 holster, -2 in the air.
 */
export interface Glimpse {
  type: "glimpse";
  number: number;
  seat: number;
  what: string;
  decided: boolean;
  slapper: number | null;
  loser: number | null;
  main: number[];
  off: number[];
}

/** How my own press was timed. */
export interface Stamped {
  type: "stamped";
  seq: number;
  receipt: Receipt;
}

/** How all presses of a round were timed, when it is final; `clause` says what ended it. */
export interface Receipts {
  type: "receipts";
  number: number;
  card: string;
  tick: number;
  clause: string;
  slapper: number | null;
  target: number | null;
  loser: number | null;
  dead_heat: boolean;
  rows: Receipt[];
}

/**
 * What the server knows of everybody's line; `asleep`: nobody has done anything for five rounds.
 *
 * The next card waits until the people at the seats `waits` are `ready`: before the `first` card of the
 * game, or because they look at the result of a round. After `left` seconds it comes without them; null: it
 * waits.
 */
export interface Pulse {
  type: "pulse";
  asleep: boolean;
  lines: LineInfo[];
  waits: number[];
  first: boolean;
  left: number | null;
}

/**
 * One house rule: one of `values`, or a whole number from `low` to `high` if low < high.
 *
 * Other shapes than "value" are explained at `core.game.Option`; the game says whether a value is right. A
 * rule that is a file comes with the `template` to begin with.
 */
export interface OptionInfo {
  name: string;
  default: Setting;
  values: (boolean | number | string | null)[];
  low: number;
  high: number;
  text: string;
  clauses: string[];
  shape: "each" | "file" | "map" | "seat" | "span" | "value";
  choices: string[];
  template: string;
}

/** Ready-made house rules: what differs from the book, and the numbers of seats that can play by them. */
export interface PresetInfo {
  name: string;
  options: Record<string, Setting>;
  seats: number[];
}

/** One game of the shelf; one that is not built yet has no seats and no options. */
export interface GameInfo {
  name: string;
  title: string;
  built: boolean;
  seats: number[];
  best: number;
  options: OptionInfo[];
  bots: string[];
  presets: PresetInfo[];
  windows: boolean;
}

/** Seats and options to be checked; what is left out is by the book. */
export interface HouseRules {
  seats: number;
  options?: Record<string, Setting>;
}

/** Whether a game can be played by these house rules; if not, its own code and sentence. */
export interface Verdict {
  allowed: boolean;
  code: string;
  message: string;
}

/** One clause of the rules, in Markdown, and the section in which it stands. */
export interface ClauseInfo {
  id: string;
  text: string;
  section: string;
}

/** The rules of one game: the clauses one by one, and the whole text. */
export interface Rules {
  game: string;
  title: string;
  clauses: ClauseInfo[];
  markdown: string;
}

/** The print on one piece of a game. Copies share a `kind`; what is not printed is empty, 0 or false. */
export interface PieceInfo {
  name: string;
  kind: string;
  family: string;
  suit: string;
  rank: string;
  number: number;
  price: number;
  reach: number;
  faces: string[];
  deadly: boolean;
}

/** A table to be opened. `play_now` fills the other seats with bots and starts at once. */
export interface NewTable {
  game: string;
  seats: number;
  name: string;
  options?: Record<string, Setting>;
  bots?: "heuristic" | "ismcts" | "random";
  windows?: "answered" | "fixed" | "short";
  public?: boolean;
  play_now?: boolean;
  title?: string;
}

/** A guest who asks for a seat, or wants only to look on. */
export interface Join {
  name: string;
  watch?: boolean;
}

/** Where you sit (null: you look on) and the secret that proves it. Keep the token. */
export interface Seated {
  table: string;
  seat: number | null;
  token: string;
}

/** The token of a seat, and the table at which it holds one. */
export interface Key {
  table: string;
  token: string;
}

/** The tokens that a browser has kept. */
export interface Keys {
  keys: Key[];
}

/**
 * A table at which you have a seat, by your own token.
 *
 * `asked`: it waits for you; `awaited`: the seats for which it waits, as far as that is known (a table that
 * nobody has been at for a while is not asked). `winners` are the seats that have won (null: it is not over,
 * or was over before this was kept).
 */
export interface OwnTable {
  table: string;
  game: string;
  title: string;
  name: string;
  phase: "lobby" | "over" | "playing";
  seat: number;
  names: string[];
  asked: boolean;
  awaited: number[];
  winners: number[] | null;
}

/** One public table in the list. */
export interface TableInfo {
  table: string;
  game: string;
  title: string;
  name: string;
  phase: "lobby" | "over" | "playing";
  seats: number;
  people: number;
  open: number;
}

/**
 * Under which origins other machines reach this server; `alone`: under none, it listens to its own only.
 *
 * Told to this machine alone; everybody else knows one already.
 */
export interface Reach {
  origins: string[];
  alone: boolean;
}

/** Why a request was refused: a code, and a sentence that a person can act on. */
export interface Problem {
  code: string;
  message: string;
}

/**
 * One action of a finished game and what it led to, as the chosen viewer saw it.
 *
 * The first step has no action: it is the deal. `changes` are the fields of the viewer's view that the step
 * has altered; at the deal, all of them. `receipts` come with the end of a round that was a race.
 */
export interface ReplayStep {
  seat: number | null;
  action: string | null;
  events: Record<string, unknown>[];
  changes: Record<string, unknown>;
  receipts: Receipts | null;
}

/** A finished game, step by step; the seed must hash (sha256) to the commitment. */
export interface Replay {
  lobby: Lobby;
  viewer: string;
  steps: ReplayStep[];
}

export type ClientMessage =
  | Hello
  | Answer
  | Press
  | Why
  | Say
  | Orders
  | Ready
  | Rename
  | Sit
  | Leave
  | Start
  | Setup
  | Kick
  | Remove
  | Unwatch
  | Mute
  | Pause
  | Takeover
  | Rematch
  | HeadStart
  | Agree
  | Tempo
  | Hurry
  | Moment

export type ServerMessage =
  | Welcome
  | Step
  | People
  | Said
  | Ordered
  | Taken
  | Refused
  | Noted
  | Announced
  | Because
  | Flip
  | Glimpse
  | Stamped
  | Receipts
  | Pulse
