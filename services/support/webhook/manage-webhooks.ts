import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { type WebhookEvent, webhookEvents } from '#contracts/support/webhooks.ts';
import type { Seal } from '#services/foundation/cryptography/sealed.ts';
import { type Outside, refusalOf } from '#services/foundation/outgoing/post-outside.ts';
import { badFields, conflict, notFound } from '#services/foundation/refusals.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { announce } from './order-webhooks.ts';
import type { WebhookContext } from './send-webhooks.ts';
import { exchangeSecret, makeSecret, type StoredSecret } from './webhook-secrets.ts';

export type WebhookRow = {
  id: string;
  url: string;
  events: WebhookEvent[];
  isActive: boolean;
  changedBy: string;
  createdAt: Date;
  waiting: number;
  failed: number;
};

/** More are nobody's need, and each costs every event a message. */
const maxWebhooks = 20;
const maxUrlLength = 1000;

const listed = statement<WebhookRow, { id: string | null }>(
  'support_webhooks',
  `SELECT w.id, w.url, w.events, w.is_active AS "isActive", w.changed_by AS "changedBy", w.created_at AS "createdAt",
     count(d.id) FILTER (WHERE d.due_at IS NOT NULL)::int AS waiting,
     count(d.id) FILTER (WHERE d.due_at IS NULL AND d.delivered_at IS NULL)::int AS failed
   FROM support.webhook w LEFT JOIN support.webhook_delivery d ON d.webhook_id = w.id
   WHERE :id::uuid IS NULL OR w.id = :id GROUP BY w.id ORDER BY w.created_at, w.id`,
);

export function findWebhooks(connection: Connection): Promise<WebhookRow[]> {
  return listed(connection, { id: null });
}

/** @throws NOT_FOUND */
export async function getWebhook(connection: Connection, id: string): Promise<WebhookRow> {
  const [found] = await listed(connection, { id });
  if (!found) throw notFound();
  return found;
}

export type WebhookWish = { readonly url: string; readonly events: readonly string[] };

type Stored = { id: string; url: string; events: readonly WebhookEvent[]; by: string };

const insert = statement<never, Stored & { secrets: string }>(
  'support_insert_webhook',
  `INSERT INTO support.webhook (id, url, events, secrets, changed_by)
   VALUES (:id, :url, :events, :secrets::jsonb, :by)`,
);
// Two who add one at the same time count each other.
const lockAll = statement<never>(
  'support_lock_webhooks',
  "SELECT pg_advisory_xact_lock(hashtext('support webhooks'))",
);

/**
 * Gives the secret with the id; it is shown this one time.
 * @throws BAD_USER_INPUT by field, CONFLICT: there are as many as may be
 */
export function addWebhook(
  pool: Pool,
  wish: WebhookWish,
  by: string,
  { seal, outside }: WebhookContext,
): Promise<{ id: string; secret: string }> {
  const checked = check(wish, outside);
  const id = randomUUID();
  const secret = makeSecret();
  return inTransaction(pool, async (connection) => {
    await lockAll(connection);
    if ((await findWebhooks(connection)).length >= maxWebhooks)
      throw conflict('The limit is reached.', { reason: 'tooMany' });
    const secrets = JSON.stringify(exchangeSecret(seal, secret, [], new Date()));
    await insert(connection, { ...checked, id, by, secrets });
    return { id, secret };
  });
}

const update = statement<{ id: string }, Stored & { isActive: boolean }>(
  'support_update_webhook',
  `UPDATE support.webhook SET url = :url, events = :events, is_active = :isActive, changed_by = :by, busy_until = NULL
   WHERE id = :id RETURNING id`,
);

/** @throws NOT_FOUND, BAD_USER_INPUT by field */
export async function changeWebhook(
  pool: Pool,
  id: string,
  { isActive, ...wish }: WebhookWish & { isActive: boolean },
  by: string,
  outside: Outside,
): Promise<void> {
  const checked = check(wish, outside);
  await inTransaction(pool, async (connection) => {
    if ((await update(connection, { ...checked, id, isActive, by })).length === 0) throw notFound();
    await announce(connection);
  });
}

const lockSecrets = statement<{ secrets: StoredSecret[] }, { id: string }>(
  'support_lock_secrets_of_webhook',
  'SELECT secrets FROM support.webhook WHERE id = :id FOR UPDATE',
);
const saveSecrets = statement<never, { id: string; secrets: string; by: string }>(
  'support_save_secrets_of_webhook',
  'UPDATE support.webhook SET secrets = :secrets::jsonb, changed_by = :by WHERE id = :id',
);

/** @throws NOT_FOUND */
export function renewWebhookSecret(pool: Pool, id: string, by: string, seal: Seal): Promise<string> {
  return inTransaction(pool, async (connection) => {
    const [known] = await lockSecrets(connection, { id });
    if (!known) throw notFound();
    const secret = makeSecret();
    const secrets = JSON.stringify(exchangeSecret(seal, secret, known.secrets, new Date()));
    await saveSecrets(connection, { id, secrets, by });
    return secret;
  });
}

const remove = statement<{ id: string }, { id: string }>(
  'support_delete_webhook',
  'DELETE FROM support.webhook WHERE id = :id RETURNING id',
);

/** With all messages to it. False: it was gone. */
export async function removeWebhook(connection: Connection, id: string): Promise<boolean> {
  return (await remove(connection, { id })).length > 0;
}

function check({ url: given, events }: WebhookWish, outside: Outside) {
  const url = given.trim();
  const problem = url === '' ? 'required' : url.length > maxUrlLength ? 'tooLong' : refusalOf(url, outside);
  const chosen = webhookEvents.filter((event) => events.includes(event));
  if (problem || chosen.length === 0)
    throw badFields({ ...(problem && { url: problem }), ...(chosen.length === 0 && { events: 'required' }) });
  return { url, events: chosen };
}
