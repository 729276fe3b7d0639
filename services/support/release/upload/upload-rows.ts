import type { Pool } from 'pg';
import type { UploadLimits } from '#contracts/upload-limits.ts';
import { insertInto, table } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { savePerson } from '#services/support/ticket/save-person.ts';
import type { Viewer } from '#services/support/viewer/viewer.ts';
import { lockForAction } from '../managed-releases.ts';
import type { releaseUpload } from '../release.tables.ts';
import { noteReleaseEvent } from '../release-events.ts';
import type { StoredReleaseFile } from '../save-releases.ts';

/** An upload to a draft. */
export type ReleaseUploadRow = Omit<typeof releaseUpload.$inferSelect, 'ownerId' | 'createdAt'>;

const weigh = statement<{ files: number }, { releaseId: string }>(
  'support_count_release_files',
  `SELECT (SELECT count(*) FROM support.release_file WHERE release_id = :releaseId)::int
     + (SELECT count(*) FROM support.release_upload WHERE release_id = :releaseId AND NOT is_whole
         AND created_at > now() - interval '1 hour')::int AS files`,
);
const insert = insertInto(table<typeof releaseUpload>('support.release_upload'), [
  'id',
  'releaseId',
  'ownerId',
  'name',
  'size',
]);

/**
 * Registers a new upload; false: the draft has too many.
 * @throws NOT_FOUND, CONFLICT
 */
export function addReleaseUpload(
  pool: Pool,
  owner: Viewer,
  { id, releaseId, name, size }: Omit<ReleaseUploadRow, 'isWhole'>,
  { releaseFiles }: UploadLimits,
): Promise<boolean> {
  return inTransaction(pool, async (connection) => {
    await lockForAction(connection, releaseId, 'addFile');
    const [{ files } = { files: 0 }] = await weigh(connection, { releaseId });
    if (files >= releaseFiles) return false;
    await savePerson(connection, owner);
    await insert(connection, { id, releaseId, ownerId: owner.id, name, size });
    return true;
  });
}

const find = statement<ReleaseUploadRow, { id: string; owner: string }>(
  'support_find_release_upload',
  `SELECT id, release_id AS "releaseId", name, size::float8 AS size, is_whole AS "isWhole"
   FROM support.release_upload WHERE id = :id AND owner_id = :owner`,
);

/** Undefined: there is none of that id, or it is somebody else's. */
export async function findReleaseUpload(
  connection: Connection,
  id: string,
  owner: string,
): Promise<ReleaseUploadRow | undefined> {
  const [row] = await find(connection, { id, owner });
  return row;
}

const add = statement<never, { releaseId: string; file: string }>(
  'support_add_release_file',
  `INSERT INTO support.release_file
     (release_id, name, position, kind, platform, language, size, sha256, content_type, hash)
   SELECT :releaseId, g.name, (SELECT coalesce(max(position) + 1, 0) FROM support.release_file WHERE release_id = :releaseId),
     g.kind, g.platform, g.language, g.size, g.sha256, g."contentType", g.hash
   FROM json_to_record(:file) AS g
     (name text, kind text, platform text, language text, size int8, sha256 text, "contentType" text, hash text)
   ON CONFLICT (release_id, name) DO UPDATE SET size = EXCLUDED.size, sha256 = EXCLUDED.sha256,
     content_type = EXCLUDED.content_type, hash = EXCLUDED.hash`,
);
const finish = statement<never, { id: string }>(
  'support_finish_release_upload',
  'UPDATE support.release_upload SET is_whole = true WHERE id = :id',
);

/**
 * Adds the complete file to the draft, replacing one of the same name.
 * @throws NOT_FOUND, CONFLICT
 */
export function finishReleaseUpload(
  pool: Pool,
  owner: Viewer,
  { id, releaseId }: ReleaseUploadRow,
  file: StoredReleaseFile,
): Promise<void> {
  return inTransaction(pool, async (connection) => {
    await lockForAction(connection, releaseId, 'addFile');
    await add(connection, { releaseId, file: JSON.stringify(file) });
    await finish(connection, { id });
    await noteReleaseEvent(connection, owner, { release: releaseId, action: 'addFile', detail: file.name });
  });
}

const remove = statement<never, { id: string }>(
  'support_remove_release_upload',
  'DELETE FROM support.release_upload WHERE id = :id',
);

export async function removeReleaseUpload(connection: Connection, id: string): Promise<void> {
  await remove(connection, { id });
}

const old = statement<{ id: string }, { hours: number }>(
  'support_old_release_uploads',
  `SELECT id FROM support.release_upload WHERE created_at < now() - :hours * interval '1 hour'`,
);

export async function oldReleaseUploads(connection: Connection, hours: number): Promise<string[]> {
  return (await old(connection, { hours })).map(({ id }) => id);
}
