import { randomUUID } from 'node:crypto';
import type { MailOrder, MailSubject } from '#contracts/mail/order.ts';
import type { Connection } from '#services/foundation/statement.ts';
import { outbox } from './outbox/outbox.ts';

type Recipient = { readonly email: string; readonly language: string };

/** Orders a mail to each of some people, in the transaction of what it is about. */
export function addressMail(
  connection: Connection,
  recipients: readonly Recipient[],
  about: MailSubject,
): Promise<void> {
  const orders: MailOrder[] = recipients.map(({ email, language }) => ({
    id: randomUUID(),
    to: email,
    language,
    about,
  }));
  return outbox.order(connection, orders);
}

/** The path of the portal in a language. */
export function portalPath(language: string, path = ''): string {
  return `/${language}/mykomax${path}`;
}
