/** The card under the pointer or the focus, shown large with its text; one for the whole table. */
import type { Attachment } from "svelte/attachments";

export interface About {
  piece: string;
  role?: string;
  title?: string;
  seen?: string;
}
type Side = "above" | "below" | "middle";
export const tip = $state<{ about: About | null; x: number; y: number; side: Side }>({
  about: null,
  x: 0,
  y: 0,
  side: "below",
});

const WIDTH = 264;

/** Beside what it speaks of, or in the middle of the table where it hides nobody. */
function show(about: About, node: Element, middle: boolean) {
  const stage = middle ? node.closest(".stage") : null;
  const box = (stage ?? node).getBoundingClientRect();
  tip.about = about;
  tip.x = Math.max(6, Math.min(box.left + box.width / 2 - WIDTH / 2, innerWidth - WIDTH - 6));
  tip.side = stage ? "middle" : box.top + box.height / 2 > innerHeight / 2 ? "above" : "below";
  tip.y = stage
    ? box.top + box.height * 0.55
    : tip.side === "above"
      ? innerHeight - box.top + 8
      : box.bottom + 8;
}
/** Not at once: what had the focus may be leaving while the table is drawn. */
const hide = () => queueMicrotask(() => (tip.about = null));

export const tipOn =
  (about: About, middle = false): Attachment<HTMLElement> =>
  (node) => {
    const enter = (event: Event) => {
      if (!(event instanceof PointerEvent) || event.pointerType === "mouse") show(about, node, middle);
    };
    node.addEventListener("pointerenter", enter);
    node.addEventListener("pointerleave", hide);
    node.addEventListener(
      "focusin",
      (event) => (event.target as Element).matches(":focus-visible") && enter(event),
    );
    node.addEventListener("focusout", hide);
    return () => {
      node.removeEventListener("pointerenter", enter);
      if (tip.about?.piece === about.piece) hide();
    };
  };
