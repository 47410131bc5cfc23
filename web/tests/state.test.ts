import { describe, expect, test } from "vitest";
import { apply, viewsAfter, type Acting, type Message, type Room, type Told } from "../src/state";
import type { ServerMessage } from "../src/wire";
import { lobby, question, view } from "./table";

type Welcome = Extract<ServerMessage, { type: "welcome" }>;
type Step = Extract<ServerMessage, { type: "step" }>;

const welcome = (more: Partial<Welcome> = {}): Welcome => ({
  type: "welcome",
  seat: 0,
  number: 0,
  events: [],
  view: view({ round: 0 }),
  question: null,
  clock: null,
  lobby: lobby(),
  chat: [],
  orders: [],
  anew: false,
  passes: false,
  notes: [],
  ...more,
});
const step = (number: number, events: Told[], more: Partial<Step> = {}): Step => ({
  type: "step",
  number,
  events,
  changes: { round: number },
  question: null,
  clock: null,
  ...more,
});
const acting: Acting = { stages: () => 2 };
const next: Message = { type: "next", acting };

function play(...messages: Message[]): Room {
  return messages.reduce<Room | null>((room, message) => apply(room, message, 1000), null)!;
}
const rounds = (room: Room) => [room.view?.round, room.truth?.round];
const told = (lines: Room["log"]) => lines.map((line) => `${line.at} ${line.told.event}`);

test("nothing is known before the welcome", () => {
  expect(apply(null, step(1, [{ event: "shot" }]), 0)).toBeNull();
});

describe("a welcome", () => {
  test("shows the table as it stands, and its events are history", () => {
    const room = play(welcome({ number: 7, events: [{ event: "dealt" }, { event: "shot" }] }));
    expect(told(room.log)).toEqual(["6 dealt", "7 shot"]);
    expect(room.queue).toEqual([]);
    expect(room.view).toBe(room.truth);
  });
  test("after a break goes on where the story stopped, with what was still to be acted out", () => {
    const before = [welcome({ number: 1, events: [{ event: "dealt" }] }), step(2, [{ event: "shot" }])];
    const room = play(...before, welcome({ number: 3, events: [{ event: "died" }] }));
    expect(told(room.log)).toEqual(["1 dealt", "2 shot", "3 died"]);
  });
  test("that tells the story anew replaces the old one", () => {
    const anew = welcome({ number: 2, events: [{ event: "dealt" }, { event: "shot" }] });
    const room = play(welcome({ number: 1, events: [{ event: "dealt" }] }), anew);
    expect(told(room.log)).toEqual(["1 dealt", "2 shot"]);
  });
  test("starts the clock at the moment when it is heard", () => {
    const room = play(welcome({ clock: { seconds: 20, of: 30, seats: [1], moment: false } }));
    expect(room.clock).toEqual({ seconds: 20, of: 30, seats: [1], moment: false, since: 1000 });
  });
});

describe("a step", () => {
  test("waits in the queue: the picture stays, only the truth moves on", () => {
    const room = play(welcome(), step(2, [{ event: "drawn" }, { event: "shot" }]));
    expect(rounds(room)).toEqual([0, 2]);
    expect(told(room.queue)).toEqual(["1 drawn", "2 shot"]);
    expect(room.missed).toBe(false);
  });
  test("without events is shown at once, but not before what is still being acted out", () => {
    expect(rounds(play(welcome(), step(0, [], { changes: { round: 5 } })))).toEqual([5, 5]);
    const busy = play(welcome(), step(1, [{ event: "shot" }]), step(1, [], { changes: { round: 5 } }));
    expect(rounds(busy)).toEqual([0, 5]);
  });
  test("that does not follow the last number says that something was missed", () => {
    expect(play(welcome({ number: 3 }), step(5, [{ event: "shot" }])).missed).toBe(true);
  });
  test("of an armed or live race is shown at once", () => {
    for (const kind of ["armed", "live"]) {
      const ask = { kind, clauses: [], answer: null };
      const room = play(welcome(), step(1, [{ event: "dealt" }], { changes: { ask, round: 1 } }));
      expect(rounds(room)).toEqual([1, 1]);
      expect(told(room.log)).toEqual(["1 dealt"]);
    }
  });
  test("keeps an answer held only while the question is the same", () => {
    const asked = welcome({ question: question("dodge", { number: 4 }) });
    const held: Message[] = [asked, { type: "sent", id: "a" }, { type: "taken", id: "a", held: true }];
    expect(play(...held, step(0, [], { question: question("dodge", { number: 4 }) })).held).toBe(true);
    expect(play(...held, step(0, [], { question: question("dodge", { number: 5 }) })).held).toBe(false);
  });
});

