import type { Question } from "../../wire";
import type { Kablamo } from "./acting";

export const FIRING_ORDER = [5, 4, 3, 2, 1, 0];
const LOADS = new Set(["setup_load", "reload", "honor_load", "speed_load_arrange"]);
export const isLoading = (question: Question | null): question is Question =>
  question !== null && LOADS.has(question.kind);

/** A load in the making: which bullet goes where. Once it is complete, it is sent part by part. */
export class Loading {
  laid = $state.raw<ReadonlyMap<number, number>>(new Map());
  chosen = $state<number | null>(null);
  private todo: string[] = [];
  private said = -1;

  constructor(
    readonly seat: number,
    readonly places: number[],
    readonly bullets: string[],
    question: Question,
  ) {
    for (const part of question.answer?.split("; ") ?? []) {
      const [, name, position] = /^load (\S+) > (\d)$/.exec(part) ?? [];
      const found = bullets.findIndex(
        (bullet, at) => bullet === name && ![...this.laid.values()].includes(at),
      );
      if (found >= 0) this.laid = new Map([...this.laid, [Number(position), found]]);
    }
  }
  static of(view: Kablamo, question: Question): Loading {
    const me = view.seat!;
    const seat = question.kind === "honor_load" ? Number(view.ask?.owner) : me;
    const row = view.chambers[view.revolver[seat] ?? -1] ?? [];
    const places = FIRING_ORDER.filter((p) => row[p] === null && (seat === me || p !== 5));
    return new Loading(
      seat,
      places,
      question.kind === "speed_load_arrange" ? view.drawn : (view.spares[me] ?? []),
      question,
    );
  }
  get need(): number {
    return Math.min(this.places.length, this.bullets.length);
  }
  get complete(): boolean {
    return this.laid.size === this.need;
  }
  placeOf(bullet: number): number | undefined {
    return [...this.laid].find(([, at]) => at === bullet)?.[0];
  }
  names(): ReadonlyMap<number, string> {
    return new Map([...this.laid].map(([p, at]) => [p, this.bullets[at]!]));
  }
  /** Into that chamber, or into the next one to be fired that is still empty. */
  put(bullet: number, position = this.places.find((p) => !this.laid.has(p))) {
    if (position === undefined || !this.places.includes(position)) return;
    const others = [...this.laid].filter(([p, at]) => p !== position && at !== bullet);
    if (others.length < this.need) this.laid = new Map([...others, [position, bullet]]);
    this.chosen = null;
  }
  take(position: number) {
    this.laid = new Map([...this.laid].filter(([p]) => p !== position));
  }
  back() {
    const last = [...this.laid.keys()].at(-1);
    if (last !== undefined) this.take(last);
  }
  clear() {
    this.laid = new Map();
    this.chosen = null;
  }
  seal(question: Question, answer: (action: string) => void) {
    if (!this.complete) return;
    const from = this.asked(question);
    this.todo = FIRING_ORDER.filter((p) => this.laid.has(p) && FIRING_ORDER.indexOf(p) >= from).map(
      (p) => `load ${this.bullets[this.laid.get(p)!]} > ${p}`,
    );
    this.said = -1;
    this.go(question, answer);
  }
  /** The next part, as soon as the one before has been taken. */
  go(question: Question, answer: (action: string) => void) {
    if (!this.todo.length || question.number === this.said) return;
    this.said = question.number;
    answer(this.todo.shift()!);
  }
  /** The first chamber that the question speaks of: parts that came before it have been given. */
  private asked(question: Question): number {
    const places = question.options.map(
      (choice) => choice.parts.find((part) => part.name === "position")?.value ?? 5,
    );
    return Math.min(...places.map((p) => FIRING_ORDER.indexOf(p)));
  }
}
