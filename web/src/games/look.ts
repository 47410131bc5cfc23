import type { Component } from "svelte";
import type { Acting, Line, Told, View } from "../state";
import type { Sound } from "../sound";
import type { Race } from "../race";
import type { ClientMessage, Lobby, Question, StandingOrder } from "../wire";
import type { Key } from "../words";

/** The event that is being acted out now. */
export interface Beat {
  told: Told;
  stage: number;
}

/** Everything that a table is drawn from. */
export interface TableProps {
  view: View;
  lobby: Lobby;
  question: Question | null;
  beat: Beat | null;
  /** The story as far as it has been shown. */
  log: Line[];
  answer: (action: string) => void;
  why: (action: string) => void;
  /** A race against time, for games that have one; a replay sends nothing. */
  race: Race;
  send: ((message: ClientMessage) => void) | null;
}

/** Standing orders that a player can switch on in one go: "pass until …". */
export interface Preset {
  label: Key;
  orders: StandingOrder[];
}

/** Players who won or lost together: the role of each, and how they went out, if they did. */
export interface Team {
  name: string;
  icon: string;
  won: boolean;
  members: { seat: number; part: string; fate: string; who?: string }[];
}

/** How a game with teams ends: what the sheet is called, and the teams, winners first. */
export interface Ending {
  title: string;
  teams: Team[];
  /** The face of a member who is somebody (`who`); the others are regulars of the saloon. */
  face?: Component<{ who: string; out?: boolean }>;
}

/** Everything that a game's own part of the lobby is drawn from. */
export interface LobbyProps {
  lobby: Lobby;
  seat: number | null;
  send: (message: ClientMessage) => void;
}

/** The look of a game. The generic table stands in for anything missing. */
export interface GameLook {
  table: Component<TableProps>;
  lobby?: Component<LobbyProps>;
  acting: Acting;
  hold: (told: Told, stage: number) => number;
  sound: (told: Told, stage: number) => Sound | null;
  /** Standing orders that the reaction bar offers; a game without windows has none. */
  orders: Preset[];
  /** Whether that seat is out of the game. */
  isOut: (view: View, seat: number) => boolean;
  /** The kinds of events that decide a game ("event", "event.kind"): the end tells the last of them. */
  decisive: string[];
  /** Those of them that put a player out: whoever went out earlier is told how. */
  falls: string[];
  /** Who a player was and whether they are out, as the reasons for an end tell them apart. */
  fate?: (view: View, seat: number) => string;
  /** For games that are won by teams; null where only scores count. */
  ending: (view: View, names: string[]) => Ending | null;
  /** How a player stood at the end, where a score only orders the players. */
  standing?: (view: View, seat: number) => string;
  /** Whether the story folds long runs of what others did away; a race has none that is theirs alone. */
  folds: boolean;
  /** What a score is made of, where it does not speak for itself. */
  tally: (view: View, seat: number) => string;
}
