import type { Connection } from '#services/foundation/statement.ts';
import type { Revision } from './revision.ts';

export type Cached<Value> = { value: Value; revision: number };

/**
 * Caches what `make` gives while the revision of the catalogue stays the same. `make` gets the value cached
 * before, so that it can read the changes only. Requests that come meanwhile wait for the same result.
 */
export function cacheByRevision<Value>(
  counter: keyof Revision,
  make: (connection: Connection, before: Cached<Value> | undefined) => Promise<Value>,
) {
  let cached: Cached<Value> | undefined;
  let making: { revision: number; result: Promise<Cached<Value>> } | undefined;

  return async (connection: Connection, revisions: Revision): Promise<Value> => {
    const revision = revisions[counter];
    if (cached && cached.revision >= revision) return cached.value;
    if (!making || making.revision < revision) making = { revision, result: remake(connection, revision) };
    return (await making.result).value;
  };

  async function remake(connection: Connection, revision: number): Promise<Cached<Value>> {
    try {
      // What is read now may be newer than the revision: it is then read once more, which costs less than
      // missing a change.
      const made = { value: await make(connection, cached), revision };
      if (!cached || cached.revision < revision) cached = made;
      return made;
    } finally {
      if (making?.revision === revision) making = undefined;
    }
  }
}
