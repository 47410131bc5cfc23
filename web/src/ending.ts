/** The end of a game in words: who won and why, and what decided it. */
import { isSilent } from "./story";
import type { Line, Told, View } from "./state";
import { and, money, t, wordsOf } from "./words";

const MOST = 3;

/**
 * Whether you won, or who did, and why; where no rule is a reason, by how much. `fate` is who you were, if the game
 * has words for that.
 */
export function verdict(view: View, names: string[], you: number | null, fate = ""): string {
  const { winners } = view.result!;
  const won = and(winners.map((seat) => names[seat] ?? ""));
  const why = reasonOf(view, won, you, fate);
  if (why === null) return [byScore(view, names, you), overBy(view)].filter(Boolean).join(" ");
  if (!winners.length) return t("end-none-why", { why });
  if (you === null) return t("end-told-why", { names: won, why });
  return winners.includes(you) ? t("end-won-why", { why }) : t("end-lost-why", { why });
}

/** Why, as the reader may be told: by who they were, else by whether they won, else as everybody is told. */
function reasonOf(view: View, won: string, you: number | null, fate: string): string | null {
  const { winners, reason } = view.result!;
  const tell = (form: string) => wordsOf(view.game).find("end", reason.toLowerCase(), form, { names: won });
  if (you === null) return tell("");
  return (fate ? tell(fate) : null) ?? tell(winners.includes(you) ? "won" : "lost") ?? tell("");
}

/** Why it was over, where the scores decide who has won. */
const overBy = (view: View) => wordsOf(view.game).find("end", view.result!.reason.toLowerCase(), "score", {});

function byScore(view: View, names: string[], you: number | null): string {
  const { winners, scores } = view.result!;
  const best = Math.max(...scores);
  const name = (seats: number[]) => and(seats.map((seat) => names[seat] ?? ""));
  const others = winners.filter((seat) => seat !== you);
  const mine = you === null ? 0 : (scores[you] ?? 0);
  if (you !== null && !winners.includes(you))
    return t("end-lost-score", { score: money(mine), lead: money(best - mine), names: name(winners) });
  if (winners.length > 1)
    return you === null
      ? t("end-told-shared", { names: name(winners), score: money(best) })
      : t("end-won-shared", { names: name(others), score: money(best) });
  const rest = scores.filter((_, seat) => !winners.includes(seat));
  const next = Math.max(...rest);
  const second = name([...scores.keys()].filter((seat) => scores[seat] === next && !winners.includes(seat)));
  const told = { score: money(best), lead: money(best - next), names: second };
  return you === null ? t("end-told-score", { ...told, name: name(winners) }) : t("end-won-score", told);
}

/** The events of these kinds ("laid_out", "laid_out.bolshevik_rules") that have a line in the story. */
const ofKinds = (log: Line[], game: string, kinds: string[]): Told[] =>
  log
    .map((line) => line.told)
    .filter(({ event = "", kind }) => kinds.includes(event) || kinds.includes(`${event}.${String(kind)}`))
    .filter((told) => !isSilent(told, game));

/** The last events of these kinds: at most three. */
export const decisive = (log: Line[], game: string, kinds: string[]): Told[] =>
  ofKinds(log, game, kinds).slice(-MOST);

/** How you went out, if that was before the game was decided: one of the `falls` and what led to it. */
export function fallOf(
  log: Line[],
  game: string,
  kinds: string[],
  falls: string[],
  you: number | null,
): Told[] {
  const all = ofKinds(log, game, kinds);
  const isMine = ({ seat, seats }: Told) => seat === you || (Array.isArray(seats) && seats.includes(you));
  const at = all.findIndex((told) => falls.includes(told.event ?? "") && isMine(told));
  if (at < 0 || at >= all.length - MOST) return [];
  const before = all.slice(Math.max(0, at + 1 - MOST), at + 1);
  return before.filter((told, n) => told.event !== before[n + 1]?.event); // nothing came of the one before
}
