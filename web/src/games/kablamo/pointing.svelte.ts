import type { Choice, Question } from "../../wire";
import type { Kablamo } from "./acting";
import { attempt } from "./attempts";

interface Asked {
  question: Question | null;
  view: Kablamo;
  answer: (action: string) => void;
  why: (action: string) => void;
}

/** Questions that are answered by pointing: at a player, at a bullet of the hand, at a chamber, at an effect. */
export class Pointing {
  /** The bullet of the hand that has been chosen, and the first of two players. */
  bullet = $state<string | null>(null);
  first = $state<number | null>(null);

  constructor(private readonly asked: () => Asked) {}

  private readonly options = $derived.by((): Choice[] => this.asked().question?.options ?? []);
  readonly isPair = $derived(this.options.some((choice) => choice.verb === "pair"));
  /** The players that can be pointed at, each with the answer it gives. */
  readonly seats = $derived(
    new Map(this.options.flatMap((choice) => this.named(choice).map((seat) => [seat, choice.text] as const))),
  );
  readonly atSeats = $derived.by(() => this.seats.size > 0 || this.asked().question?.kind === "assign");
  readonly atChambers = $derived(
    this.options.some((choice) => choice.verb === "pick" || choice.verb === "chamber"),
  );
  /** The effects that can be aimed at, each with the answer it gives. */
  readonly targets = $derived(
    new Map(
      this.options
        .filter((choice) => choice.verb === "target")
        .map((choice) => [choice.parts[0]!.text, choice.text]),
    ),
  );

  /** The players that stand for this choice. */
  private named({ verb, parts }: Choice): number[] {
    if (verb === "assign" || verb === "choose") return [parts[0]!.value];
    if (verb === "play" && parts[1] && parts[0]!.text === this.bullet) return [parts[1].value];
    if (verb !== "pair") return [];
    const seats = parts.map((part) => part.value);
    return this.first === null || seats.includes(this.first) ? seats : [];
  }
  clear() {
    this.bullet = this.first = null;
  }
  /** The options that use a bullet of the hand. */
  ways(name: string): Choice[] {
    return this.options.filter(
      (choice) => (choice.verb === "play" || choice.verb === "give") && choice.parts[0]?.text === name,
    );
  }
  /** The chambers of a seat's revolver that can be pointed at, each with the answer it gives. */
  chambers(seat: number): ReadonlyMap<number, string> {
    const part = (choice: Choice, name: string) => choice.parts.find((one) => one.name === name)?.value;
    const isHere = (choice: Choice) =>
      choice.verb === "chamber"
        ? seat === this.asked().view.seat
        : choice.verb === "pick" && part(choice, "seat") === seat;
    return new Map(
      this.options.filter(isHere).map((choice) => [part(choice, "position")!, choice.text] as const),
    );
  }

  atSeat(seat: number) {
    const { question, answer, why } = this.asked();
    if (this.isPair && (this.first === null || this.first === seat)) {
      this.first = this.first === seat ? null : seat;
      return;
    }
    const text = this.seats.get(seat);
    if (text) answer(text);
    else why(question?.kind === "assign" ? attempt.assign(seat) : attempt.choose(seat));
  }
  atBullet(name: string) {
    const { question, view, answer, why } = this.asked();
    const ways = this.ways(name);
    if (ways.length === 1) answer(ways[0]!.text);
    else if (ways.length) this.bullet = this.bullet === name ? null : name;
    else why(question?.window ? attempt.play(name, view.seat) : attempt.load(name));
  }
  atChamber(seat: number, position: number) {
    const { answer, why } = this.asked();
    const text = this.chambers(seat).get(position);
    if (text) answer(text);
    else if (this.atChambers)
      why(this.options[0]!.verb === "chamber" ? attempt.chamber(position) : attempt.pick(seat, position));
  }
}
