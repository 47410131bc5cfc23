/** What a thing is and does, told beside it; one for the whole page. */
import type { Component } from "svelte";
import type { Attachment } from "svelte/attachments";

/** A further part of what is told, with its own drawing (the id of a symbol) and heading. */
export interface Part {
  icon?: string;
  title?: string;
  text: string;
}
export interface About {
  title: string;
  text?: string;
  parts?: Part[];
  /** The thing itself, large. */
  picture?: Picture;
}
type Props = Record<string, unknown>;
interface Picture {
  of: Component<Props>;
  with: Props;
}
export const pictured = <P extends object>(of: Component<P>, props: P): Picture => ({
  of: of as unknown as Component<Props>,
  with: props as Props,
});

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Size {
  w: number;
  h: number;
}
export const tip = $state<{ about: About | null; by: Element | null; box: Box | null }>({
  about: null,
  by: null,
  box: null,
});

const GAP = 8;
const EDGE = 6;
const LONG = 450; // milliseconds that a finger rests for a long press
const SHAKE = 10; // pixels that it may move meanwhile

/** Below or above what it speaks of, where there is more room; beside it where neither is enough. */
export function placed(box: Box, size: Size, page: Size): { x: number; y: number } {
  const within = (at: number, length: number, all: number) =>
    Math.max(EDGE, Math.min(at, all - length - EDGE));
  const middle = within((box.left + box.right - size.w) / 2, size.w, page.w);
  const [above, below] = [box.top - GAP - size.h, box.bottom + GAP];
  const fits = { above: above >= EDGE, below: below + size.h <= page.h - EDGE };
  const low = box.top + box.bottom > page.h;
  if (fits.above && (low || !fits.below)) return { x: middle, y: above };
  if (fits.below) return { x: middle, y: below };
  const right = box.right + GAP;
  const x = right + size.w <= page.w - EDGE ? right : within(box.left - GAP - size.w, size.w, page.w);
  return { x, y: within((box.top + box.bottom - size.h) / 2, size.h, page.h) };
}

function show(about: About, node: Element, middle: boolean) {
  const { left, top, right, bottom } = node.getBoundingClientRect();
  const stage = middle ? node.closest(".stage")?.getBoundingClientRect() : null;
  const centre = stage && { x: stage.left + stage.width / 2, y: stage.top + stage.height * 0.3 };
  tip.about = about;
  tip.by = node;
  tip.box = centre
    ? { left: centre.x, right: centre.x, top: centre.y, bottom: centre.y }
    : { left, top, right, bottom };
}
const hide = () => ([tip.about, tip.by] = [null, null]);
/** Not at once: what had the focus may be leaving while the table is drawn. */
const hideSoon = (node: Element) => queueMicrotask(() => tip.by === node && hide());

/** A touch on it would do something, so that a tap must not only tell. */
const acts = (node: Element) => node.closest("button, a, input, select, summary, label") !== null;

/**
 * Tells about a thing: under the mouse, at the keyboard's focus, at a long press, and at a tap where a tap does
 * nothing else. In the middle of the stage where it hides nobody, if asked.
 */
export const tipOn =
  (about: About, middle = false): Attachment<HTMLElement> =>
  (node) => {
    const over = new AbortController();
    const on = (type: string, does: (event: PointerEvent) => void, capture = false) =>
      node.addEventListener(type, does as (event: Event) => void, { capture, signal: over.signal });
    let timer = 0;
    let start: PointerEvent | null = null;
    let isLong = false;
    const rest = () => {
      clearTimeout(timer);
      start = null;
    };
    on("pointerenter", (event) => event.pointerType === "mouse" && show(about, node, middle));
    on("pointerleave", (event) => event.pointerType === "mouse" && hideSoon(node));
    on(
      "focusin",
      (event) => (event.target as Element).matches(":focus-visible") && show(about, node, middle),
    );
    on("focusout", () => hideSoon(node));
    on("pointerdown", (event) => {
      isLong = false;
      if (event.pointerType === "mouse" || innermost(event) !== node) return;
      start = event;
      timer = window.setTimeout(() => {
        isLong = true;
        show(about, node, middle);
      }, LONG);
    });
    on("pointermove", (event) => {
      if (start && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > SHAKE) rest();
    });
    on("pointerup", (event) => {
      const tapped = start !== null && !isLong && !acts(event.target as Element);
      rest();
      if (tapped) show(about, node, middle);
    });
    on("pointercancel", rest);
    on("contextmenu", (event) => (start || isLong) && event.preventDefault());
    on("click", (event) => isLong && swallow(event), true); // a long press asks, it does not do
    return () => {
      over.abort();
      rest();
      hideSoon(node);
    };
  };

const told = new WeakMap<Event, Element>();
/** Of things that lie in one another, the one that was touched. */
function innermost(event: Event): Element {
  if (!told.has(event)) told.set(event, event.currentTarget as Element);
  return told.get(event)!;
}
function swallow(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}
/** A touch anywhere else puts it away. */
export function touched(event: PointerEvent) {
  if (event.pointerType !== "mouse" && !tip.by?.contains(event.target as Node)) hide();
}
export function escaped(event: KeyboardEvent) {
  if (event.key === "Escape") hide();
}
