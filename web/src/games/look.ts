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

/** What every table is drawn from. */
export interface TableProps {
  view: View;
  lobby: Lobby;
  question: Question | null;
  beat: Beat | null;
  /** What has happened so far, as far as it has been shown. */
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

/** Players who won or lost together: what each was, and how he went out, if he did. */
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

/** What a game may add to its table before the start. */
export interface LobbyProps {
  lobby: Lobby;
  seat: number | null;
  send: (message: ClientMessage) => void;
}

/** How a game looks. Whatever is missing is done by the generic table. */
export interface GameLook {
  table: Component<TableProps>;
  lobby?: Component<LobbyProps>;
  acting: Acting;
  hold: (told: Told, stage: number) => number;
  sound: (told: Told, stage: number) => Sound | null;
  /** What the bar of the reaction windows offers; a game without windows has none. */
  orders: Preset[];
  /** For games that are won by teams; null where only scores count. */
  ending: (view: View, names: string[]) => Ending | null;
}
