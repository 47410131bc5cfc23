/**
 * Seats round the table: the own one at the bottom, then clockwise up the left, along the top, down the right.
 * Where there is little height they all sit along the top.
 */
import type { Spot } from "../../ring";

export interface Seating {
  spots: Spot[];
  me: Spot;
  mid: Spot;
}
const COLUMNS: Record<"small" | "wide", Record<number, [number, number, number]>> = {
  small: { 2: [1, 0, 1], 3: [1, 1, 1], 4: [2, 0, 2], 5: [2, 1, 2], 6: [3, 0, 3] },
  wide: { 2: [1, 0, 1], 3: [1, 1, 1], 4: [1, 2, 1], 5: [2, 1, 2], 6: [2, 2, 2] },
};

const GAP = 8;
/** How wide a seat may be for all others to sit side by side. */
export const narrowed = (seats: number, w: number, most: number): number =>
  Math.min(most, (w - GAP) / (seats - 1) - GAP);

function along(seats: number, me: number, w: number, h: number, size: { w: number; h: number }): Seating {
  const own = { x: w / 2, y: h + 6 };
  const step = (w - GAP) / (seats - 1);
  const spots = Array.from({ length: seats }, (_, seat) => {
    const place = (seat - me + seats - 1) % seats;
    return seat === me ? own : { x: GAP / 2 + step * (place + 0.5), y: size.h / 2 + 10 };
  });
  return { spots, me: own, mid: { x: w / 2, y: (size.h + h) / 2 } };
}

export function seating(
  seats: number,
  me: number,
  w: number,
  h: number,
  size: { w: number; h: number },
  small: boolean,
  low = false,
): Seating {
  if (low) return along(seats, me, w, h, size);
  const [left, top, right] = COLUMNS[small ? "small" : "wide"][seats - 1] ?? [0, 0, 0];
  const edge = size.w / 2 + (small ? 6 : 16);
  const up = size.h / 2 + 12;
  const column = (count: number, place: number) =>
    count === 1 ? h * 0.46 : h - up - (place * (h - 2 * up)) / (count - 1);
  const others: Spot[] = [
    ...Array.from({ length: left }, (_, place) => ({ x: edge, y: column(left, place) })),
    ...Array.from({ length: top }, (_, place) => ({
      x: top === 1 ? w / 2 : w / 2 + (place - 0.5) * (size.w + 44),
      y: up,
    })),
    ...Array.from({ length: right }, (_, place) => ({ x: w - edge, y: column(right, right - 1 - place) })),
  ];
  const own = { x: w / 2, y: h + 6 };
  const spots = Array.from({ length: seats }, (_, seat) =>
    seat === me ? own : others[(seat - me + seats - 1) % seats]!,
  );
  return { spots, me: own, mid: { x: w / 2, y: top ? (h + size.h * 0.85) / 2 : h / 2 } };
}
