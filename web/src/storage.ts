import type { Lobby } from "./wire";

export type Speed = Lobby["speed"];

/** The browser's memory: the name, the tokens of seats, the theme, the pace and sound. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(`sixgun.${key}`);
  } catch {
    return null;
  }
}
function write(key: string, value: string) {
  try {
    localStorage.setItem(`sixgun.${key}`, value);
  } catch {
    // private browsing: the seat is kept for this page only
  }
}
function drop(key: string) {
  try {
    localStorage.removeItem(`sixgun.${key}`);
  } catch {
    // private browsing: there is nothing to forget
  }
}

const FIRST = ["Dusty", "Lucky", "Slim", "Doc", "Calm", "Rusty", "Quick", "Silent", "Honest", "Whiskey"];
const LAST = ["Annie", "Pete", "Belle", "Hank", "Rosa", "Gus", "Mae", "Otto", "Pearl", "Jeb"];
const any = (words: string[]) => words[Math.floor(Math.random() * words.length)];

export const SPEEDS: Speed[] = ["slow", "normal", "fast"];

/** As many tables as the server tells of at once. */
const MOST = 20;
const tables = () => read("tables")?.split(" ").filter(Boolean) ?? [];
function keyOf(table: string) {
  const token = read(`token.${table}`);
  return token ? [{ table, token }] : [];
}

export const storage = {
  name(): string {
    const known = read("name");
    if (known) return known;
    const name = `${any(FIRST)} ${any(LAST)}`;
    write("name", name);
    return name;
  },
  saveName: (name: string) => write("name", name.trim().slice(0, 24)),
  token: (table: string) => read(`token.${table}`),
  saveToken(table: string, token: string) {
    write(`token.${table}`, token);
    write("tables", [table, ...tables().filter((other) => other !== table)].slice(0, MOST).join(" "));
  },
  dropToken(table: string) {
    drop(`token.${table}`);
    write(
      "tables",
      tables()
        .filter((other) => other !== table)
        .join(" "),
    );
  },
  /** What is said but once in this browser. */
  isSaid: (what: string) => read(`said.${what}`) !== null,
  say: (what: string) => write(`said.${what}`, "yes"),
  /** The tables at which this browser has, or had, a place, the latest first. */
  keys: () => tables().flatMap((table) => keyOf(table)),
  /** Whether a game of this kind was ever played to its end here. */
  hasPlayed: (game: string) => read(`played.${game}`) === "yes",
  savePlayed: (game: string) => write(`played.${game}`, "yes"),
  theme: () => read("theme"),
  saveTheme: (theme: string) => write("theme", theme),
  plain: () => read("plain") === "yes",
  savePlain: (plain: boolean) => write("plain", plain ? "yes" : "no"),
  pace(): Speed {
    const kept = read("pace");
    return SPEEDS.find((speed) => speed === kept) ?? "normal";
  },
  savePace: (speed: Speed) => write("pace", speed),
  sound: () => read("sound") !== "off",
  saveSound: (on: boolean) => write("sound", on ? "on" : "off"),
};
