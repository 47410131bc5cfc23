/** The dice and their faces, in the order of the rules (section 2.1). */
export const DICE: Record<string, readonly string[]> = {
  base_die: ["arrow", "dynamite", "bullseye_1", "bullseye_2", "beer", "gatling"],
  loudmouth_die: ["arrow", "dynamite", "double_bullseye_1", "double_bullseye_2", "bullet", "double_gatling"],
  coward_die: ["arrow", "dynamite", "bullseye_1", "broken_arrow", "beer", "double_beer"],
};

const ICONS: Record<string, string> = {
  arrow: "i-arrow",
  dynamite: "i-dynamite",
  bullseye_1: "i-target-1",
  bullseye_2: "i-target-2",
  beer: "i-beer",
  gatling: "i-gatling",
  bullet: "d-wound",
  broken_arrow: "d-broken",
};

/** The drawing of a face, and how often it stands on it. */
export function drawing(face: string): { icon: string; times: number } {
  const single = face.replace(/^double_/, "");
  return { icon: ICONS[single] ?? "i-die", times: single === face ? 1 : 2 };
}

/** How a cube must be turned so that its nth side is in front. */
export const TURNS: readonly [x: number, y: number][] = [
  [0, 0],
  [0, -90],
  [0, -180],
  [0, 90],
  [-90, 0],
  [90, 0],
];

/** The tokens of the Ghost: one for each face of a base die, then the doubler. */
export const TOKENS = [...DICE.base_die!, "x2"];
export const SALOON = {
  none: "base_die",
  loudmouth_die: "loudmouth_die",
  coward_die: "coward_die",
} as Record<string, string>;
