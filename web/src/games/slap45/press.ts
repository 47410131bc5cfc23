/** The meaning of presses: keys by their place, hands of Sheriffs, press times (docs/rules/slap45.md, 4.16). */
import type { Press } from "../../wire";
import { typeOf, type Slap } from "./acting";

export type Meant = Pick<Press, "kind" | "hand" | "base" | "target">;
const BASES = ["KeyA", "KeyS", "KeyD", "KeyF", "KeyG", "KeyH", "KeyJ"];
export const baseKey = (place: number) => BASES[place]?.slice(3) ?? "";

/** SLAP-181: keys are places on the keyboard, clockwise from the own seat; they do not move when somebody dies. */
export function meant(code: string, me: number, seats: number): Meant | null {
  const digit = /^(?:Digit|Numpad)([1-6])$/.exec(code)?.[1];
  const base = BASES.indexOf(code);
  if (code === "Space") return { kind: "center" };
  if (code === "KeyX") return { kind: "leave", hand: "main" };
  if (digit && Number(digit) < seats) return { kind: "center", target: (me + Number(digit)) % seats };
  if (base >= 0 && base < seats) return { kind: "base", base: (me + base) % seats };
  return null;
}

interface Hands {
  main: number[];
  off: number[];
}

/** SLAP-182, SLAP-185: the client picks the hands that a press moves, in order. */
export function moves(
  press: Meant,
  view: Slap,
  hands: Hands,
  card: string | undefined,
  forceOff: boolean,
): Meant[] {
  const me = view.seat ?? -1;
  const covered = { main: (hands.main[me] ?? -1) >= 0, off: (hands.off[me] ?? -1) >= 0 };
  if (press.kind === "leave")
    return (["main", "off"] as const)
      .filter((hand) => covered[hand])
      .map((hand) => ({ kind: "leave", hand }));
  if (press.kind !== "base" || !view.second_hand[me]) return [press];
  if (forceOff) return [{ ...press, hand: "off" }];
  const old = typeOf(card) === "move" && (view.off[me] ?? -1) >= 0 && hands.off[me] === view.off[me];
  if (old)
    return [
      { kind: "leave", hand: "off" },
      { ...press, hand: "main" },
    ];
  const moved = typeOf(card) === "move" && hands.main[me] === view.main[me];
  return [{ ...press, hand: covered.main && !moved ? "off" : "main" }];
}

/** The steps in which this browser's clock counts, in milliseconds. */
export function clockStep(): number {
  let least = Infinity;
  for (let tries = 0, last = performance.now(); tries < 20_000 && performance.now() - last < 250; tries++) {
    const now = performance.now();
    if (now > last) least = Math.min(least, now - last);
    last = Math.max(last, now);
    if (least < 0.2) break;
  }
  return Number.isFinite(least) ? Math.round(least * 1000) / 1000 : 0;
}
