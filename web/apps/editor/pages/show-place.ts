/** The event by which a block's card is asked to open. */
export const showBlockEvent = 'editor:show-block';

/** Leads to a field as soon as it is rendered: its block opens, it is scrolled to and gets the focus. */
export function showPlace(fieldId: string, block: string | null): void {
  if (block) document.dispatchEvent(new CustomEvent(showBlockEvent, { detail: block }));
  // Two frames: one for the block to open, one for the field to be there.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const place = findPlace(fieldId) ?? (block ? document.getElementById(`block-${block}`) : null);
      place?.scrollIntoView({ block: 'center' });
      place?.focus({ preventScroll: true });
    }),
  );
}

/** The field, or the list or item around it that is rendered: a closed item has no fields yet. */
function findPlace(fieldId: string): HTMLElement | null {
  const parts = fieldId.split('/');
  for (let length = parts.length; length > 0; length -= 1) {
    const found = document.getElementById(parts.slice(0, length).join('/'));
    if (found) return found;
  }
  return null;
}
