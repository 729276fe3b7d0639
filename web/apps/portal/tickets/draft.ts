import { useState } from 'react';
import { usePortal } from '../portal.ts';

/** The unsent values of a form; they survive errors, reloads and a lost session in the same tab. */
export function useDraft<Value extends object>(
  name: string,
  initial: Value,
): { draft: Value; change: (parts: Partial<Value>) => void; drop: () => void } {
  const key = useDraftKey(name);
  const [draft, setDraft] = useState<Value>(() => ({ ...initial, ...readSaved(key) }));
  return {
    draft,
    change: (parts) =>
      setDraft((current) => {
        const next = { ...current, ...parts };
        writeSaved(key, next);
        return next;
      }),
    drop() {
      dropSaved(key);
      setDraft(initial);
    },
  };
}

/** The key includes the person's id, so that another person who signs in here does not see the draft. */
export function useDraftKey(name: string): string {
  return `draft:${usePortal().viewer.id}:${name}`;
}

/** Without storage nothing is saved; the values are still in the form. */
export function readSaved(key: string): object {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof saved === 'object' && saved !== null ? saved : {};
  } catch {
    return {};
  }
}

export function writeSaved(key: string, value: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage it is not saved.
  }
}

function dropSaved(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage there was nothing.
  }
}
