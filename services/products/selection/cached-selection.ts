import type { Connection } from '#services/foundation/statement.ts';
import type { ClassificationTree } from '../classification/classification-tree.ts';
import { removedSince } from '../product/remove-products.ts';
import { cacheByRevision } from '../revision/cache-by-revision.ts';
import type { Revision } from '../revision/revision.ts';
import { createLists, type Entry, entriesChangedSince } from './find-entries.ts';
import { getSelection, mergeByName, type Selection } from './selection.ts';

/** Caches the selection of the catalogue; after a change, only the changed entries are read. */
export function cacheSelection() {
  const lists = createLists();
  const entriesByName = cacheByRevision<readonly Entry[]>('items', async (connection, before) => {
    const changed = await entriesChangedSince(connection, before?.revision ?? 0, lists);
    if (!before) return mergeByName([], changed);
    const removed = await removedSince(connection, before.revision);
    return mergeByName(
      before.value.filter(({ slug }) => !removed.has(slug)),
      changed,
    );
  });
  let cached: { entries: readonly Entry[]; tree: ClassificationTree; selection: Selection } | undefined;

  return async (connection: Connection, revision: Revision, tree: ClassificationTree): Promise<Selection> => {
    const entries = await entriesByName(connection, revision);
    if (cached?.entries !== entries || cached.tree !== tree) {
      cached = { entries, tree, selection: getSelection(entries, tree) };
    }
    return cached.selection;
  };
}
