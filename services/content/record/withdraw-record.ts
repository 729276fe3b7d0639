import type { Pool } from 'pg';
import type { RecordKind } from '#contracts/content/records.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { findStore } from './record-kinds.ts';
import { lockKind, noteRevision } from './record-revisions.ts';
import type { Removed } from './remove-record.ts';

/**
 * Takes a record from visitors and keeps it as a draft, unless something shows it.
 * @throws BAD_USER_INPUT when there is none, or records of its kind are never withdrawn
 */
export function withdrawRecord(pool: Pool, kind: RecordKind, id: string, by: string): Promise<Removed> {
  return inTransaction(pool, async (connection) => {
    await lockKind(connection, { kind });
    const store = findStore(kind);
    if (!store.withdraw) throw badInput('Such records are not withdrawn.', 'kind');
    const data = await store.find(connection, id);
    if (!data) throw badInput('There is no such record.', 'id');
    const uses = (await store.uses?.(connection, id)) ?? [];
    if (uses.length > 0) return { revision: null, uses };
    await store.withdraw(connection, id);
    return { revision: await noteRevision(connection, kind, id, { by, what: 'withdrawn', data }), uses: [] };
  });
}
