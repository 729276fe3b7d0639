import type { Pool } from 'pg';
import type { RecordKind } from '#contracts/content/records.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { putRecordInBin } from './record-bin.ts';
import { findStore } from './record-kinds.ts';
import { lockKind, newestRevision, noteRevision } from './record-revisions.ts';
import type { RecordUse } from './record-store.ts';

/** `revision`: the one to which it can be restored; null when it was not removed, since something would miss it. */
export type Removed = { revision: number | null; uses: readonly RecordUse[] };

/**
 * Takes a record away, unless something shows it or leads to it. It lies in the bin with its history.
 * @throws BAD_USER_INPUT when there is none, or records of its kind are not removed
 */
export function removeRecord(pool: Pool, kind: RecordKind, id: string, by: string): Promise<Removed> {
  return inTransaction(pool, async (connection) => {
    await lockKind(connection, { kind });
    const store = findStore(kind);
    const data = await store.find(connection, id);
    if (!data) throw badInput('There is no such record.', 'id');
    if (!store.remove) throw badInput('Such records are not removed.', 'kind');
    const uses = (await store.uses?.(connection, id)) ?? [];
    if (uses.length > 0) return { revision: null, uses };
    const newest = await newestRevision(connection, kind, id);
    const before =
      newest?.id ?? (await noteRevision(connection, kind, id, { by: '', what: 'created', data }));
    await putRecordInBin(connection, { kind, id, revision: before, by });
    await store.remove(connection, id);
    await noteRevision(connection, kind, id, { by, what: 'removed', data: null });
    return { revision: before, uses: [] };
  });
}
