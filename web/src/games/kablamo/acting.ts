import type { Acting, Told, View } from "../../state";
import { classOf, isHidden, numberOf } from "./bullets";
import { flightsOf } from "./flights";

type Slot = string | null;
/** What everybody may see of Kablamo; revolvers have numbers of their own, `revolver` says whose is which. */
export interface Kablamo extends View {
  round: number;
  phase: string;
  alive: boolean[];
  resigned: boolean[];
  revolver: number[];
  active: number[];
  backfired: [number, number][];
  effects: [string, number, number, boolean, boolean][];
  attached: [string, boolean][][];
  in_front_as: string[][];
  on_table_as: [string, boolean][];
  loaded?: [number, number][][];
  markers?: number[][];
  bag: string[];
  discard: string[];
  spares: string[][];
  chambers: Slot[][];
  chain: string[];
  executing: string[];
  drawn: string[];
  on_revolver: string[][];
  in_front: string[][];
  on_table: string[];
}
type Part = Partial<Kablamo>;
type Change = (view: Kablamo, told: Told) => Part;
type Place = [number, number];

const DOWN = "?bullet";
const put = <T>(list: T[], at: number, value: T): T[] =>
  list.map((old, place) => (place === at ? value : old));
const drop = <T>(list: T[], value: T): T[] =>
  list.includes(value) ? list.toSpliced(list.indexOf(value), 1) : list.slice(1);
const seatsOf = (told: Told) => told.seats as number[];
const seatOf = (told: Told) => Number(told.seat);
const bulletOf = (told: Told) => (told.bullet as string | undefined) ?? DOWN;

/** What lies in the chambers and what is told of it move together. */
function layers(view: Kablamo, change: <T>(grid: T[][], empty: T) => T[][]): Part {
  return {
    chambers: change(view.chambers, null as Slot),
    ...(view.loaded && { loaded: change(view.loaded, [-1, 0] as [number, number]) }),
    ...(view.markers && { markers: change(view.markers, -1) }),
  };
}
function turn(view: Kablamo, seats: number[], by: number): Part {
  const turned = new Set(seats.map((seat) => view.revolver[seat]!));
  return layers(view, (grid) =>
    grid.map((row, at) => (turned.has(at) ? row.map((_, p) => row[(p - by + 12) % 6]!) : row)),
  );
}
function clear(view: Kablamo, places: Place[]): Part {
  const gone = new Set(places.map(([seat, p]) => `${view.revolver[seat]}:${p}`));
  return layers(view, (grid, empty) =>
    grid.map((row, at) => row.map((old, p) => (gone.has(`${at}:${p}`) ? empty : old))),
  );
}
function fill(
  view: Kablamo,
  seat: number,
  loader: number,
  positions: number[],
  names: (string | undefined)[],
): Part {
  const at = view.revolver[seat]!;
  const row = view.chambers[at]!.slice();
  const seen = view.options.memory === "assisted";
  positions.forEach((p, n) => (row[p] = seen ? (names[n] ?? DOWN) : DOWN));
  const mark = <T>(grid: T[][] | undefined, value: T) =>
    grid &&
    put(
      grid,
      at,
      grid[at]!.map((old, p) => (positions.includes(p) ? value : old)),
    );
  return {
    chambers: put(view.chambers, at, row),
    loaded: mark(view.loaded, [loader, view.round]),
    markers: mark(view.markers, loader),
  };
}
function circle(view: Kablamo, places: Place[]): Part {
  const spots = places.map(([seat, p]) => [view.revolver[seat]!, p] as Place);
  return layers(view, (grid) => {
    const next = grid.map((row) => row.slice());
    spots.forEach(([at, p], n) => {
      const [from, q] = spots.at(n - 1)!;
      next[at]![p] = grid[from]![q]!;
    });
    return next;
  });
}
const number = (view: Kablamo, name: string) => numberOf(name, view.options.bullets) ?? -1;
export const isActive = (view: Kablamo, name: Slot) =>
  !isHidden(name) && view.active.includes(number(view, name!));
export function placeOf(view: Kablamo, name: string): Place | null {
  for (let seat = 0; seat < view.seats; seat++) {
    const p = view.chambers[view.revolver[seat]!]!.indexOf(name);
    if (p >= 0) return [seat, p];
  }
  return null;
}
/** Out of its chamber, the chain, or wherever it lies. */
function lift(view: Kablamo, name: string): Part {
  const place = isActive(view, name) ? placeOf(view, name) : null;
  const link = view.chain.indexOf(name);
  return {
    ...(place ? clear(view, [place]) : {}),
    ...(place ? { active: view.active.filter((n) => n !== number(view, name)) } : {}),
    ...(link >= 0 ? { chain: view.chain.toSpliced(link, 1), effects: view.effects.toSpliced(link, 1) } : {}),
    executing: view.executing.filter((other) => other !== name),
  };
}
const away = (view: Kablamo, names: string[]): Part => ({
  discard: [...view.discard, ...names.filter((name) => classOf(name) !== "live")],
  bag: [...view.bag, ...names.filter((name) => classOf(name) === "live").map(() => DOWN)],
});
const lay = (view: Kablamo, name: string, to: Part): Part => ({
  executing: view.executing.filter((other) => other !== name),
  ...to,
});

