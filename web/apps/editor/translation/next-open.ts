/**
 * Focuses the next open segment after the focused one; after the last one, the first. `order`: all segments,
 * `open`: those with something to do.
 */
export function focusNextOpen(order: readonly string[], open: readonly string[]): void {
  const at = document.activeElement?.closest<HTMLElement>('[data-unit]')?.dataset.unit ?? lastVisited;
  const place = at === undefined ? -1 : order.indexOf(at);
  const next = open.find((unit) => order.indexOf(unit) > place) ?? open[0];
  if (next === undefined) return;
  lastVisited = next;
  const row = document.querySelector<HTMLElement>(`[data-unit="${CSS.escape(next)}"]`);
  row?.scrollIntoView({ block: 'center' });
  row
    ?.querySelector<HTMLElement>('input, textarea, [contenteditable="true"]')
    ?.focus({ preventScroll: true });
}

/** The segment that had the focus before the button was clicked. */
let lastVisited: string | undefined;
