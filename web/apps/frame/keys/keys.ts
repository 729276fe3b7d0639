import type { Messages } from '#web/i18n/messages.d.ts';

/** Whose shortcuts: a customer's in the portal, the service desk's there, or the editor area's. */
export type KeysOf = 'customer' | 'desk' | 'editor';

/** The keyboard shortcuts, in the order of their list. A key activates the element with this `data-key`. */
export const keys = [
  { key: '/', label: 'keys.search' },
  { key: 'n', label: 'keys.new' },
  { key: 'j', also: 'k', label: 'keys.rows' },
  { key: 'Enter', label: 'keys.enter' },
  { key: 't', label: 'keys.take', only: ['desk'] },
  { key: 'r', label: 'keys.answer', only: ['customer', 'desk'] },
  { key: 'i', label: 'keys.memo', only: ['desk'] },
  { key: '?', label: 'keys.list' },
  { key: 'Esc', label: 'keys.escape' },
] as const satisfies readonly {
  key: string;
  also?: string;
  label: keyof Messages['application'];
  /** Default: for everybody. */
  only?: readonly KeysOf[];
}[];

const storeKey = 'keys-off';

/** WCAG 2.1.4: single-letter shortcuts can be switched off; remembered in this browser. */
export const areKeysOn = () => localStorage.getItem(storeKey) === null;

export function switchKeys(on: boolean): void {
  if (on) localStorage.removeItem(storeKey);
  else localStorage.setItem(storeKey, 'off');
}

/** The shortcut of an event, outside fields and dialogs and without Ctrl, Alt or Meta. */
export function findKey(event: KeyboardEvent): string | undefined {
  const { key, target, ctrlKey, altKey, metaKey, isComposing, repeat } = event;
  if (event.defaultPrevented || ctrlKey || altKey || metaKey || isComposing) return undefined;
  if (repeat && key !== 'j' && key !== 'k') return undefined;
  if (!(target instanceof Element)) return undefined;
  // The focus may still be in a dialog that has just closed.
  if (target.closest('dialog:not([open])')) return key;
  const takesLetters =
    'input, textarea, select, [contenteditable]:not([contenteditable="false"]), dialog, [role=listbox], [role=menu]';
  return target.closest(takesLetters) ? undefined : key;
}
