import type { PageDraft } from '#contracts/content/draft.ts';

/** What was not kept by the server yet, and the draft that it began with. */
export type KeptCopy = { draft: PageDraft; base: PageDraft; revision: number };

/** The browser's own copy of a draft: it survives a lost network, a closed window and a lost session. */
export type CopyStore = {
  read: () => KeptCopy | undefined;
  /** Tells whether it could be written. */
  write: (copy: KeptCopy) => boolean;
  drop: () => void;
};

/** A copy belongs to a person and a page: another one who signs in here does not find it. */
export function copyStore(person: string, pageId: string, storage: Storage): CopyStore {
  const key = `page-draft:${person}:${pageId}`;
  return {
    read() {
      try {
        const copy = JSON.parse(storage.getItem(key) ?? 'null') as KeptCopy | null;
        return copy?.draft?.id === pageId && copy.base?.id === pageId ? copy : undefined;
      } catch {
        return undefined;
      }
    },
    write(copy) {
      try {
        storage.setItem(key, JSON.stringify(copy));
        return true;
      } catch {
        // No storage, or none left.
        return false;
      }
    },
    drop() {
      try {
        storage.removeItem(key);
      } catch {
        // Then there was nothing.
      }
    },
  };
}
