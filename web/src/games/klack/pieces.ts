import type { Klack } from "./acting";
import type { Bundle } from "./money";

export type Kind = 1 | 2 | "marker";
export interface Piece {
  id: number;
  kind: Kind;
  place: string;
  from: string;
}

/** How many pieces of each kind lie in each open place. */
function wanted(view: Klack): Map<string, Map<Kind, number>> {
  const places = new Map<string, Map<Kind, number>>();
  const put = (place: string, bundle: Bundle, markers: number) =>
    places.set(
      place,
      new Map<Kind, number>([
        [1, bundle[0]],
        [2, bundle[1]],
        ["marker", markers],
      ]),
    );
  put("center", [0, 0], view.center);
  view.bid.forEach((bid, seat) => put(`bid:${seat}`, bid, 0));
  view.stacks.forEach((mine, seat) =>
    mine.forEach((stack, place) => put(`stack:${seat}:${place}`, stack, 1)),
  );
  return places;
}

/** The place of a piece that leaves the open: the pocket of the seat in front of which it lay. */
function pocket(place: string, kind: Kind, view: Klack): string {
  if (kind === "marker") return "gone";
  const seat = Number(place.split(":")[1]);
  return view.status[seat] === "at_table" ? `pocket:${seat}` : "gone";
}

/** Move as few pieces as possible to match the view. */
export function reconcile(before: Piece[], view: Klack): Piece[] {
  const want = wanted(view);
  const open: Piece[] = [];
  const loose: Piece[] = [];
  for (const piece of before) {
    const left = want.get(piece.place)?.get(piece.kind) ?? 0;
    if (left > 0) {
      want.get(piece.place)!.set(piece.kind, left - 1);
      open.push(piece);
    } else loose.push(piece);
  }
  let id = before.reduce((most, piece) => Math.max(most, piece.id), 0);
  for (const [place, kinds] of want) {
    for (const [kind, count] of kinds) {
      for (let n = 0; n < count; n++)
        open.push(take(loose, kind, place) ?? { id: ++id, kind, place, from: origin(place) });
    }
  }
  const hidden = loose.map((piece) =>
    piece.place.startsWith("pocket") ? piece : { ...piece, place: pocket(piece.place, piece.kind, view) },
  );
  return [...open, ...hidden.filter((piece) => piece.place !== "gone" || before.includes(piece))].toSorted(
    (a, b) => a.id - b.id,
  );
}

const origin = (place: string) => (place.startsWith("bid:") ? `pocket:${place.split(":")[1]}` : place);

/** A bid comes out of its own pocket; anything else comes from wherever pieces are left over. */
function take(loose: Piece[], kind: Kind, place: string): Piece | null {
  const fits = (piece: Piece) =>
    piece.kind === kind &&
    (place.startsWith("bid:")
      ? piece.place === origin(place)
      : !piece.place.startsWith("pocket") && piece.place !== "gone");
  const found = loose.findIndex(fits);
  if (found < 0) return null;
  const [piece] = loose.splice(found, 1);
  return { ...piece!, place };
}
