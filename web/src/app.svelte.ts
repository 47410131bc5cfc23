import { keep } from "./keep";
import { audible, listen } from "./sound";

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** What holds for every page: where we are, light or dark, sound, motion. */
class Settings {
  path = $state(location.pathname);
  theme = $state(keep.theme() ?? (dark.matches ? "dark" : "light"));
  sound = $state(audible());
  still = $state(still.matches);
  plain = $state(keep.plain());

  constructor() {
    this.dress();
    dark.addEventListener("change", () => {
      if (!keep.theme()) this.theme = dark.matches ? "dark" : "light";
      this.dress();
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
    keep.dress(this.theme);
    this.dress();
  }
  switchPlain() {
    this.plain = !this.plain;
    keep.draw(this.plain);
  }
  switchSound() {
    this.sound = !this.sound;
    listen(this.sound);
  }
  private dress() {
    document.documentElement.dataset.theme = this.theme;
  }
}

export const app = new Settings();

/** A plain click on a link stays inside the page. */
export function inside(event: MouseEvent) {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  if (link.origin !== location.origin || link.target || link.download || link.pathname.startsWith("/api/"))
    return;
  event.preventDefault();
  app.go(link.pathname + link.hash);
}
