import type { GameLook } from "./games/look";
import { namesOf } from "./story";
import type { Room, Told } from "./state";
import type { Speed } from "./storage";
import type { Lobby } from "./wire";
import { wordsOf } from "./words";

const FACTORS: Record<Speed, number> = { slow: 1.6, normal: 1, fast: 0.4 };
const OTHERS = 0.5; // what concerns somebody else
const CROWD = 0.35; // where much has happened at once
const MANY = 8;

/** Whether a line of the story speaks of the reader. */
export function concerns(told: Told, game: string, names: string[], seat: number | null): boolean {
  const words = wordsOf(game);
  return seat !== null && words.event(told, names, seat) !== words.event(told, names, null);
}

/** Milliseconds for which a stage of an event is held: what concerns me longer than what does not. */
export function holdOf(
  look: Pick<GameLook, "hold">,
  room: Room,
  speed: Speed,
  told: Told,
  stage: number,
): number {
  const usual = look.hold(told, stage) * FACTORS[speed];
  if (!usual || room.seat === null) return usual * (room.queue.length > MANY ? CROWD : 1);
  if (concerns(told, room.lobby.game, namesOf(room.lobby), room.seat)) return usual;
  return usual * (room.queue.length > MANY ? CROWD : OTHERS);
}

/** Whether bots play all other seats, so that nobody else waits. */
export const isAlone = (lobby: Lobby, seat: number | null): boolean =>
  seat !== null && lobby.seats.every((one) => one.seat === seat || one.who === "bot");
