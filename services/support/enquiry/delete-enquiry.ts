import type { Pool } from 'pg';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { dropMessagesAbout } from '../webhook/find-deliveries.ts';
import type { EnquiryFiles } from './files/open-enquiry-files.ts';
import { mailIdsOf } from './find-mails.ts';

const filesOf = statement<{ id: string }, { id: string }>(
  'support_files_of_deleted_enquiry',
  'SELECT id FROM support.attachment WHERE enquiry_id = :id',
);
const removals = ['support.enquiry', 'support.wrong_entry'].map((table) =>
  statement<{ id: string }, { id: string }>(
    `${table}_delete`,
    `DELETE FROM ${table} WHERE id = :id RETURNING id`,
  ),
);
const dropMails = statement<never, { ids: string[] }>(
  'support_drop_mails_of_enquiry',
  'DELETE FROM support.outbox WHERE id = ANY (:ids::uuid[])',
);

/**
 * Deletes everything that somebody sent, as they may demand (GDPR, article 17): the enquiry with our people's notes,
 * its files, and stored or pending mails and webhook messages about it.
 * @returns false: there is none of this id
 */
export async function deleteEnquiry(
  pool: Pool,
  id: string,
  files: Pick<EnquiryFiles, 'removeBytes'> | undefined,
): Promise<boolean> {
  // The bytes go first, as for expired enquiries.
  await files?.removeBytes((await filesOf(pool, { id })).map((file) => file.id));
  return inTransaction(pool, async (connection) => {
    const isDeleted = await deleteRow(connection, id);
    if (isDeleted) {
      await dropMails(connection, { ids: mailIdsOf(id) });
      await dropMessagesAbout(connection, id);
    }
    return isDeleted;
  });
}

async function deleteRow(connection: Connection, id: string): Promise<boolean> {
  for (const remove of removals) if ((await remove(connection, { id })).length > 0) return true;
  return false;
}
