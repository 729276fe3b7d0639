import type { Pool } from 'pg';
import type { RecordKind } from '#contracts/content/records.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { getRevision, newestRevision } from './record-revisions.ts';
import { type Saved, saveRecord } from './save-record.ts';

/**
 * Makes a record what it was in a revision, also one that was removed since; that is a revision of its own.
 * @throws BAD_USER_INPUT when there is no such revision
 */
export async function restoreRecord(
  pool: Pool,
  kind: RecordKind,
  id: string,
  revision: number,
  by: string,
): Promise<Saved> {
  const wanted = await getRevision(pool, kind, id, revision);
  if (!wanted?.data) throw badInput('There is no such revision.', 'revision');
  const newest = await newestRevision(pool, kind, id);
  const saving = { kind, id, data: wanted.data, revision: newest?.id ?? 0, by };
  return saveRecord(pool, saving, 'restored');
}
