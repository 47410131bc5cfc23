import type { Component } from "svelte";

const found = import.meta.glob<{ default: Component }>("./*.svelte", { eager: true });

/** The poster of that game; posters are found by file name. */
export const posterOf = (game: string): Component | undefined => found[`./${game}.svelte`]?.default;
