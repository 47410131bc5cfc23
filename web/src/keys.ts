/** Whether a key is meant for the table: not a browser's shortcut, nothing typed, nothing inside a sheet, no step through the story. */
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
