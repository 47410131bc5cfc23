/** Scenes that last longer than one event, followed from what everybody is told. */
import type { Line, Told } from "../../state";
import { kindOf } from "./pieces";
import type { Bang } from "./view";

export interface Scene {
  kind: "duel" | "indians" | "gatling" | "store" | "shot";
  by: number;
  at: number[];
  /** The outcome for each target so far, and the cards that each seat has discarded. */
  done: Record<number, "hit" | "safe">;
  thrown: Record<number, string[]>;
}

const SCENES: Record<string, Scene["kind"]> = {
  duel: "duel",
  indians: "indians",
  gatling: "gatling",
  general_store: "store",
  bang: "shot",
  missed: "shot",
};
const BEGINS = new Set(["card_played", "equipment_used", "shot_bought", "turn_began"]);
const others = (view: Bang, by: number) => after(view, by).filter((seat) => seat !== by);
/** The seats in the game, clockwise from that one on. */
export const after = (view: Bang, seat: number) => [
  ...view.ring.filter((other) => other >= seat),
  ...view.ring.filter((other) => other < seat),
];

function begin(view: Bang, kind: Scene["kind"] | undefined, by: number, target: number): Scene | null {
  if (!kind || (kind === "shot" && target < 0)) return null;
  const at = target >= 0 ? [target] : kind === "store" ? after(view, by) : others(view, by);
  return { kind, by, at, done: {}, thrown: {} };
}

/** The scene after one more event. */
function follow(scene: Scene | null, told: Told, view: Bang): Scene | null {
  const seat = Number(told.seat);
  switch (told.event) {
    case "card_played":
      return begin(view, SCENES[kindOf(String(told.card))], seat, Number(told.target));
    case "equipment_used":
      return begin(view, SCENES[String(told.used_as)], seat, Number(told.target));
    case "shot_bought":
      return begin(view, "shot", seat, Number(told.target));
    case "card_discarded":
      if (!scene || scene.kind === "store") return scene;
      if (scene.kind === "indians")
        return {
          ...scene,
          done: { ...scene.done, [seat]: "safe" },
          thrown: { ...scene.thrown, [seat]: [String(told.card)] },
        };
      return {
        ...scene,
        thrown: { ...scene.thrown, [seat]: [...(scene.thrown[seat] ?? []), String(told.card)] },
      };
    case "shot_cancelled":
      return scene && { ...scene, done: { ...scene.done, [Number(told.target)]: "safe" } };
    case "life_lost":
      return scene && scene.kind !== "duel" ? { ...scene, done: { ...scene.done, [seat]: "hit" } } : null;
    case "turn_began":
    case "play_ended":
      return null;
    default:
      return scene;
  }
}

/** The scene after all that has happened since it began; who went out in it was in it. */
export function sceneSoFar(log: Line[], view: Bang): Scene | null {
  const start = log.findLastIndex(({ told }) => BEGINS.has(told.event ?? ""));
  const since = log.slice(Math.max(0, start)).map(({ told }) => told);
  const gone = since.filter((told) => told.event === "eliminated").map((told) => Number(told.seat));
  const ring = [...new Set([...view.ring, ...gone])].toSorted((a, b) => a - b);
  return since.reduce<Scene | null>((scene, told) => follow(scene, told, { ...view, ring }), null);
}

/** The scene that the question at hand belongs to, whatever was seen of it before; none for other questions. */
export function sceneAsked(scene: Scene | null, view: Bang): Scene | null {
  const ask = view.ask;
  const fresh = (kind: Scene["kind"], by: unknown, at: number[]): Scene => ({
    kind,
    by: Number(by),
    at,
    done: {},
    thrown: {},
  });
  const seat = Number(ask?.seat);
  switch (ask?.kind) {
    case "answer_duel":
      return scene?.kind === "duel"
        ? scene
        : fresh("duel", ask.challenger, [Number(ask.challenger) === seat ? Number(ask.other) : seat]);
    case "fight_indians":
      return scene?.kind === "indians" ? scene : fresh("indians", ask.by, others(view, Number(ask.by)));
    case "dodge":
      return scene && (scene.kind === "shot" || scene.kind === "gatling")
        ? scene
        : fresh("shot", ask.shooter, [seat]);
    case "general_store":
      return scene?.kind === "store" ? scene : fresh("store", view.turn, after(view, seat));
    case "last_chance":
    case "choose_result":
    case "sid_discards":
    case "order_discards":
      return scene;
    default:
      return null;
  }
}

/** What the cards in the middle were flipped for, by whom, and once it is known whether that is good. */
export interface Flip {
  source: string;
  by: number;
  result: string;
  good: boolean;
}
/** The flip that is being shown; the story tells of one whose cards lie there already. */
export function flipOf(log: Line[], now: Told | null): Flip | null {
  const story = [...log.map(({ told }) => told), ...(now ? [now] : [])];
  const told = story.findLast(({ event }) => event === "cards_revealed" || event === "draw_resolved");
  if (!told) return null;
  const result = told.event === "draw_resolved" ? String(told.card) : "";
  return { source: String(told.source), by: Number(told.seat), result, good: told.good === true };
}
