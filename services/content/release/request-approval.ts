import type { MailOrder } from '#contracts/mail/order.ts';
import { mailId } from '#services/foundation/outbox/mail-id.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { findMailboxes } from '../editor/mailboxes.ts';
import { outbox } from '../outbox/outbox.ts';

const titleOf = statement<{ title: string }, { pageId: string }>(
  'content_title_of_draft',
  `SELECT t.title FROM content.page_text t JOIN content.page p ON p.id = t.page_id
   WHERE t.page_id = :pageId AND t.stage = 'DRAFT' AND t.language = p.source_language`,
);

type Submission = { pageId: string; adhoc: boolean; fingerprint: string; by: string };

/** Mails those who may approve a draft: once for each submission, however often it is repeated. */
export async function requestApproval(
  connection: Connection,
  { pageId, adhoc, fingerprint, by }: Submission,
): Promise<void> {
  const [named] = await titleOf(connection, { pageId });
  const orders = (await findMailboxes(connection, 'approvePages', by)).map(
    ({ id, email }): MailOrder => ({
      id: mailId('approvalAsked', `${pageId} ${fingerprint} ${id}`),
      to: email,
      language: 'en',
      about: { kind: 'approvalAsked', page: { id: pageId, title: named?.title ?? '' }, adhoc, by },
    }),
  );
  await outbox.order(connection, orders);
}
