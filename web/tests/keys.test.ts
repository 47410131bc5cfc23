// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { isForTable } from "../src/keys";

beforeEach(() => {
  document.body.innerHTML = `
    <main><button>Shoot</button><input /><select></select></main>
    <aside><ol tabindex="0"></ol><textarea></textarea></aside>
    <dialog><button>Close</button></dialog>`;
});

function pressed(where: string, key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, ...more });
  document.querySelector(where)!.dispatchEvent(event);
  return isForTable(event);
}

test("a key on the table is for the table", () => {
  expect(["1", "ArrowLeft", "Enter"].map((key) => pressed("main button", key))).toEqual([true, true, true]);
});

test.each(["input", "select", "textarea"])("what is typed into %s is not", (field) => {
  expect(pressed(field, "1")).toBe(false);
});

test.each(["ctrlKey", "metaKey", "altKey"])("a shortcut of the browser with %s is not", (held) => {
  expect(pressed("main button", "1", { [held]: true })).toBe(false);
});

test("nothing inside a sheet is", () => {
  expect(pressed("dialog button", "1")).toBe(false);
});

test("the story is read with arrows and pages, but its other keys are for the table", () => {
  const keys = ["ArrowDown", "PageUp", "Home", "End", "1"];
  expect(keys.map((key) => pressed("aside ol", key))).toEqual([false, false, false, false, true]);
});
