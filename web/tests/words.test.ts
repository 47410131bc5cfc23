import { expect, test } from "vitest";
import { wordsOf } from "../src/words";
import rules from "../../tests/words/sentences.json";

interface Example {
  game: string;
  tell: string;
  of: unknown;
  names?: string[];
  you?: number;
  text: string | null;
}
type Question = Record<string, unknown> & { kind: string; awaited: number[] };

function told({ game, tell, of, names = ["Ann", "Bob", "Clem"], you }: Example): string | null {
  const words = wordsOf(game);
  const pair = of as [string, string];
  switch (tell) {
    case "event":
      return words.event(of as Record<string, unknown>, names, you);
    case "ask":
      return words.ask(of as Question, names, you);
    case "wait":
      return words.wait(of as Question, (of as Question).awaited, names, you);
    case "action":
      return words.action(String(of), names, you);
    case "name":
      return words.name(of);
    case "fact":
      return words.fact(pair[0], pair[1], names);
    case "heading":
      return words.heading(String(of));
    default:
      return words.error(...pair);
  }
}

/** The examples of the terminal: both sides tell them alike. */
for (const [rule, examples] of Object.entries(rules as unknown as Record<string, Example[]>)) {
  test(rule, () => {
    for (const example of examples) expect(told(example)).toBe(example.text);
  });
}

test("an action is read from its text, with words and numbers apart", () => {
  expect(wordsOf("slap45").read("slap_base -1 B1 main auto #3")).toEqual({
    id: "slap_base",
    fields: { tick: -1, base: "B1", hand: "main", auto: "auto", seq: 3 },
  });
  expect(wordsOf("slap45").read("whistle")).toEqual({ id: "", fields: {} });
});

test("a fact of one seat is told by itself", () => {
  expect(wordsOf("bang").heading("roles")).toBe("role");
  expect(wordsOf("bang").fact("roles", "outlaw_1", [])).toBe("Outlaw");
  expect(wordsOf("bang").fact("characters", "black_jack", [])).toBe("Black Jack");
});
