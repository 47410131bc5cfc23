import { ring, type Spot } from "../../ring";

/**
 * Places round the table, clockwise from the own seat at the bottom. A narrow screen has a column of seats on
 * either side, evenly spaced, and the seats in the middle above and below.
 */
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
    const room = h - size.h * 1.7;
    down.forEach(
      ({ seat }, place) =>
        (spots[seat] = {
          x,
          y: down.length === 1 ? h / 2 : size.h * 0.85 + (room * place) / (down.length - 1),
        }),
    );
  };
  column(isLeft, size.w / 2 + 4);
  column(isRight, w - size.w / 2 - 4);
  return spots;
}
