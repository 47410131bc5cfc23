export interface Spot {
  x: number;
  y: number;
}

/**
 * Places round a table of w × h, clockwise from the bottom, for pieces of the given size; the curve is squarer
 * than an ellipse, so that a narrow screen is used to its corners.
 */
export function ring(
  count: number,
  me: number,
  w: number,
  h: number,
  size: { w: number; h: number },
): Spot[] {
  const rx = (w - size.w) / 2 - 6;
  const ry = (h - size.h) / 2 - 9;
  return Array.from({ length: count }, (_, seat) => {
    const turn = ((seat - me + count) % count) / count;
    const angle = Math.PI / 2 + turn * 2 * Math.PI;
    return { x: w / 2 + rx * square(Math.cos(angle)), y: h / 2 + ry * square(Math.sin(angle)) };
  });
}

const square = (n: number) => Math.sign(n) * Math.abs(n) ** 0.72;

export const between = (a: Spot, b: Spot, part: number): Spot => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});
