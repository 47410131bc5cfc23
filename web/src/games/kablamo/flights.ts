import type { Told } from "../../state";

/** A bullet on its way. Places: c:seat:position, hand:seat, gun:seat, front:seat, bag, pile, chain, table. */
export interface Flight {
  from: string;
  to: string;
  name: string;
}
/** Places on the board: where a revolver is fired, and where its next bullet is safe from others. */
export const FIRING = 0;
export const SAFE = 5;
const DOWN = "?bullet";
const name = (told: Told) => (told.bullet as string | undefined) ?? DOWN;
const seat = (told: Told) => Number(told.seat);
const at = (place: unknown) => `c:${(place as number[]).join(":")}`;
const list = (told: Told, field: string) => (told[field] as string[] | undefined) ?? [];

const FLIGHTS: Record<string, (told: Told) => Flight[]> = {
  drew: (told) => [{ from: "bag", to: `hand:${seat(told)}`, name: name(told) }],
  drew_to_load: (told) => [{ from: "bag", to: `hand:${seat(told)}`, name: name(told) }],
  bullets_loaded: (told) =>
    (told.positions as number[]).map((p, n) => ({
      from: `hand:${seat(told)}`,
      to: `c:${Number(told.owner)}:${p}`,
      name: list(told, "bullets")[n] ?? DOWN,
    })),
  drawn_loaded: (told) =>
    (told.positions as number[]).map((p, n) => ({
      from: `hand:${seat(told)}`,
      to: `c:${seat(told)}:${p}`,
      name: list(told, "bullets")[n] ?? DOWN,
    })),
  revolver_emptied: (told) =>
    (told.positions as number[]).map((p, n) => ({
      from: `c:${seat(told)}:${p}`,
      to: "pile",
      name: list(told, "bullets")[n] ?? DOWN,
    })),
  spares_discarded: (told) =>
    list(told, "bullets").map((bullet) => ({ from: `hand:${seat(told)}`, to: "pile", name: bullet })),
  bullet_discarded: (told) => [{ from: `c:${seat(told)}:${FIRING}`, to: "pile", name: name(told) }],
  played: (told) => [{ from: `hand:${seat(told)}`, to: "chain", name: name(told) }],
  attached: (told) => [{ from: "chain", to: `gun:${seat(told)}`, name: name(told) }],
  put_in_front: (told) => [{ from: "chain", to: `front:${seat(told)}`, name: name(told) }],
  laid_out: (told) => [{ from: "chain", to: "table", name: name(told) }],
  bullets_moved: (told) =>
    (told.places as number[][]).map((place, n, all) => ({
      from: at(place),
      to: at(all[(n + 1) % all.length]),
      name: DOWN,
    })),
  safe_bullet_swapped: (told) => [
    {
      from: `hand:${seat(told)}`,
      to: `c:${seat(told)}:${SAFE}`,
      name: (told.given as string | undefined) ?? DOWN,
    },
    {
      from: `c:${seat(told)}:${SAFE}`,
      to: `hand:${seat(told)}`,
      name: (told.taken as string | undefined) ?? DOWN,
    },
  ],
  spare_swapped: (told) => [
    {
      from: `c:${seat(told)}:${Number(told.position)}`,
      to: `hand:${Number(told.victim)}`,
      name: (told.given as string | undefined) ?? DOWN,
    },
    {
      from: `hand:${Number(told.victim)}`,
      to: `c:${seat(told)}:${Number(told.position)}`,
      name: (told.taken as string | undefined) ?? DOWN,
    },
  ],
};
export const flightsOf = (told: Told): Flight[] => FLIGHTS[told.event ?? ""]?.(told) ?? [];
