import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { UploadLimits } from '#contracts/upload-limits.ts';
import { badFields } from '#services/foundation/refusals.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import type { UploadRow } from '../../attachment/upload-rows.ts';
import { mayUploadOnce } from '../../throttle/limits.ts';

/**
 * 0087: files that visitors have uploaded and not sent with a form yet. Only the uploader knows the id of one, which
 * serves as the key to it.
 */
const isUnsent = 'owner_id IS NULL AND ticket_id IS NULL AND enquiry_id IS NULL';
/** How many times the maximum of one form may wait from one address, which all people of a firm may share. */
const formsAtOnce = 4;
/** Files that were not sent within this time are deleted first when space runs out. */
const idleHours = 2;

// Otherwise two uploads could each respect the limits and together exceed them.
const lock = statement<never>(
  'support_lock_unsent_files',
  "SELECT pg_advisory_xact_lock(hashtext('support unsent files'))",
);
const weigh = statement<{ files: number; bytes: number; all: number }, { sender: string }>(
  'support_weigh_unsent_files',
  `SELECT count(*) FILTER (WHERE sender = :sender)::int AS files,
     coalesce(sum(size) FILTER (WHERE sender = :sender), 0)::float8 AS bytes, coalesce(sum(size), 0)::float8 AS all
   FROM support.attachment WHERE ${isUnsent}`,
);
const insert = statement<never, { id: string; name: string; size: number; sender: string }>(
  'support_insert_unsent_file',
  'INSERT INTO support.attachment (id, name, size, sender) VALUES (:id, :name, :size, :sender)',
);

/** `tooOften`: too many came from this address within an hour; `full`: there is no space. */
export type Admission = 'taken' | 'tooOften' | 'full';

/** Registers a new upload from an address. */
export function addUnsentFile(
  pool: Pool,
  visitor: string,
  file: { id: string; name: string; size: number },
  limits: UploadLimits,
): Promise<Admission> {
  const sender = createHash('sha256').update(`upload from ${visitor}`).digest('base64url');
  return inTransaction(pool, async (connection) => {
    await lock(connection);
    if (!(await mayUploadOnce(connection, visitor))) return 'tooOften';
    const [{ files, bytes, all } = { files: 0, bytes: 0, all: 0 }] = await weigh(connection, { sender });
    const isFull =
      files >= formsAtOnce * limits.enquiryFiles ||
      bytes + file.size > formsAtOnce * limits.enquiryBytes ||
      all + file.size > limits.unsentEnquiryBytes;
    if (isFull) return 'full';
    await insert(connection, { ...file, sender });
    return 'taken';
  });
}

const find = statement<UploadRow & { contentType: string | null }, { ids: readonly string[] }>(
  'support_find_unsent_files',
  `SELECT id, name, size::float8 AS size, content_type AS "contentType", content_type IS NOT NULL AS "isWhole"
   FROM support.attachment WHERE id = ANY (:ids::uuid[]) AND ${isUnsent} ORDER BY created_at, id`,
);

export type UnsentFile = Awaited<ReturnType<typeof findUnsentFiles>>[number];

/** Those of these ids that exist and were not sent yet. */
export function findUnsentFiles(connection: Connection, ids: readonly string[]) {
  return find(connection, { ids: ids.filter(isUuid) });
}

const idle = statement<{ id: string }, { hours: number }>(
  'support_idle_unsent_files',
  `SELECT id FROM support.attachment WHERE ${isUnsent} AND created_at < now() - :hours * interval '1 hour'`,
);

/** Old uploads that were not sent. */
export async function findIdleFiles(connection: Connection): Promise<string[]> {
  return (await idle(connection, { hours: idleHours })).map(({ id }) => id);
}

export type SentFile = {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly contentType: string;
};

const take = statement<SentFile, { ids: readonly string[]; enquiry: string }>(
  'support_take_unsent_files',
  `UPDATE support.attachment SET enquiry_id = :enquiry, sender = NULL
   WHERE id = ANY (:ids::uuid[]) AND ${isUnsent} AND content_type IS NOT NULL
   RETURNING id, name, size::float8 AS size, content_type AS "contentType"`,
);

/**
 * Assigns finished files to an enquiry.
 * @returns them in the given order
 * @throws BAD_USER_INPUT for the field `files`: `gone` when one does not exist, is unfinished or was sent before,
 * `tooMany`, `tooMuch`
 */
export async function takeUnsentFiles(
  connection: Connection,
  files: readonly string[],
  enquiry: string,
  { enquiryFiles, enquiryBytes }: UploadLimits,
): Promise<SentFile[]> {
  const ids = [...new Set(files.map((id) => id.toLowerCase()))];
  if (ids.length === 0) return [];
  if (ids.length > enquiryFiles) throw badFields({ files: 'tooMany' });
  if (!ids.every(isUuid)) throw badFields({ files: 'gone' });
  const taken = await take(connection, { ids, enquiry });
  if (taken.length < ids.length) throw badFields({ files: 'gone' });
  // A picture that was encoded again may be somewhat larger than the chosen file.
  if (taken.reduce((sum, { size }) => sum + size, 0) > 2 * enquiryBytes)
    throw badFields({ files: 'tooMuch' });
  return taken.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

function isUuid(id: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
}
