/** The options of a question, sorted by what is to be touched: a card, a player, a pile, or a button. */
import type { Choice, Question } from "../../wire";

/** `thing` is touched first, then `target`; `spoil` is a card of the target. `word` is what the thing is called. */
export interface Option {
  text: string;
  verb: string;
  thing: string;
  word: string;
  target: number | null;
  spoil: string;
}

/** Abilities and ways to use a card have a button, even if a piece of that name lies on the table. */
const BUTTONS = new Set(["use", "as"]);
const SPOIL = "spoil";
/** The passive answers to windows: the bar of windows has the button for them. */
export const PASSIVE = [
  { kind: "dodge", action: "take_hit" },
  { kind: "fight_indians", action: "take_hit" },
  { kind: "answer_duel", action: "give_up" },
  { kind: "last_chance", action: "decline" },
];
export const isPassive = (question: Question | null, option: Option): boolean =>
  question?.window === true && PASSIVE.some((order) => order.action === option.text);

export function sorted({ text, verb, parts }: Choice): Option {
  const word = parts.find((part) => part.kind === "word" && part.name !== SPOIL)?.text ?? "";
  const target = parts.find((part) => part.kind === "seat")?.value ?? null;
  const spoil = parts.find((part) => part.name === SPOIL)?.text ?? "";
  const touched = BUTTONS.has(verb) ? `${verb} ${word}` : word;
  return { text, verb, thing: parts.length ? touched : verb, word, target, spoil };
}

export const optionsOf = (question: Question | null): Option[] => question?.options.map(sorted) ?? [];
/** The options that use a thing. */
export const usesOf = (options: Option[], thing: string) =>
  options.filter((option) => option.thing === thing);

/** Actions that are not on offer, in words: to be told why not. */
export const tried = {
  play: (card: string) => card,
  buy: (equipment: string) => `buy ${equipment}`,
  forceOff: (equipment: string) => `force_off ${equipment}`,
  aim: (thing: string, seat: number, spoil = "") => [thing, ">", seat, spoil].join(" ").trim(),
};
