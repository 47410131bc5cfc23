/** The parts picked so far of an answer; nothing of it is sent yet. */
export class Choosing {
  dice = $state(0);
  seat = $state<number | null>(null);
  die = $state<number | null>(null);
  revealing = $state(false);
  double = $state(false);

  clear() {
    this.dice = 0;
    this.seat = this.die = null;
    this.revealing = this.double = false;
  }
  /** One step back; false if nothing was picked. */
  back(): boolean {
    if (this.die !== null) this.die = null;
    else if (this.seat !== null) this.seat = null;
    else if (this.dice) this.dice = 0;
    else if (this.revealing) this.revealing = false;
    else return false;
    return true;
  }
  toggle(place: number) {
    this.dice ^= 1 << place;
  }
}
