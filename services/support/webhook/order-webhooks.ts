import { testType, type WebhookEvent, webhookTypes } from '#contracts/support/webhooks.ts';
import { notify } from '#services/foundation/notify.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';

/** The channel of PostgreSQL's NOTIFY that says that there are messages to send. */
export const webhookOrdered = 'webhook_ordered';

type Order = { event: string; subject: string; body: string };

const orderAll = statement<{ id: string }, Order>(
  'support_order_webhooks',
  `INSERT INTO support.webhook_delivery (id, webhook_id, event, subject, body)
   SELECT gen_random_uuid(), id, :event, :subject, :body FROM support.webhook WHERE is_active AND :event = ANY (events)
   ON CONFLICT (webhook_id, event, subject) DO NOTHING RETURNING id`,
);
const orderOne = statement<{ id: string }, Order & { webhook: string }>(
  'support_order_test_of_webhook',
  `INSERT INTO support.webhook_delivery (id, webhook_id, event, subject, body)
   SELECT :subject::uuid, id, :event, :subject::text, :body FROM support.webhook WHERE id = :webhook AND is_active RETURNING id`,
);

/**
 * Orders a message to every program that subscribed to such an event, in the transaction of what happened: either both are
 * stored or neither. The same subject is sent once.
 */
export async function orderWebhooks(
  connection: Connection,
  event: WebhookEvent,
  subject: string,
  data: object,
): Promise<void> {
  const body = bodyOf(webhookTypes[event], data);
  if ((await orderAll(connection, { event, subject, body })).length > 0) await announce(connection);
}

/** False: there is no such program, or it is switched off at the moment. */
export async function orderTest(connection: Connection, webhook: string): Promise<boolean> {
  const subject = crypto.randomUUID();
  const order = { event: 'test', subject, webhook, body: bodyOf(testType, {}) };
  if ((await orderOne(connection, order)).length === 0) return false;
  await announce(connection);
  return true;
}

export const announce = (connection: Connection) => notify(connection, webhookOrdered, ['webhook']);

function bodyOf(type: string, data: object): string {
  return JSON.stringify({ type, timestamp: new Date().toISOString(), data });
}
