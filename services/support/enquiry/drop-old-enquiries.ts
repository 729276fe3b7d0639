import { type Connection, statement } from '#services/foundation/statement.ts';
import { outbox } from '../outbox/outbox.ts';
import type { EnquiryFiles } from './files/open-enquiry-files.ts';

const drop = statement<never, { days: number }>(
  'support_drop_old_enquiries',
  `DELETE FROM support.enquiry WHERE received_at < now() - :days * interval '1 day'`,
);
const filesOfOld = statement<{ id: string }, { days: number }>(
  'support_files_of_old_enquiries',
  `SELECT attachment.id FROM support.attachment JOIN support.enquiry ON enquiry.id = enquiry_id
   WHERE received_at < now() - :days * interval '1 day'`,
);

/** Decision 19: deletes enquiries that are older than their retention, with their files and mail. */
export async function dropOldEnquiries(
  connection: Connection,
  days: number,
  files: Pick<EnquiryFiles, 'removeBytes'> | undefined,
): Promise<void> {
  // The bytes go first: if the process ends in between, the rows still lead to them.
  await files?.removeBytes((await filesOfOld(connection, { days })).map(({ id }) => id));
  await drop(connection, { days });
  await outbox.dropSent(connection, days);
}
