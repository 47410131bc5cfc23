import type { Acting, View } from "../../state";

/** The Dice Game as a seat may see it; of the hidden roles only its own has a name. */
export interface DiceView extends View {
  active: number;
  acting: boolean;
  throws_left: number;
  kinds: string[];
  dice: string[];
  /** The places of the dice that were thrown last. */
  fresh_dice: number[];
  character: string[];
  life: number[];
  maximum: number[];
  living: boolean[];
  face_up: boolean[];
  arrows: number[];
  pile: number;
  chief: number;
  pending: number[];
  ghost: number;
  ghost_side: string;
  /** The Ghost's tokens in front of each player. */
  ghost_tokens: string[][];
  role: string[][];
  /** How many places the others are away from whoever throws, and those whom a Bull's Eye can hit. */
  away: (number | null)[];
  in_reach: number[];
  /** Those whom a Bull's Eye 1 can hit, and those whom a 2 can; the Gatlings thrown, and how many it takes. */
  hits: number[][];
  gatling_gun: number[];
  /** Who stood together, once all roles lie open. */
  teams?: { name: "law" | "outlaws" | "renegade" | "alone"; seats: number[] }[];
}

export const PILE = -1;
export const NOT_USED = -2;
/** A throw has two stages: the dice tumble to what they show, then it is told. */
export const acting: Acting = {
  stages: (told) => (told.event === "dice_thrown" ? 2 : 1),
  shows: () => 0,
};
