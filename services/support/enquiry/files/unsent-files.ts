import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { UploadLimits } from '#contracts/upload-limits.ts';
import { badFields } from '#services/foundation/refusals.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import type { UploadRow } from '../../attachment/upload-rows.ts';
import { mayUploadOnce } from '../../throttle/limits.ts';

/**
 * 0087: files that strangers have uploaded for a form and not sent with one yet. Nobody but who uploaded it knows the id of
 * one, and that is the key to it.
 */
const isUnsent = 'owner_id IS NULL AND ticket_id IS NULL AND enquiry_id IS NULL';
/** How many times the maximum of one form may wait from one address: all people of a firm may share it. */
const formsAtOnce = 4;
/** What nobody has sent within this time goes first when there is no room. */
const idleHours = 2;

// Else two uploads could each be within the limits and both together beyond.
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

/** `tooOften`: too many came from this address within an hour; `full`: there is no room for it. */
export type Admission = 'taken' | 'tooOften' | 'full';

/** Notes a file that is about to come from an address. */
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

/** Those of these ids that are there and were not sent yet. */
export function findUnsentFiles(connection: Connection, ids: readonly string[]) {
  return find(connection, { ids: ids.filter(isUuid) });
}

const idle = statement<{ id: string }, { hours: number }>(
  'support_idle_unsent_files',
  `SELECT id FROM support.attachment WHERE ${isUnsent} AND created_at < now() - :hours * interval '1 hour'`,
);

/** What was uploaded a while ago and sent with no form. */
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
 * Gives finished files to an enquiry.
 * @returns them in the order in which they were given
 * @throws BAD_USER_INPUT for the field `files`: `gone` when one is not there, not finished or was sent before, `tooMany`,
 *   `tooMuch`
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
  // A picture that was written again may be somewhat larger than the one that was chosen.
  if (taken.reduce((sum, { size }) => sum + size, 0) > 2 * enquiryBytes)
    throw badFields({ files: 'tooMuch' });
  return taken.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

function isUuid(id: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
}
