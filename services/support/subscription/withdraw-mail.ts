import { type Connection, statement } from '#services/foundation/statement.ts';

const withdraw = statement<never, { email: string }>(
  'support_withdraw_mail',
  `DELETE FROM support.outbox WHERE id IN (
     SELECT id FROM support.outbox
     WHERE sent_at IS NULL AND refused_at IS NULL AND mail->>'to' = :email
       AND mail->'about'->>'kind' IN ('publication', 'subscriptionAsked', 'subscriptionBegun')
     FOR UPDATE SKIP LOCKED
   )`,
);

/** Cancels pending mail of a subscription. */
export async function withdrawMail(connection: Connection, email: string): Promise<void> {
  await withdraw(connection, { email });
}
