import type { Pool } from 'pg';
import { mailId } from '#services/foundation/outbox/mail-id.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { outbox } from '../outbox/outbox.ts';
import type { Subscription } from './manage-subscription.ts';
import { noteConsent } from './note-consent.ts';
import { getHash, type ReaderTokens } from './subscription-token.ts';

const columns = 'id, email, language, topics, state';

const requestedSubscription = statement<Subscription, { hash: string }>(
  'support_asked_subscription',
  `SELECT ${columns} FROM support.subscription WHERE confirm_hash = :hash AND confirm_until > now()`,
);

const confirm = statement<Subscription, { hash: string }>(
  'support_confirm_subscription',
  `UPDATE support.subscription SET state = 'active', refusals = 0, refused_at = NULL
   WHERE confirm_hash = :hash AND confirm_until > now() AND state = 'pending' RETURNING ${columns}`,
);

/** The subscription that a mail asks to confirm; undefined: the link has expired, or a later mail replaced it. */
export async function findRequestedSubscription(
  connection: Connection,
  token: string,
): Promise<Subscription | undefined> {
  return (await requestedSubscription(connection, { hash: getHash(token) }))[0];
}

/**
 * The second half of the double opt-in: the owner of the address confirms the request. Twice has the effect of once.
 * Undefined: the link has expired, or a later mail replaced it.
 */
export function confirmSubscription(
  pool: Pool,
  token: string,
  tokens: ReaderTokens,
): Promise<Subscription | undefined> {
  const hash = getHash(token);
  return inTransaction(pool, async (connection) => {
    const [confirmed] = await confirm(connection, { hash });
    if (!confirmed) return (await requestedSubscription(connection, { hash }))[0];
    const { id, email, language, topics } = confirmed;
    await noteConsent(connection, { subscriptionId: id, what: 'confirmed', language, topics });
    await outbox.order(connection, [
      {
        id: mailId('subscriptionBegun', hash),
        to: email,
        language,
        about: { kind: 'subscriptionBegun', reader: tokens.of(id), topics },
      },
    ]);
    return confirmed;
  });
}
