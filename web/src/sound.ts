/** All sounds are made here, from noise and tones; there are no samples. */
import { storage } from "./storage";

export type Sound =
  | "bill"
  | "seal"
  | "open"
  | "spin"
  | "click"
  | "bang"
  | "marker"
  | "turn"
  | "win"
  | "knock"
  | "dice"
  | "arrow";

let context: AudioContext | null = null;
let on = storage.sound();

export const isSoundOn = () => on;
export function setSound(yes: boolean) {
  on = yes;
  storage.saveSound(yes);
  if (yes) play("marker");
}

export function play(sound: Sound) {
  if (!on || typeof AudioContext === "undefined") return;
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const at = context.currentTime + 0.01;
  SCORE[sound](context, at);
}

type Score = (c: AudioContext, at: number) => void;

const SCORE: Record<Sound, Score> = {
  bill: (c, at) => noise(c, at, 0.07, 0.1, 3200, "bandpass"),
  seal: (c, at) => (noise(c, at, 0.05, 0.25, 500, "lowpass"), tone(c, at, 0.12, 0.12, 150, 90, "sine")),
  open: (c, at) => [0, 0.05, 0.1].forEach((d) => noise(c, at + d, 0.06, 0.12, 2400 + d * 9000, "bandpass")),
  spin: (c, at) => {
    for (let i = 0, gap = 0.028, when = 0; i < 26; i++, gap *= 1.075, when += gap) tick(c, at + when, 0.09);
  },
  click: (c, at) => (tick(c, at, 0.4), tick(c, at + 0.06, 0.22)),
  bang: (c, at) => {
    noise(c, at, 0.9, 0.9, 900, "lowpass");
    noise(c, at, 0.09, 0.7, 3000, "highpass");
    tone(c, at, 0.5, 0.6, 130, 38, "sine");
  },
  marker: (c, at) => tone(c, at, 0.12, 0.14, 1250, 1180, "triangle"),
  turn: (c, at) => (
    tone(c, at, 0.22, 0.16, 392, 392, "triangle"),
    tone(c, at + 0.11, 0.35, 0.16, 587, 587, "triangle")
  ),
  win: (c, at) =>
    [392, 523, 659, 784].forEach((pitch, i) => tone(c, at + i * 0.13, 0.4, 0.16, pitch, pitch, "triangle")),
  dice: (c, at) =>
    [0, 0.06, 0.1, 0.19, 0.24, 0.36, 0.42, 0.55].forEach(
      (d) => (tick(c, at + d, 0.16), noise(c, at + d, 0.05, 0.1, 900, "bandpass")),
    ),
  arrow: (c, at) => noise(c, at, 0.16, 0.16, 2600, "bandpass"),
  knock: (c, at) => tone(c, at, 0.09, 0.2, 180, 120, "square"),
};

function envelope(c: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = c.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0008, at + length);
  gain.connect(c.destination);
  return gain;
}

function tone(
  c: AudioContext,
  at: number,
  length: number,
  loud: number,
  from: number,
  to: number,
  type: OscillatorType,
) {
  const wave = c.createOscillator();
  wave.type = type;
  wave.frequency.setValueAtTime(from, at);
  wave.frequency.exponentialRampToValueAtTime(to, at + length);
  wave.connect(envelope(c, at, length, loud));
  wave.start(at);
  wave.stop(at + length);
}

function noise(
  c: AudioContext,
  at: number,
  length: number,
  loud: number,
  pitch: number,
  type: BiquadFilterType,
) {
  const buffer = c.createBuffer(1, Math.ceil(c.sampleRate * length), c.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = c.createBufferSource();
  const filter = c.createBiquadFilter();
  source.buffer = buffer;
  filter.type = type;
  filter.frequency.value = pitch;
  source.connect(filter).connect(envelope(c, at, length, loud));
  source.start(at);
}

function tick(c: AudioContext, at: number, loud: number) {
  noise(c, at, 0.025, loud, 4200, "bandpass");
  tone(c, at, 0.02, loud * 0.5, 2100, 1400, "square");
}
