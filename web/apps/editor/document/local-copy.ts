/** What the server has not saved yet, and what it began with. */
type Copy<Document> = { draft: Document; base: Document; revision: number };

/** The browser's own copy of a document: it survives a lost network, a closed window and a lost session. */
export type LocalCopy<Document> = {
  read: () => Copy<Document> | undefined;
  /** Returns whether it could be written. */
  write: (copy: Copy<Document>) => boolean;
  drop: () => void;
};

/** `name` contains the person and the document, so another person who signs in here does not find it. */
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
        // The browser has no storage, or none left.
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
