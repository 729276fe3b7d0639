/** Unsaved changes, and the document that they are based on. */
type Copy<Document> = { draft: Document; base: Document; revision: number };

/** The copy of a document in the browser's storage, which survives a lost network, window or session. */
export type LocalCopy<Document> = {
  read: () => Copy<Document> | undefined;
  /** Returns whether it could be written. */
  write: (copy: Copy<Document>) => boolean;
  drop: () => void;
};

/** `name` contains the person and the document, so that another person on this device does not find it. */
export function localCopy<Document>(name: readonly string[], storage: Storage): LocalCopy<Document> {
  const key = name.join(':');
  return {
    read() {
      try {
        const copy = JSON.parse(storage.getItem(key) ?? 'null') as Copy<Document> | null;
        return copy?.draft && copy.base ? copy : undefined;
      } catch {
        return undefined;
      }
    },
    write(copy) {
      try {
        storage.setItem(key, JSON.stringify(copy));
        return true;
      } catch {
        // The browser has no storage, or no space left.
        return false;
      }
    },
    drop() {
      try {
        storage.removeItem(key);
      } catch {
        // Without storage there is no copy.
      }
    },
  };
}
