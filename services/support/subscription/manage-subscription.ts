import type { Pool } from 'pg';
import type { Topic } from '#contracts/support/topics.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { noteConsent } from './note-consent.ts';
import type { subscription } from './subscription.tables.ts';
import { withdrawMail } from './withdraw-mail.ts';

export type Subscription = Pick<
  typeof subscription.$inferSelect,
  'id' | 'email' | 'language' | 'topics' | 'state'
>;

const columns = 'id, email, language, topics, state';

const byId = statement<Subscription, { id: string }>(
  'support_subscription',
  `SELECT ${columns} FROM support.subscription WHERE id = :id`,
);

/** Undefined: it was deleted. */
export async function subscriptionById(
  connection: Connection,
  id: string,
): Promise<Subscription | undefined> {
  return (await byId(connection, { id }))[0];
}

const change = statement<Subscription, { id: string; language: string; topics: readonly string[] }>(
  'support_change_subscription',
  `UPDATE support.subscription SET language = :language, topics = :topics WHERE id = :id
     AND state = 'active' RETURNING ${columns}`,
);

/** Undefined: there is no active one. */
export function changeSubscription(
  pool: Pool,
  id: string,
  { language, topics }: { language: string; topics: readonly Topic[] },
): Promise<Subscription | undefined> {
  return inTransaction(pool, async (connection) => {
    const [changed] = await change(connection, { id, language, topics });
    if (changed) await noteConsent(connection, { subscriptionId: id, what: 'changed', language, topics });
    return changed;
  });
}

const end = statement<Subscription, { id: string }>(
  'support_end_subscription',
  `UPDATE support.subscription SET state = 'ended', ended_at = now(), confirm_hash = NULL, confirm_until = NULL
   WHERE id = :id AND state <> 'ended' RETURNING ${columns}`,
);

/**
 * Ends a subscription: nothing is sent any more, not even pending mail. Twice has the effect of once; undefined: it
 * was deleted already.
 */
export function endSubscription(pool: Pool, id: string): Promise<Subscription | undefined> {
  return inTransaction(pool, async (connection) => {
    const [ended] = await end(connection, { id });
    if (!ended) return (await byId(connection, { id }))[0];
    const { email, language, topics } = ended;
    await withdrawMail(connection, email);
    await noteConsent(connection, { subscriptionId: id, what: 'ended', language, topics });
    return ended;
  });
}

const drop = statement<never, { days: number }>(
  'support_drop_subscriptions',
  `DELETE FROM support.subscription
   WHERE ended_at < now() - :days * interval '1 day' OR refused_at < now() - :days * interval '1 day'
     OR (state = 'pending' AND confirm_until < now() - interval '1 day')`,
);

/**
 * Deletes subscriptions that ended or became unreachable so many days ago, and unconfirmed ones, with their proof of
 * consent.
 */
export async function dropSubscriptions(connection: Connection, days: number): Promise<void> {
  await drop(connection, { days });
}
