import { pieceOf } from "../../pieces";
import type { Choice, Question } from "../../wire";
import type { Kablamo } from "./acting";

/** What the question says of a seat that loads: `positions` in the order in which they are fired. */
export interface Load {
  seat: number;
  owner: number;
  positions: number[];
  count: number;
}
/** What the own seat may load, if that is asked now. */
export const loadOf = (view: Kablamo): Load | null =>
  (view.ask?.loads as Load[] | undefined)?.find(({ seat }) => seat === view.seat) ?? null;

const bulletOf = (choice: Choice) => choice.parts.find(({ name }) => name === "bullet")?.text;
const positionOf = (choice: Choice) => choice.parts.find(({ name }) => name === "position")?.value ?? -1;

/** A load in the making: which bullet goes where. Once it is complete, it is sent part by part. */
export class Loading {
  laid = $state.raw<ReadonlyMap<number, number>>(new Map());
  chosen = $state<number | null>(null);
  /** How many parts are still to be sent, and the question that the last one answered. */
  private left = 0;
  private said = -1;

  constructor(
    private readonly load: Load,
    readonly bullets: string[],
    given: Choice[],
    /** The chamber of the loader's own revolver that is fired first. */
    private readonly first: number | null = null,
  ) {
    for (const part of given) {
      const found = bullets.findIndex(
        (bullet, at) => bullet === bulletOf(part) && ![...this.laid.values()].includes(at),
      );
      if (found >= 0) this.laid = new Map([...this.laid, [positionOf(part), found]]);
    }
  }
  static of(view: Kablamo, load: Load, question: Question): Loading {
    const bullets = view.ask?.source === "drawn" ? view.drawn : (view.spares[load.seat] ?? []);
    const first = load.owner === load.seat ? Number(view.ask?.first) : null;
    return new Loading(load, bullets, question.given, first);
  }
  /** Whose revolver is loaded. */
  get owner(): number {
    return this.load.owner;
  }
  get places(): number[] {
    return this.load.positions;
  }
  get need(): number {
    return this.load.count;
  }
  get complete(): boolean {
    return this.laid.size === this.need;
  }
  /** Whether the first shot would take the loader out. */
  get isDeadly(): boolean {
    const bullet = this.first !== null && this.names().get(this.first);
    return !!bullet && pieceOf("kablamo", bullet)?.deadly === true;
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
    this.left = this.missing(question);
    this.said = -1;
    this.go(question, answer);
  }
  /** The next part, as soon as the one before has been taken. */
  go(question: Question, answer: (action: string) => void) {
    if (!this.left || question.number === this.said) return;
    const part = this.part(question);
    this.said = question.number;
    this.left = part ? this.left - 1 : 0;
    if (part) answer(part.text);
  }
  /** The part of it that answers this question. */
  part(question: Question): Choice | undefined {
    const names = this.names();
    return question.options.find((choice) => names.get(positionOf(choice)) === bulletOf(choice));
  }
  /** How many bullets come from the first chamber on that the question speaks of: it has the others. */
  private missing(question: Question): number {
    const first = Math.min(...question.options.map((choice) => this.places.indexOf(positionOf(choice))));
    return this.places.slice(first).filter((p) => this.laid.has(p)).length;
  }
}
