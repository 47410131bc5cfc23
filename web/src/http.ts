import type {
  GameInfo,
  HouseRules,
  Join,
  Key,
  NewTable,
  OwnTable,
  PieceInfo,
  Problem,
  Reach,
  Replay,
  Rules,
  Seated,
  TableInfo,
  Verdict,
} from "./wire";
import { t, why } from "./words";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  const asked = body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" } };
  const reply = await fetch(path, {
    ...asked,
    body: body === undefined ? null : JSON.stringify(body),
  }).catch(() => {
    throw new Refusal("unreachable", t("app-unreachable"));
  });
  const document: unknown = await reply.json().catch(() => null);
  if (reply.ok) return document as T;
  const problem = document as Problem | null;
  const [code, message] = [problem?.code ?? String(reply.status), problem?.message ?? reply.statusText];
  throw new Refusal(code, why({ code, message }));
}

const rules = new Map<string, Promise<Rules>>();

export const reach = () => call<Reach>("/api/reach");
export const games = () => call<GameInfo[]>("/api/games");
export const check = (game: string, house: HouseRules) => call<Verdict>(`/api/games/${game}/check`, house);
export const pieces = (game: string) => call<PieceInfo[]>(`/api/games/${game}/pieces`);
export const tables = () => call<TableInfo[]>("/api/tables");
export const mine = (keys: Key[]) => call<OwnTable[]>("/api/mine", { keys });
export const open = (table: NewTable) => call<Seated>("/api/tables", table);
export const join = (table: string, guest: Join) => call<Seated>(`/api/tables/${table}/join`, guest);
export const replay = (table: string, seat: number, open: boolean) =>
  call<Replay>(`/api/tables/${table}/replay?seat=${seat}&open=${open}`);
export const recordOf = (table: string) => `/api/tables/${table}/record`;
export const qrOf = (table: string) => `/api/tables/${table}/qr.svg`;

/** The rules of a game, loaded once. */
export function rulesOf(game: string): Promise<Rules> {
  if (!rules.has(game)) rules.set(game, call<Rules>(`/api/games/${game}/rules`));
  return rules.get(game)!;
}
/** The text of a clause without its source; empty if the rules cannot be loaded. */
export async function clauseOf(game: string, id: string): Promise<string> {
  const all = await rulesOf(game).catch(() => null);
  const text = all?.clauses.find((clause) => clause.id === id)?.text ?? "";
  return text.replace(/\s*\[[^\]]*\]\s*$/, "").replaceAll("`", "");
}