describe("acting out", () => {
  const ask = { kind: "dodge", clauses: [], answer: null };
  const events = [
    { event: "drawn", changes: { cards: 3 } },
    { event: "shot", changes: { life: 2, cards: 4 } },
  ];
  const queued = [
    welcome({ view: view({ round: 0, cards: 2, life: 3, ask, to_act: [1, 2] }) }),
    step(2, events, { changes: { round: 2, ask: null, to_act: [] } }),
  ];
  const after = (times: number, how: Message = next) => play(...queued, ...Array<Message>(times).fill(how));
  const seen = (room: Room) => [room.view?.cards, room.view?.life, room.log.length];

  test("lays the changes of an event over the view in its last stage, in which it enters the log", () => {
    const shown = [0, 1, 2, 3, 4].map((times) => seen(after(times)));
    expect(shown).toEqual([
      [2, 3, 0],
      [2, 3, 0],
      [3, 3, 1],
      [3, 3, 1],
      [4, 2, 2],
    ]);
  });
  test("shows the changes sooner where the game says so", () => {
    const early: Message = { type: "next", acting: { stages: () => 2, shows: () => 0 } };
    expect([1, 2, 3].map((times) => seen(after(times, early))[0])).toEqual([3, 3, 4]);
  });
  test("takes a question away that has been answered, and keeps one that has not", () => {
    expect(after(1).view).toMatchObject({ ask: null, to_act: [] });
    const sealed = step(1, [{ event: "answer_sealed", changes: {} }], { changes: { to_act: [2] } });
    expect(play(queued[0]!, sealed, next).view).toMatchObject({ ask, to_act: [2] });
  });
  test("ends with the truth, whatever the stages have shown", () => {
    const room = play(...queued, next, next, next, next, next);
    expect(room.view).toBe(room.truth);
    expect(told(room.log)).toEqual(["1 drawn", "2 shot"]);
  });
  test("can be skipped, and nothing of the story is lost", () => {
    const room = play(...queued, next, { type: "skip" });
    expect(rounds(room)).toEqual([2, 2]);
    expect(told(room.log)).toEqual(["1 drawn", "2 shot"]);
    expect(room.queue).toEqual([]);
  });
});

describe("an answer", () => {
  const refusal = (id: string | null): Message => ({
    type: "refused",
    code: "illegal",
    message: "No.",
    clauses: [],
    id,
  });

  test("is on its way until it is taken", () => {
    expect(play(welcome(), { type: "sent", id: "a" }).sent).toBe("a");
    expect(
      play(welcome(), { type: "sent", id: "a" }, { type: "taken", id: "a", held: false }).sent,
    ).toBeNull();
  });
  test("is still on its way when an older one is taken or refused", () => {
    const sent: Message = { type: "sent", id: "b" };
    expect(play(welcome(), sent, { type: "taken", id: "a", held: true })).toMatchObject({
      sent: "b",
      held: false,
    });
    expect(play(welcome(), sent, refusal("a")).sent).toBe("b");
  });
  test("that is refused can be given again; the reason stays until it is read or another is sent", () => {
    const refused = [welcome(), { type: "sent", id: "a" }, refusal("a")] as Message[];
    expect(play(...refused)).toMatchObject({ sent: null, refused: { code: "illegal" } });
    expect(play(...refused, { type: "heard" }).refused).toBeNull();
    expect(play(...refused, { type: "sent", id: "b" }).refused).toBeNull();
  });
});

test("a line of chat that comes twice is shown once", () => {
  const said = (at: number, text: string): Message => ({
    type: "said",
    saying: { at, seat: 1, name: "Ann", text },
  });
  const room = play(welcome(), said(1, "hello"), said(2, "draw!"), said(1, "hello"));
  expect(room.chat.map((line) => line.text)).toEqual(["draw!", "hello"]);
});

test("a round that is dealt anew is said to be, until it is over", () => {
  const room = play(welcome({ anew: true }));
  expect(room.race.anew).toBe(true);
  expect(apply(room, step(1, [{ event: "round_judged" }]), 0)?.race.anew).toBe(false);
});

test("the card of a race interrupts whatever is being acted out", () => {
  const flip: Message = { type: "flip", round: "r1", number: 1, card: "big_gun_1" };
  const room = play(welcome(), step(1, [{ event: "dealt" }]), flip);
  expect(rounds(room)).toEqual([1, 1]);
  expect(room.race.flip?.card).toBe("big_gun_1");
});

test("what was known before is never changed", () => {
  const room = play(welcome(), step(1, [{ event: "shot" }]));
  const copy = structuredClone(room);
  for (const message of [next, { type: "skip" }, step(2, [{ event: "died" }])] as Message[])
    apply(room, message, 0);
  expect(room).toEqual(copy);
});

test("a replay is laid together from what each step changes", () => {
  const steps = [{ changes: view({ round: 0, pot: 3 }) }, { changes: {} }, { changes: { round: 2 } }];
  expect(viewsAfter(steps).map(({ round, pot }) => [round, pot])).toEqual([
    [0, 3],
    [0, 3],
    [2, 3],
  ]);
});
