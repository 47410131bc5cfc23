import { hear, hurries, moveOn, NO_RACE, type Race } from "./race";
import type {
  Because,
  Clock,
  Lobby,
  Note,
  Question,
  Refused,
  Saying,
  ServerMessage,
  StandingOrder,
} from "./wire";

/**
 * An event. `changes` are the fields of the view that it has altered. `fleeting`: players have to remember it
 * themselves, no story keeps it before the end of the game.
 */
export type Told = Record<string, unknown> & {
  event?: string;
  clauses?: string[];
  changes?: Partial<View>;
  fleeting?: boolean;
};
export interface View {
  game: string;
  seats: number;
  seat: number | null;
  over: boolean;
  to_act: number[];
  result: { winners: number[]; scores: number[]; reason: string } | null;
  ask: (Record<string, unknown> & { kind: string; clauses: string[]; answer: string | null }) | null;
  options: Record<string, unknown>;
  [field: string]: unknown;
}
export interface Line {
  at: number;
  told: Told;
  stage: number;
}

/** All that a client knows of its table. `view` is on the screen; `truth` is where the queue of events leads. */
export interface Room {
  seat: number | null;
  number: number;
  lobby: Lobby;
  view: View | null;
  truth: View | null;
  queue: Line[];
  log: Line[];
  question: Question | null;
  clock: (Clock & { since: number }) | null;
  chat: Saying[];
  orders: StandingOrder[];
  /** Pass for me in windows where I can do nothing else. */
  passes: boolean;
  /** What was done in somebody's name, by the event after which it was. */
  notes: Note[];
  sent: string | null;
  held: boolean;
  refused: Refused | null;
  because: Because | null;
  missed: boolean;
  race: Race;
}
/** How a game acts out its events: in how many stages, and in which of them the changes are seen. */
export interface Acting {
  stages: (told: Told) => number;
  /** The last stage, unless a game says otherwise. */
  shows?: (told: Told) => number;
}
export type Message =
  | ServerMessage
  | { type: "next"; acting: Acting }
  | { type: "skip" }
  | { type: "sent"; id: string }
  | { type: "heard" };

/** The only way in which the client's state changes. */
export function apply(room: Room | null, message: Message, now: number): Room | null {
  if (message.type === "welcome") return welcome(room, message, now);
  if (!room) return null;
  switch (message.type) {
    case "step":
      return step(room, message, now);
    case "lobby":
      return { ...room, lobby: message.lobby };
    case "said":
      return {
        ...room,
        chat: [...room.chat.filter((line) => line.at !== message.saying.at), message.saying],
      };
    case "orders":
      return { ...room, orders: message.orders, passes: message.passes };
    case "noted":
      return { ...room, notes: [...room.notes, message.note] };
    case "taken":
      return room.sent === message.id ? { ...room, sent: null, held: message.held } : room;
    case "refused":
      return { ...room, refused: message, sent: message.id === room.sent ? null : room.sent };
    case "announced": // the page shows it
      return room;
    case "because":
      return { ...room, because: message };
    case "flip":
      return { ...settle(room), race: hear(room.race, message) };
    case "glimpse":
    case "stamped":
    case "receipts":
    case "pulse":
      return { ...room, race: hear(room.race, message) };
    case "next":
      return next(room, message.acting);
    case "skip":
      return settle(room);
    case "sent":
      return { ...room, sent: message.id, refused: null, because: null };
    case "heard":
      return { ...room, refused: null, because: null };
  }
}

type Welcome = Extract<ServerMessage, { type: "welcome" }>;
type Step = Extract<ServerMessage, { type: "step" }>;

/** Start afresh: nothing is acted out, and the story so far goes straight into the log. */
function welcome(room: Room | null, message: Welcome, now: number): Room {
  const view = message.view as View | null;
  const before = message.number - message.events.length;
  const known = room?.number === before ? [...room.log, ...room.queue] : [];
  return {
    seat: message.seat,
    number: message.number,
    lobby: message.lobby,
    view,
    truth: view,
    queue: [],
    log: [...known, ...lines(message.number, message.events)],
    question: message.question,
    clock: message.clock && { ...message.clock, since: now },
    chat: message.chat,
    orders: message.orders,
    passes: message.passes,
    notes: message.notes,
    sent: null,
    held: false,
    refused: null,
    because: null,
    missed: false,
    race: { ...moveOn(room?.race ?? NO_RACE, null), anew: message.anew },
  };
}

function step(room: Room, message: Step, now: number): Room {
  const view = [...message.events, message].reduce(fold, room.truth!);
  const missed = message.number - message.events.length !== room.number;
  const heard: Room = {
    ...room,
    missed,
    race: moveOn(room.race, view),
    number: message.number,
    truth: view,
    view: room.view && (room.queue.length || message.events.length) ? room.view : view,
    queue: [...room.queue, ...lines(message.number, message.events)],
    question: message.question,
    clock: message.clock && { ...message.clock, since: now },
    held: message.question?.number === room.question?.number ? room.held : false,
    because: null,
    refused: null,
  };
  return hurries(view) ? settle(heard) : heard;
}

/** Show the next stage. An event enters the log with its last stage, so that the log spoils nothing. */
function next(room: Room, acting: Acting): Room {
  const [line, ...queue] = room.queue;
  if (!line) return settle(room);
  const view = room.view && advance(room, room.view, line, acting);
  if (line.stage + 1 < acting.stages(line.told)) {
    return { ...room, view, queue: [{ ...line, stage: line.stage + 1 }, ...queue] };
  }
  return { ...room, view, queue, log: [...room.log, line] };
}

/** The view with what has changed. */
const fold = (view: View, news: { changes?: Partial<View> }): View => ({ ...view, ...news.changes });

/** The view after each of these steps, of which the first tells all of it. */
export function viewsAfter(steps: { changes: Partial<View> }[]): View[] {
  let view = {} as View;
  return steps.map((step) => (view = fold(view, step)));
}

/** The picture after one stage. A question that has been answered is gone while its answer is acted out. */
function advance(room: Room, view: View, { told, stage }: Line, acting: Acting): View {
  const asked = view.ask === room.truth?.ask ? { to_act: room.truth?.to_act } : { ask: null, to_act: [] };
  const shows = acting.shows?.(told) ?? acting.stages(told) - 1;
  return { ...view, ...asked, ...(stage === shows ? told.changes : {}) };
}

function settle(room: Room): Room {
  return { ...room, view: room.truth, queue: [], log: [...room.log, ...room.queue] };
}

function lines(number: number, events: Told[]): Line[] {
  const first = number - events.length + 1;
  return events.map((told, place) => ({ at: first + place, told, stage: 0 }));
}
