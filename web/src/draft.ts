/** An answer in the making. When the time is up, what has been built so far is sent, if it is an answer. */
import type { Question } from "./wire";

type Draft = () => string | null;
let half: Draft = () => null;

/** Says what would be sent now; for an effect, whose end takes it back. */
export function drafting(made: Draft): () => void {
  half = made;
  return () => {
    if (half === made) half = () => null;
  };
}

/** The answer that has been built, if the rules allow it. */
export function draftFor(question: Question): string | null {
  const text = half();
  return text !== null && question.options.some((choice) => choice.text === text) ? text : null;
}
