import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { MailOrder } from '#contracts/mail/order.ts';
import type { Topic } from '#contracts/support/topics.ts';
import { mailId } from '#services/foundation/outbox/mail-id.ts';
import { insertInto, table } from '#services/foundation/rows.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { outbox } from '../outbox/outbox.ts';
import { countForm, mayMailAddress } from '../throttle/limits.ts';
import { noteConsent } from './note-consent.ts';
import type { subscription } from './subscription.tables.ts';
import { newConfirmToken, type ReaderTokens } from './subscription-token.ts';

export type SubscriptionRequest = {
  /** Created in the form, so that sending it twice stores it once. */
  key: string;
  email: string;
  language: string;
  topics: readonly Topic[];
  /** The text beside the ticked box, and its page. */
  words: string;
  path: string;
  /** The address from which it was sent. */
  visitor?: string | undefined;
};

/** Mails a day to one address at most, since anybody may type it into our form. */
const maxMailsADay = 3;

const insert = insertInto(
  table<typeof subscription>('support.subscription'),
  ['id', 'email', 'language', 'topics'],
  { computed: { state: `'pending'` }, onConflict: '(email) DO NOTHING' },
);

type Known = Pick<typeof subscription.$inferSelect, 'id' | 'state' | 'topics' | 'language'> & {
  requestsToday: number;
};

const lock = statement<{ id: string }, { email: string }>(
  'support_lock_subscription',
  'SELECT id FROM support.subscription WHERE email = :email FOR UPDATE',
);

const known = statement<Known, { id: string }>(
  'support_known_subscription',
  `SELECT id, state, topics, language, (
     SELECT count(*)::int FROM support.consent
     WHERE subscription_id = :id AND what = 'asked' AND at > now() - interval '1 day'
   ) AS "requestsToday"
   FROM support.subscription WHERE id = :id`,
);

const insertRequest = statement<
  never,
  { id: string; language: string; topics: readonly string[]; confirmHash: string }
>(
  'support_ask_subscription',
  `UPDATE support.subscription SET state = 'pending', language = :language, topics = :topics, confirm_hash = :confirmHash,
     confirm_until = now() + interval '7 days', ended_at = NULL, refused_at = NULL
   WHERE id = :id`,
);

/**
 * Decision 17, first half of the double opt-in: stores the request and orders the mail that asks the owner of the
 * address. An existing subscriber learns it by mail. The response is the same in both cases.
 * @throws TOO_MANY_ATTEMPTS
 */
export function requestSubscription(
  pool: Pool,
  request: SubscriptionRequest,
  tokens: ReaderTokens,
): Promise<void> {
  const { key, language, topics, words, path } = request;
  const email = request.email.toLowerCase();
  return inTransaction(pool, async (connection) => {
    await insert(connection, { id: randomUUID(), email, language, topics });
    const { id, state, requestsToday, ...rest } = await find(connection, email);
    const isNew = await noteConsent(connection, {
      id: key,
      subscriptionId: id,
      what: 'asked',
      language,
      topics,
      words,
      path,
    });
    if (!isNew) return;
    await countForm(connection, 'newsletter', request.visitor);
    if (requestsToday >= maxMailsADay || !(await mayMailAddress(connection, email))) return;
    const to = { to: email, language };
    if (state === 'active') {
      const about = { kind: 'subscriptionKnown', reader: tokens.of(id), topics: rest.topics } as const;
      return order(connection, { id: mailId('subscriptionKnown', key), ...to, about });
    }
    const { token, hash } = newConfirmToken();
    await insertRequest(connection, { id, language, topics, confirmHash: hash });
    const about = { kind: 'subscriptionAsked', token, topics } as const;
    return order(connection, { id: mailId('subscriptionAsked', key), ...to, about });
  });
}

/** Locked first, so that the second of two simultaneous requests sees the first. */
async function find(connection: Connection, email: string): Promise<Known> {
  const [locked] = await lock(connection, { email });
  const [found] = locked ? await known(connection, { id: locked.id }) : [];
  if (!found) throw new Error('A subscription that was just stored is gone');
  return found;
}

function order(connection: Connection, mail: MailOrder): Promise<void> {
  return outbox.order(connection, [mail]);
}
