import type { Pool } from 'pg';
import type { UploadLimits } from '#contracts/upload-limits.ts';
import { insertInto, table } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { savePerson } from '../ticket/save-person.ts';
import type { Viewer } from '../viewer/viewer.ts';
import type { attachment } from './attachment.tables.ts';
import type { StoredFile } from './save-file.ts';

/** An upload that was not sent with anything yet. */
export type UploadRow = { id: string; name: string; size: number; isWhole: boolean };

const lockOwner = statement<never, { owner: string }>(
  'support_lock_owner',
  'SELECT id FROM support.ticket_person WHERE id = :owner FOR NO KEY UPDATE',
);
const weigh = statement<{ files: number; bytes: number }, { owner: string }>(
  'support_weigh_unsent',
  `SELECT count(*)::int AS files, coalesce(sum(size), 0)::float8 AS bytes
   FROM support.attachment WHERE owner_id = :owner AND ticket_id IS NULL`,
);
const insert = insertInto(table<typeof attachment>('support.attachment'), ['id', 'ownerId', 'name', 'size']);

/** Registers a new upload; false: its owner's unsent files amount to two full tickets already. */
export function addUpload(
  pool: Pool,
  owner: Viewer,
  upload: { id: string; name: string; size: number },
  { ticketFiles, ticketBytes }: UploadLimits,
): Promise<boolean> {
  return inTransaction(pool, async (connection) => {
    await savePerson(connection, owner);
    await lockOwner(connection, { owner: owner.id });
    const [{ files, bytes } = { files: 0, bytes: 0 }] = await weigh(connection, { owner: owner.id });
    if (files >= 2 * ticketFiles || bytes + upload.size > 2 * ticketBytes) return false;
    await insert(connection, { ...upload, ownerId: owner.id });
    return true;
  });
}

const find = statement<UploadRow, { id: string; owner: string }>(
  'support_find_upload',
  `SELECT id, name, size::float8 AS size, content_type IS NOT NULL AS "isWhole"
   FROM support.attachment WHERE id = :id AND owner_id = :owner AND ticket_id IS NULL`,
);

/** Undefined: there is none of that id, it is somebody else's, or it was sent. */
export async function findUpload(
  connection: Connection,
  id: string,
  owner: string,
): Promise<UploadRow | undefined> {
  const [row] = await find(connection, { id, owner });
  return row;
}

const finish = statement<
  never,
  { id: string; name: string; size: number; contentType: string; width: number; height: number }
>(
  'support_finish_upload',
  `UPDATE support.attachment SET name = :name, size = :size, content_type = :contentType, width = :width, height = :height WHERE id = :id`,
);

export async function finishUpload(
  connection: Connection,
  id: string,
  name: string,
  { size, contentType, width, height }: StoredFile,
): Promise<void> {
  await finish(connection, { id, name, size, contentType, width, height });
}

const remove = statement<{ id: string }, { id: string }>(
  'support_remove_upload',
  'DELETE FROM support.attachment WHERE id = :id AND ticket_id IS NULL AND enquiry_id IS NULL RETURNING id',
);

/** False: it was sent meanwhile, or does not exist. */
export async function removeUpload(connection: Connection, id: string): Promise<boolean> {
  return (await remove(connection, { id })).length > 0;
}

const old = statement<{ id: string }, { hours: number }>(
  'support_old_uploads',
  `SELECT id FROM support.attachment WHERE ticket_id IS NULL AND enquiry_id IS NULL
     AND created_at < now() - :hours * interval '1 hour'`,
);

export async function oldUploads(connection: Connection, hours: number): Promise<string[]> {
  return (await old(connection, { hours })).map(({ id }) => id);
}

const begun = statement<{ id: string }, { owner: string; seconds: number }>(
  'support_begun_uploads',
  `SELECT id FROM support.attachment WHERE owner_id = :owner AND ticket_id IS NULL AND content_type IS NULL
     AND created_at < now() - :seconds * interval '1 second'`,
);

/** Incomplete uploads of a person that began longer ago. */
export async function begunUploads(
  connection: Connection,
  owner: string,
  seconds: number,
): Promise<string[]> {
  return (await begun(connection, { owner, seconds })).map(({ id }) => id);
}
