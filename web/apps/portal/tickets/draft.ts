import { useState } from 'react';
import { usePortal } from '../portal.ts';

/** What somebody has typed and not sent yet; it survives errors, a new page and a lost session in the same window. */
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

/** A draft belongs to the person who typed it: another one who signs in here does not find it. */
export function useDraftKey(name: string): string {
  return `draft:${usePortal().viewer.id}:${name}`;
}

/** A browser that refuses storage keeps nothing; what was typed still stands in the form. */
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
    // Then it is not saved.
  }
}

function dropSaved(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then there was nothing.
  }
}
