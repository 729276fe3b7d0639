import { randomUUID } from 'node:crypto';
import type { CatalogueMail } from '#contracts/mail/catalogue-mail.ts';
import type { MailOrder } from '#contracts/mail/order.ts';
import { mailId } from '#services/foundation/outbox/mail-id.ts';
import type { Connection } from '#services/foundation/statement.ts';
import { outbox } from '../outbox/outbox.ts';
import { findMailboxes } from './mailboxes.ts';

/** Mails those in charge of products what came of a catalogue that was fetched by plan. */
export async function reportCatalogue(
  connection: Connection,
  report: Omit<CatalogueMail, 'kind'>,
): Promise<void> {
  const about: CatalogueMail = { kind: 'catalogueFetched', ...report };
  // What came of a file is reported once; a trouble without a file each time that it begins.
  const occasion = about.importId ?? randomUUID();
  const orders = (await findMailboxes(connection, 'manageProducts', null)).map(
    ({ id, email }): MailOrder => ({
      id: mailId('catalogueFetched', `${about.source} ${occasion} ${id}`),
      ...{ to: email, language: 'en', about },
    }),
  );
  await outbox.order(connection, orders);
}
