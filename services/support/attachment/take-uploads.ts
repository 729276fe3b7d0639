import type { UploadLimits } from '#contracts/upload-limits.ts';
import { badFields } from '#services/foundation/refusals.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';

const take = statement<
  { id: string; name: string },
  { ids: readonly string[]; owner: string; ticket: string; reply: string | null }
>(
  'support_take_uploads',
  `UPDATE support.attachment SET ticket_id = :ticket, reply_id = :reply
   WHERE id = ANY (:ids::uuid[]) AND owner_id = :owner AND ticket_id IS NULL AND content_type IS NOT NULL RETURNING id, name`,
);

const weigh = statement<{ files: number; bytes: number }, { ticket: string }>(
  'support_weigh_attachments',
  `SELECT count(*)::int AS files, coalesce(sum(size), 0)::float8 AS bytes
   FROM support.attachment WHERE ticket_id = :ticket`,
);

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Assigns finished uploads of a person to a ticket, or to a reply in it. The ticket must be locked: otherwise two
 * replies could each respect the limits and together exceed them.
 * @returns their names, in the given order
 * @throws BAD_USER_INPUT for the field `uploads`: `invalid` when one does not exist, is unfinished, somebody else's
 * or used, `tooMany` and `tooLarge` when the ticket would hold too much
 */
export async function takeUploads(
  connection: Connection,
  uploads: readonly string[],
  to: { owner: string; ticketId: string; replyId: string | null },
  { ticketFiles, ticketBytes }: UploadLimits,
): Promise<string[]> {
  const ids = [...new Set(uploads)];
  if (ids.length === 0) return [];
  if (ids.length > ticketFiles) throw badFields({ uploads: 'tooMany' });
  if (!ids.every((id) => uuid.test(id))) throw badFields({ uploads: 'invalid' });
  const taken = await take(connection, { ids, owner: to.owner, ticket: to.ticketId, reply: to.replyId });
  if (taken.length < ids.length) throw badFields({ uploads: 'invalid' });
  const [{ files, bytes } = { files: 0, bytes: 0 }] = await weigh(connection, { ticket: to.ticketId });
  if (files > ticketFiles) throw badFields({ uploads: 'tooMany' });
  if (bytes > ticketBytes) throw badFields({ uploads: 'tooLarge' });
  return taken.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)).map(({ name }) => name);
}
