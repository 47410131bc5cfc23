import type { Acting, Told } from "../../state";

/** The result of a "draw!" is pointed out first, then the flipped cards go. */
const isResult = (told: Told) => told.event === "draw_resolved";

export const acting: Acting = { stages: (told) => (isResult(told) ? 2 : 1) };
