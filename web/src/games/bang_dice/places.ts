import { ring, type Spot } from "../../ring";

/**
 * Places round the table, clockwise from the own seat at the bottom. A narrow screen has a column of seats on
 * either side, evenly spaced, and the seats in the middle above and below.
 */
const GAP = 8;

/** How wide a seat may be on a low screen, where all but three sit side by side along the top. */
export const narrowed = (count: number, w: number, most: number): number =>
  Math.min(most, (w - GAP) / Math.max(3, count - 3) - GAP);

/** The next player sits below at the left, the last one below at the right, the others along the top. */
export function rows(
  count: number,
  me: number,
  w: number,
  h: number,
  size: { w: number; h: number },
): Spot[] {
  const [top, bottom] = [size.h / 2 + 7, h - size.h / 2 - 5];
  const step = (w - GAP) / Math.max(1, count - 3);
  return Array.from({ length: count }, (_, seat) => {
    const place = (seat - me + count) % count;
    if (place === 0) return { x: w / 2, y: bottom };
    if (place === 1) return { x: size.w / 2 + GAP, y: bottom };
    if (place === count - 1) return { x: w - size.w / 2 - GAP, y: bottom };
    return { x: GAP / 2 + step * (place - 1.5), y: top };
  });
}

export function places(
  count: number,
  me: number,
  w: number,
  h: number,
  size: { w: number; h: number },
  narrow: boolean,
): Spot[] {
  const spots = ring(count, me, w, h, size);
  if (!narrow) return spots;
  const isLeft = (spot: Spot) => spot.x < w / 2 - 20;
  const isRight = (spot: Spot) => spot.x > w / 2 + 20;
  const column = (side: (spot: Spot) => boolean, x: number) => {
    const down = spots
      .map((spot, seat) => ({ spot, seat }))
      .filter(({ spot }) => side(spot))
      .toSorted((a, b) => a.spot.y - b.spot.y);
    const spread = (h - (down.length - 1) * (size.h + 2)) / 2;
    const edge = Math.max(size.h / 2 + 2, Math.min(size.h * 0.85, spread));
    const room = h - edge * 2;
    down.forEach(
      ({ seat }, place) =>
        (spots[seat] = {
          x,
          y: down.length === 1 ? h / 2 : edge + (room * place) / (down.length - 1),
        }),
    );
  };
  column(isLeft, size.w / 2 + 4);
  column(isRight, w - size.w / 2 - 4);
  return spots;
}
