/** The options of a question, sorted by what is to be touched: a card, a player, a pile, or a button. */
import type { Question } from "../../wire";

/** `thing` is touched first, then `target`; `spoil` is a card of the target; `way` tells two uses apart. */
export interface Option {
  text: string;
  thing: string;
  target: number | null;
  spoil: string;
  way: "" | "nugget" | "cheaper" | "force";
}

const AT = /^(use )?(\S+) > (\d)(?: (\S+))?$/;
const AIM = /^(?:at|draw_from) (\d)(?: (\S+))?$/;
const VERB = /^(discard|choose|put_back|keep|use|buy|force_off|as) (\S+)(?: (cheaper))?$/;
const NUGGET = /^(\S+) for nugget$/;

export function parse(text: string): Option {
  const option = { text, thing: text, target: null as number | null, spoil: "", way: "" as Option["way"] };
  const [at, aim, verb, nugget] = [AT.exec(text), AIM.exec(text), VERB.exec(text), NUGGET.exec(text)];
  if (at)
    return { ...option, thing: at[1] ? `use ${at[2]}` : at[2]!, target: Number(at[3]), spoil: at[4] ?? "" };
  if (aim) return { ...option, thing: "", target: Number(aim[1]), spoil: aim[2] ?? "" };
  if (verb) {
    const named = verb[1] === "use" || verb[1] === "as" ? text : verb[2]!;
    return { ...option, thing: named, way: verb[3] ? "cheaper" : verb[1] === "force_off" ? "force" : "" };
  }
  return nugget ? { ...option, thing: nugget[1]!, way: "nugget" } : option;
}

export const parsed = (question: Question | null): Option[] =>
  question?.options.map((choice) => parse(choice.text)) ?? [];
/** The options that use a thing. */
export const usesOf = (options: Option[], thing: string) =>
  options.filter((option) => option.thing === thing);
