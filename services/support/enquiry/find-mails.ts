import { mailId } from '#services/foundation/outbox/mail-id.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';

export type EnquiryMailRow = {
  kind: string;
  to: string;
  attempts: number;
  sentAt: Date | null;
  /** When it is tried again. */
  dueAt: Date;
  /** Why the last attempt failed; null: it did not. */
  problem: string | null;
};

const byId = statement<EnquiryMailRow, { ids: string[] }>(
  'support_mails_of_enquiry',
  `SELECT mail #>> '{about,kind}' AS kind, mail->>'to' AS "to", attempts, sent_at AS "sentAt", due_at AS "dueAt", problem
   FROM support.outbox WHERE id = ANY(:ids::uuid[]) ORDER BY kind`,
);

/** The ids of all mails that an enquiry or a report may have caused. */
export function mailIdsOf(id: string): string[] {
  return ['notice', 'received', 'wrong entry'].map((kind) => mailId(kind, id));
}

/** The stored mails that an enquiry or a report caused. */
export function mailsOfEnquiry(connection: Connection, id: string): Promise<EnquiryMailRow[]> {
  return byId(connection, { ids: mailIdsOf(id) });
}
