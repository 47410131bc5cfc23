import type { Choice, Question } from "../../wire";
import type { Kablamo } from "./acting";

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
  /** Which player can be pointed at, and what is said by it. */
  readonly seats = $derived.by(() => {
    const found = new Map<number, string>();
    for (const { verb, text, parts } of this.options) {
      if (verb === "assign" || verb === "choose") found.set(parts[0]!.value, text);
      if (verb === "play" && this.bullet && parts[0]!.text === this.bullet && parts[1])
        found.set(parts[1].value, text);
      if (verb === "pair")
        for (const one of parts)
          if (this.first === null || parts.some((two) => two.value === this.first))
            found.set(one.value, text);
    }
    return found;
  });
  readonly atSeats = $derived.by(() => this.seats.size > 0 || this.asked().question?.kind === "assign");
  readonly atChambers = $derived(
    this.options.some((choice) => choice.verb === "pick" || choice.verb === "chamber"),
  );
  /** Which effects can be aimed at, and what is said by it. */
  readonly targets = $derived(
    new Map(
      this.options
        .filter((choice) => choice.verb === "target")
        .map((choice) => [choice.parts[0]!.text, choice.text]),
    ),
  );

  clear() {
    this.bullet = this.first = null;
  }
  /** What a bullet of the hand can be used for. */
  ways(name: string): Choice[] {
    return this.options.filter(
      (choice) => (choice.verb === "play" || choice.verb === "give") && choice.parts[0]?.text === name,
    );
  }
  /** Which chambers of a seat's revolver can be pointed at, and what is said by it. */
  chambers(seat: number): Map<number, string> {
    const found = new Map<number, string>();
    for (const { verb, text, parts } of this.options) {
      const part = (name: string) => parts.find((one) => one.name === name)?.value;
      if (verb === "chamber" ? seat === this.asked().view.seat : verb === "pick" && part("seat") === seat)
        found.set(part("position")!, text);
    }
    return found;
  }

  atSeat(seat: number) {
    const { question, answer, why } = this.asked();
    if (this.isPair && (this.first === null || this.first === seat)) {
      this.first = this.first === seat ? null : seat;
      return;
    }
    const text = this.isPair
      ? `pair ${Math.min(this.first!, seat)} ${Math.max(this.first!, seat)}`
      : this.seats.get(seat);
    if (text && this.options.some((choice) => choice.text === text)) answer(text);
    else why(`${question?.kind === "assign" ? "assign" : "choose"} ${seat}`);
  }
  atBullet(name: string) {
    const { question, view, answer, why } = this.asked();
    const ways = this.ways(name);
    if (ways.length === 1) answer(ways[0]!.text);
    else if (ways.length) this.bullet = this.bullet === name ? null : name;
    else why(question?.window ? `play ${name} > ${view.seat}` : `load ${name} > 5`);
  }
  atChamber(seat: number, position: number) {
    const { answer, why } = this.asked();
    const text = this.chambers(seat).get(position);
    if (text) answer(text);
    else if (this.atChambers)
      why(this.options[0]!.verb === "chamber" ? `chamber ${position}` : `pick ${seat}:${position}`);
  }
}
