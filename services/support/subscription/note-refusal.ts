import { type Connection, statement } from '#services/foundation/statement.ts';
import type { Subscription } from './manage-subscription.ts';
import { noteConsent } from './note-consent.ts';
import { withdrawMail } from './withdraw-mail.ts';

/** A mail server may refuse an address by mistake for a day, but not three mails in a row. */
const maxRefusals = 3;

const refuse = statement<Subscription & { refusals: number }, { email: string }>(
  'support_note_refusal',
  `UPDATE support.subscription SET refusals = refusals + 1 WHERE email = :email AND state = 'active'
   RETURNING id, email, language, topics, state, refusals`,
);

const rest = statement<never, { id: string }>(
  'support_rest_subscription',
  `UPDATE support.subscription SET state = 'pending', refused_at = now(), confirm_hash = NULL, confirm_until = NULL
   WHERE id = :id`,
);

const take = statement<never, { email: string }>(
  'support_note_taken',
  'UPDATE support.subscription SET refusals = 0 WHERE email = :email AND refusals > 0',
);

/**
 * Counts that a mail server refused an address for good. After three refusals in a row its subscription is suspended:
 * nothing is sent, not even pending mail, until its owner subscribes and confirms again.
 */
export async function noteRefusal(connection: Connection, address: string): Promise<void> {
  const [subscription] = await refuse(connection, { email: address.toLowerCase() });
  if (!subscription || subscription.refusals < maxRefusals) return;
  const { id, email, language, topics } = subscription;
  await rest(connection, { id });
  await withdrawMail(connection, email);
  await noteConsent(connection, { subscriptionId: id, what: 'refused', language, topics });
}

/** The address accepted a mail: earlier refusals no longer count. */
export async function noteDelivered(connection: Connection, address: string): Promise<void> {
  await take(connection, { email: address.toLowerCase() });
}
