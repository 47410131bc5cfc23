/** Cues for ears and hands, for those who cannot or do not want to race by eye alone. All sounds are made here. */
import { app } from "../../app.svelte";
import type { CardType } from "./acting";

const KEY = "sixgun.slap45.";
const read = (name: string, otherwise: boolean) => {
  try {
    return (localStorage.getItem(KEY + name) ?? (otherwise ? "yes" : "no")) === "yes";
  } catch {
    return otherwise;
  }
};

class Cues {
  sound = $state(read("sound", true));
  touch = $state(read("touch", true));
  hold = $state(read("hold", false));
  set(name: "sound" | "touch" | "hold", yes: boolean) {
    this[name] = yes;
    try {
      localStorage.setItem(KEY + name, yes ? "yes" : "no");
    } catch {
      // private browsing: kept for this page only
    }
  }
}
export const cues = new Cues();

type Cue = CardType | "armed" | "slap" | "false_start";
/** Pitches with their starts, in hertz and seconds: no two cards sound or feel alike. */
const NOTES: Record<Cue, [number, number][]> = {
  armed: [[220, 0]],
  talkin_iron: [
    [880, 0],
    [880, 0.09],
  ],
  move: [
    [330, 0],
    [440, 0.07],
    [330, 0.14],
    [440, 0.21],
  ],
  big_gun: [
    [98, 0],
    [73, 0.05],
  ],
  gold: [
    [1319, 0],
    [1760, 0.08],
  ],
  slap: [[160, 0]],
  false_start: [
    [196, 0],
    [147, 0.12],
  ],
};
const SHAKES: Record<Cue, number[]> = {
  armed: [20],
  talkin_iron: [40, 40, 40],
  move: [25, 25, 25, 25, 25, 25, 25],
  big_gun: [220],
  gold: [15, 30, 15],
  slap: [15],
  false_start: [120, 60, 120],
};

let context: AudioContext | null = null;
export function cue(what: Cue) {
  if (!navigator.userActivation?.hasBeenActive) return;
  if (cues.touch) navigator.vibrate?.(SHAKES[what]);
  if (!cues.sound || !app.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  for (const [pitch, start] of NOTES[what])
    note(context, pitch, context.currentTime + start, what === "big_gun" ? "sawtooth" : "triangle");
}

function note(c: AudioContext, pitch: number, at: number, type: OscillatorType) {
  const gain = c.createGain();
  gain.gain.setValueAtTime(0.22, at);
  gain.gain.exponentialRampToValueAtTime(0.0008, at + 0.16);
  gain.connect(c.destination);
  const wave = c.createOscillator();
  wave.type = type;
  wave.frequency.value = pitch;
  wave.connect(gain);
  wave.start(at);
  wave.stop(at + 0.17);
}
