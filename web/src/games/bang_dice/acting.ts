import type { Acting, View } from "../../state";

/** The Dice Game as a seat may see it; of the hidden roles only its own has a name. */
export interface DiceView extends View {
  active: number;
  acting: boolean;
  throws_left: number;
  kinds: string[];
  dice: string[];
  fresh: number;
  saloon_die: string;
  beer_spent: number;
  character: string[];
  life: number[];
  maximum: number[];
  living: boolean[];
  face_up: boolean[];
  arrows: number[];
  pile: number;
  chief: number;
  cause: string;
  by: number;
  pending: number[];
  ghost: number;
  ghost_side: string;
  tokens: number[];
  role: string[][];
}

export const PILE = -1;
export const NOT_USED = -2;
/** A throw has two stages: the dice tumble to what they show, then it is told. */
export const acting: Acting = {
  stages: (told) => (told.event === "dice_thrown" ? 2 : 1),
  shows: () => 0,
};
