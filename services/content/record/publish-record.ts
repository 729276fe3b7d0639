import type { Pool } from 'pg';
import type { RecordKind } from '#contracts/content/records.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { findStore } from './record-kinds.ts';
import { lockKind, newestRevision, noteRevision } from './record-revisions.ts';
import type { Saved } from './save-record.ts';

/**
 * Shows visitors a record as it was saved, when that is what the editor has before him and nothing speaks against it.
 * @throws BAD_USER_INPUT when there is none, or records of its kind are there for visitors as soon as they are saved
 */
export function publishRecord(
  pool: Pool,
  kind: RecordKind,
  id: string,
  revision: number,
  by: string,
): Promise<Saved> {
  return inTransaction(pool, async (connection) => {
    await lockKind(connection, { kind });
    const store = findStore(kind);
    if (!store.publish) throw badInput('Such records are not published.', 'kind');
    const data = await store.find(connection, id);
    if (!data) throw badInput('There is no such record.', 'id');
    const newest = await newestRevision(connection, kind, id);
    if (newest && newest.id !== revision) return { id, revision: newest.id, problems: [], conflict: newest };
    const problems = store.problemsOfPublication?.(data) ?? [];
    if (problems.length > 0) return { id, revision, problems, conflict: null };
    await store.publish(connection, id);
    const noted = await noteRevision(connection, kind, id, { by, what: 'published', data });
    return { id, revision: noted, problems: [], conflict: null };
  });
}
