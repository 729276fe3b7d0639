import type { MailOrder } from '#contracts/support/mail.ts';
import { notify } from '#services/foundation/notify.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';

/** The channel of PostgreSQL's NOTIFY that says that there is mail to send. */
export const mailOrdered = 'support_mail_ordered';

const insert = statement<never, [orders: string]>(
  'support_order_mail',
  `INSERT INTO support.outbox (id, mail)
   SELECT (mail->>'id')::uuid, mail FROM jsonb_array_elements($1::jsonb) AS orders(mail) ON CONFLICT (id) DO NOTHING`,
);

/** Orders mail in the transaction of what it is about: either both are kept or neither. */
export async function orderMail(connection: Connection, orders: readonly MailOrder[]): Promise<void> {
  if (orders.length === 0) return;
  await insert(connection, JSON.stringify(orders));
  await notify(connection, mailOrdered, ['mail']);
}
