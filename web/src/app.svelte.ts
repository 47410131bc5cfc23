import { SPEEDS, storage } from "./storage";
import { isSoundOn, setSound } from "./sound";

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Settings that hold on every page: the path, the theme, the pace, sound and motion. */
class Settings {
  path = $state(location.pathname);
  theme = $state(storage.theme() ?? (dark.matches ? "dark" : "light"));
  sound = $state(isSoundOn());
  still = $state(still.matches);
  plain = $state(storage.plain());
  pace = $state(storage.pace());

  constructor() {
    this.showTheme();
    dark.addEventListener("change", () => {
      if (!storage.theme()) this.theme = dark.matches ? "dark" : "light";
      this.showTheme();
    });
    still.addEventListener("change", () => (this.still = still.matches));
    addEventListener("popstate", () => (this.path = location.pathname));
  }
  go(path: string) {
    history.pushState(null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }
  switchTheme() {
    this.theme = this.theme === "dark" ? "light" : "dark";
    storage.saveTheme(this.theme);
    this.showTheme();
  }
  switchPlain() {
    this.plain = !this.plain;
    storage.savePlain(this.plain);
  }
  /** Slow, normal, fast, and slow again. */
  switchPace() {
    this.pace = SPEEDS[(SPEEDS.indexOf(this.pace) + 1) % SPEEDS.length]!;
    storage.savePace(this.pace);
  }
  switchSound() {
    this.sound = !this.sound;
    setSound(this.sound);
  }
  private showTheme() {
    document.documentElement.dataset.theme = this.theme;
  }
}

export const app = new Settings();

/** Follow a plain click on a link of ours without loading the page again. */
export function followLink(event: MouseEvent) {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  if (link.origin !== location.origin || link.target || link.download || link.pathname.startsWith("/api/"))
    return;
  event.preventDefault();
  app.go(link.pathname + link.hash);
}
