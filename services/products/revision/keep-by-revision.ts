import type { Connection } from '#services/foundation/statement.ts';
import type { Revision } from './revision.ts';

export type Kept<Value> = { value: Value; revision: number };

/**
 * Keeps what was made of the catalogue as long as its revision stands. `make` gets what was kept before, and so may read
 * only what is new. Requests that come while it is being made wait for the same one.
 */
export function keepByRevision<Value>(
  counter: keyof Revision,
  make: (connection: Connection, before: Kept<Value> | undefined) => Promise<Value>,
) {
  let kept: Kept<Value> | undefined;
  let making: { revision: number; result: Promise<Kept<Value>> } | undefined;

  return async (connection: Connection, revisions: Revision): Promise<Value> => {
    const revision = revisions[counter];
    if (kept && kept.revision >= revision) return kept.value;
    if (!making || making.revision < revision) making = { revision, result: remake(connection, revision) };
    return (await making.result).value;
  };

  async function remake(connection: Connection, revision: number): Promise<Kept<Value>> {
    try {
      // What is read now may be newer than the revision: it is then read once more, which is cheaper than to miss it.
      const made = { value: await make(connection, kept), revision };
      if (!kept || kept.revision < revision) kept = made;
      return made;
    } finally {
      if (making?.revision === revision) making = undefined;
    }
  }
}
