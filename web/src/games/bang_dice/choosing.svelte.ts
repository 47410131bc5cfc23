/** The parts picked so far of an answer; nothing of it is sent yet. */
export class Choosing {
  dice = $state.raw<number[]>([]);
  seat = $state<number | null>(null);
  die = $state<number | null>(null);
  revealing = $state(false);
  double = $state(false);

  clear() {
    this.dice = [];
    this.seat = this.die = null;
    this.revealing = this.double = false;
  }
  /** One step back; false if nothing was picked. */
  back(): boolean {
    if (this.die !== null) this.die = null;
    else if (this.seat !== null) this.seat = null;
    else if (this.dice.length) this.dice = [];
    else if (this.revealing) this.revealing = false;
    else return false;
    return true;
  }
  toggle(place: number) {
    const rest = this.dice.filter((other) => other !== place);
    this.dice = rest.length < this.dice.length ? rest : [...rest, place];
  }
}
