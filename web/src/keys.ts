/** Whether a key is for the table: no shortcut of the browser, no typing, not inside a sheet, not reading the story. */
export function isForTable(event: KeyboardEvent): boolean {
  const target = event.target as Element;
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    target.matches("input, select, textarea") ||
    target.closest("dialog")
  )
    return false;
  return !(target.closest("aside") && /^(Arrow|Page|Home|End)/.test(event.key));
}
