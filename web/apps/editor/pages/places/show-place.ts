/** The event that opens a block's card. */
export const showBlockEvent = 'editor:show-block';

/** The event that opens the items around a field. */
export const showFieldEvent = 'editor:show-field';

/**
 * The number of animation frames to wait for a field: each list around it opens in one, and a text may load
 * its editor.
 */
const patience = 60;

/** Shows a field: opens its block and items, scrolls to it and focuses it as soon as it is rendered. */
export function showPlace(fieldId: string, block: string | null): void {
  if (block) document.dispatchEvent(new CustomEvent(showBlockEvent, { detail: block }));
  // Two animation frames: one to open the block, one to render the field.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const near = findPlace(fieldId) ?? (block ? document.getElementById(`block-${block}`) : null);
      lead(near);
      if (near?.id !== fieldId) waitFor(fieldId, patience);
    }),
  );
}

function lead(place: HTMLElement | null): void {
  place?.scrollIntoView({ block: 'center' });
  place?.focus({ preventScroll: true });
}

function waitFor(fieldId: string, frames: number): void {
  const place = document.getElementById(fieldId);
  if (place) lead(place);
  else if (frames > 0) {
    document.dispatchEvent(new CustomEvent(showFieldEvent, { detail: fieldId }));
    requestAnimationFrame(() => waitFor(fieldId, frames - 1));
  }
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
