import type { PagePresence } from './presence-operations.ts';

const mark = 'data-presence';

/**
 * Marks the fields that others are editing with their names, also for screen readers. If the block of a field
 * is closed, the block is marked. Returns a function that removes the marks.
 */
export function markFields(
  form: HTMLElement,
  others: readonly PagePresence[],
  describe: (names: readonly string[]) => { label: string; description: string },
): () => void {
  let marked: readonly HTMLElement[] = [];
  const clear = () => {
    for (const field of marked) {
      field.removeAttribute('aria-description');
      field.parentElement?.removeAttribute(mark);
    }
    marked = [];
  };
  const show = () => {
    clear();
    const named = new Map<HTMLElement, string[]>();
    for (const { name, place } of others) {
      const field = place && findField(form, place);
      if (field) named.set(field, [...(named.get(field) ?? []), name]);
    }
    for (const [field, names] of named) {
      const { label, description } = describe(names);
      field.setAttribute('aria-description', description);
      field.parentElement?.setAttribute(mark, label);
    }
    marked = [...named.keys()];
  };
  show();
  // Blocks open and close, and lists are rendered, without a change of presence.
  const watch = new MutationObserver(show);
  watch.observe(form, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    clear();
  };
}

function findField(form: HTMLElement, place: string): HTMLElement | undefined {
  const block = place.split('/')[0] ?? '';
  const found = document.getElementById(place) ?? document.getElementById(`block-${block}`);
  return found && form.contains(found) ? found : undefined;
}
