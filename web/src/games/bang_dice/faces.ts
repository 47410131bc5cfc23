/** The drawing of each face, and how often it stands on it. */
const DRAWINGS: Record<string, readonly [icon: string, times: number]> = {
  arrow: ["i-arrow", 1],
  dynamite: ["i-dynamite", 1],
  bullseye_1: ["i-target-1", 1],
  bullseye_2: ["i-target-2", 1],
  beer: ["i-beer", 1],
  gatling: ["i-gatling", 1],
  bullet: ["d-wound", 1],
  broken_arrow: ["d-broken", 1],
  double_bullseye_1: ["i-target-1", 2],
  double_bullseye_2: ["i-target-2", 2],
  double_beer: ["i-beer", 2],
  double_gatling: ["i-gatling", 2],
};
export const drawing = (face: string) => DRAWINGS[face] ?? (["i-die", 1] as const);

/** How a cube must be turned so that its nth side is in front. */
export const TURNS: readonly [x: number, y: number][] = [
  [0, 0],
  [0, -90],
  [0, -180],
  [0, 90],
  [-90, 0],
  [90, 0],
];