const CHANGES: Record<string, Change> = {
  drew: (view, told) => ({
    bag: view.bag.slice(1),
    spares: put(view.spares, seatOf(told), [...view.spares[seatOf(told)]!, bulletOf(told)]),
  }),
  drew_to_load: (view, told) => ({ bag: view.bag.slice(1), drawn: [...view.drawn, bulletOf(told)] }),
  gave_back: (view, told) => ({
    spares: view.spares.map((mine, seat) => (seatsOf(told).includes(seat) ? [] : mine)),
    bag: [...view.bag, ...seatsOf(told).flatMap((seat) => view.spares[seat]!.map(() => DOWN))],
  }),
  bullets_loaded: (view, told) => {
    const positions = told.positions as number[];
    const names = (told.bullets as string[] | undefined) ?? [];
    const left = positions.reduce((mine, _, n) => drop(mine, names[n] ?? DOWN), view.spares[seatOf(told)]!);
    return {
      ...fill(view, Number(told.owner), seatOf(told), positions, names),
      spares: put(view.spares, seatOf(told), left),
    };
  },
  drawn_loaded: (view, told) => {
    const names = (told.bullets as string[] | undefined) ?? [];
    const positions = told.positions as number[];
    const left = positions.reduce((mine, _, n) => drop(mine, names[n] ?? DOWN), view.drawn);
    return {
      ...fill(view, seatOf(told), seatOf(told), positions, names),
      drawn: [],
      spares: put(view.spares, seatOf(told), [...view.spares[seatOf(told)]!, ...left]),
    };
  },
  revolver_emptied: (view, told) => ({
    ...clear(
      view,
      (told.positions as number[]).map((p) => [seatOf(told), p] as Place),
    ),
    ...away(view, told.bullets as string[]),
  }),
  spares_discarded: (view, told) => ({
    spares: put(view.spares, seatOf(told), []),
    ...away(view, told.bullets as string[]),
  }),
  round_began: (view, told) => ({
    round: view.round + 1,
    phase: "fire",
    on_table_as: view.on_table_as.map((one, at) => (at === told.bolshevik ? [one[0], true] : one)),
  }),
  phase_began: (_, told) => ({ phase: String(told.phase) }),
  turned: (view, told) => turn(view, seatsOf(told), Number(told.chambers)),
  revealed: (view, told) => {
    const names = told.bullets as string[];
    const rows = seatsOf(told).reduce(
      (grid, seat, n) => put(grid, view.revolver[seat]!, put(grid[view.revolver[seat]!]!, 0, names[n]!)),
      view.chambers,
    );
    const fresh = names.filter((name) => classOf(name) !== "live").map((name) => number(view, name));
    return { chambers: rows, active: [...view.active, ...fresh].toSorted((a, b) => a - b) };
  },
  live_bullets_fired: (view, told) => ({
    ...clear(
      view,
      seatsOf(told).map((seat) => [seat, 0] as Place),
    ),
    ...away(view, told.bullets as string[]),
  }),
  bullet_discarded: (view, told) => ({
    ...clear(view, [[seatOf(told), 0]]),
    ...away(view, [bulletOf(told)]),
  }),
  eliminated: (view, told) => {
    const dead = seatsOf(told);
    const guns = dead.map((seat) => view.revolver[seat]!);
    const empty = <T>(lists: T[][], which: number[]) =>
      lists.map((mine, at) => (which.includes(at) ? [] : mine));
    const fired = dead
      .flatMap((seat) => view.chambers[view.revolver[seat]!]!)
      .filter((name) => isActive(view, name));
    return {
      alive: view.alive.map((lives, seat) => lives && !dead.includes(seat)),
      ...clear(
        view,
        dead.flatMap((seat) => [0, 1, 2, 3, 4, 5].map((p) => [seat, p] as Place)),
      ),
      ...away(view, (told.bullets as string[][]).flat()),
      active: view.active.filter((n) => !fired.some((name) => number(view, name!) === n)),
      spares: empty(view.spares, dead),
      on_revolver: empty(view.on_revolver, guns),
      attached: empty(view.attached, guns),
      in_front: empty(view.in_front, dead),
      in_front_as: empty(view.in_front_as, dead),
    };
  },
  resigned: (view, told) => ({ resigned: put(view.resigned, seatOf(told), true) }),
  played: (view, told) => ({
    spares: put(view.spares, seatOf(told), drop(view.spares[seatOf(told)]!, bulletOf(told))),
    chain: [...view.chain, bulletOf(told)],
    effects: [
      ...view.effects,
      [bulletOf(told).replace(/_\d+$/, ""), seatOf(told), Number(told.assignee), false, false],
    ],
  }),
  assigned: (view, told) => {
    const name = bulletOf(told);
    const link = view.chain.indexOf(name);
    if (link >= 0)
      return {
        effects: view.effects.map((one, at) =>
          at === link ? [one[0], one[1], Number(told.assignee), one[3], false] : one,
        ),
      };
    return {
      ...lift(view, name),
      chain: [...view.chain, name],
      effects: [
        ...view.effects,
        [name.replace(/_\d+$/, ""), seatOf(told), Number(told.assignee), true, false],
      ],
    };
  },
  copy_made: (view, told) =>
    lay(view, bulletOf(told), {
      chain: [...view.chain, bulletOf(told)],
      effects: [...view.effects, [String(told.kind), seatOf(told), -1, false, false]],
    }),
  execution_began: (view, told) => {
    const link = view.chain.indexOf(bulletOf(told));
    return {
      chain: view.chain.toSpliced(link, 1),
      effects: view.effects.toSpliced(link, 1),
      executing: [...view.executing, bulletOf(told)],
    };
  },
  execution_ended: (view, told) => ({ ...lift(view, bulletOf(told)), ...away(view, [bulletOf(told)]) }),
  found_dud: (view, told) => ({ ...lift(view, bulletOf(told)), ...away(view, [bulletOf(told)]) }),
  cancelled: (view, told) => ({ ...lift(view, bulletOf(told)), ...away(view, [bulletOf(told)]) }),
  attached: (view, told) => {
    const gun = view.revolver[seatOf(told)]!;
    return lay(view, bulletOf(told), {
      on_revolver: put(view.on_revolver, gun, [...view.on_revolver[gun]!, bulletOf(told)]),
      attached: put(view.attached, gun, [...view.attached[gun]!, [String(told.kind), false]]),
    });
  },
  put_in_front: (view, told) =>
    lay(view, bulletOf(told), {
      in_front: put(view.in_front, seatOf(told), [...view.in_front[seatOf(told)]!, bulletOf(told)]),
      in_front_as: put(view.in_front_as, seatOf(told), [
        ...view.in_front_as[seatOf(told)]!,
        String(told.kind),
      ]),
    }),
  laid_out: (view, told) =>
    lay(view, bulletOf(told), {
      on_table: [...view.on_table, bulletOf(told)],
      on_table_as: [...view.on_table_as, [String(told.kind), told.now === true]],
    }),
  effect_armed: (view, told) => {
    const gun = view.revolver[seatOf(told)]!;
    const at = view.on_revolver[gun]!.indexOf(bulletOf(told));
    return {
      attached: put(
        view.attached,
        gun,
        view.attached[gun]!.map((one, n) => (n === at ? [one[0], true] : one)),
      ),
    };
  },
  effects_ended: (view, told) => {
    const gone = told.bullets as string[];
    const left = <T>(kept: T[], names: string[]) => kept.filter((_, at) => !gone.includes(names[at]!));
    return {
      attached: view.attached.map((mine, at) => left(mine, view.on_revolver[at]!)),
      on_revolver: view.on_revolver.map((mine) => left(mine, mine)),
      in_front_as: view.in_front_as.map((mine, at) => left(mine, view.in_front[at]!)),
      in_front: view.in_front.map((mine) => left(mine, mine)),
      on_table_as: left(view.on_table_as, view.on_table),
      on_table: left(view.on_table, view.on_table),
      ...away(view, gone),
    };
  },
  revolvers_swapped: (view, told) => ({
    revolver: view.revolver.map((gun, seat) =>
      seat === told.one
        ? view.revolver[Number(told.other)]!
        : seat === told.other
          ? view.revolver[Number(told.one)]!
          : gun,
    ),
  }),
  bullets_moved: (view, told) => circle(view, told.places as Place[]),
  looked_at: (view, told) => {
    if (view.options.memory !== "assisted" || !told.bullet) return {};
    const [seat, p] = told.place as Place;
    const gun = view.revolver[seat]!;
    return { chambers: put(view.chambers, gun, put(view.chambers[gun]!, p, bulletOf(told))) };
  },
  safe_bullet_swapped: (view, told) => {
    const seat = seatOf(told);
    const rest = drop(view.spares[seat]!, (told.given as string | undefined) ?? DOWN);
    return {
      ...fill(view, seat, seat, [5], [told.given as string | undefined]),
      spares: put(view.spares, seat, [...rest, (told.taken as string | undefined) ?? DOWN]),
    };
  },
  spare_swapped: (view, told) => {
    const victim = Number(told.victim);
    const rest = drop(view.spares[victim]!, (told.taken as string | undefined) ?? DOWN);
    return {
      ...fill(view, seatOf(told), victim, [Number(told.position)], [told.taken as string | undefined]),
      spares: put(view.spares, victim, [...rest, (told.given as string | undefined) ?? DOWN]),
    };
  },
};

/** Where something flies from one place to another it arrives in the second stage; so does the end of a life. */
const arrives = (told: Told) =>
  told.event === "live_bullets_fired" || told.event === "eliminated" || flightsOf(told).length > 0;

export const acting: Acting = {
  stages: (told) => (arrives(told) ? 2 : 1),
  advance: (view, told, stage) => {
    const change = CHANGES[told.event ?? ""];
    if (!change || (arrives(told) && stage === 0)) return { ...view, ask: null, to_act: [] };
    return { ...view, ask: null, to_act: [], ...change(view as Kablamo, told) };
  },
};
