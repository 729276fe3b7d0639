import type { Pool } from 'pg';
import type { QueueStatus } from '#contracts/editing/installation-status.ts';
import type { DeliveryState, WebhookProblem } from '#contracts/support/webhooks.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { announce } from './order-webhooks.ts';

export type DeliveryRow = {
  id: string;
  event: string;
  state: DeliveryState;
  createdAt: Date;
  dueAt: Date | null;
  attempts: number;
  attemptedAt: Date | null;
  status: number | null;
  answer: string | null;
  problem: WebhookProblem | null;
  body: string;
};

type Filter = { webhook: string; state: DeliveryState | null };

const stateSql = `CASE WHEN due_at IS NOT NULL THEN 'waiting' WHEN delivered_at IS NOT NULL THEN 'delivered' ELSE 'failed' END`;
const fits = `webhook_id = :webhook AND (:state::text IS NULL OR ${stateSql} = :state)`;

const listed = statement<DeliveryRow, Filter & { limit: number; offset: number }>(
  'support_deliveries_of_webhook',
  `SELECT id, event, ${stateSql} AS state, created_at AS "createdAt", due_at AS "dueAt", attempts,
     attempted_at AS "attemptedAt", status, answer, problem, body
   FROM support.webhook_delivery WHERE ${fits} ORDER BY created_at DESC, id DESC LIMIT :limit OFFSET :offset`,
);
const counted = statement<{ total: number }, Filter>(
  'support_count_deliveries_of_webhook',
  `SELECT count(*)::int AS total FROM support.webhook_delivery WHERE ${fits}`,
);

/** The messages to a program, newest first. */
export async function findDeliveries(
  connection: Connection,
  filter: Filter,
  part: { limit: number; offset: number },
): Promise<{ items: DeliveryRow[]; total: number }> {
  const [items, [row]] = await Promise.all([
    listed(connection, { ...filter, ...part }),
    counted(connection, filter),
  ]);
  return { items, total: row?.total ?? 0 };
}

const queued = statement<QueueStatus>(
  'support_webhook_queue',
  `SELECT count(*) FILTER (WHERE due_at IS NOT NULL AND w.is_active)::int AS waiting,
     count(*) FILTER (WHERE due_at IS NOT NULL AND w.is_active AND attempts > 0)::int AS retried,
     count(*) FILTER (WHERE due_at IS NULL)::int AS failed,
     coalesce(greatest(0, extract(epoch FROM now() - min(due_at) FILTER (WHERE w.is_active))), 0)::float8 AS "lateSeconds"
   FROM support.webhook_delivery d JOIN support.webhook w ON w.id = d.webhook_id WHERE delivered_at IS NULL`,
);

/** The messages to all programs that have not arrived; those of a program that is switched off do not wait. */
export async function findWebhookQueue(connection: Connection): Promise<QueueStatus> {
  const [row] = await queued(connection);
  return row ?? { waiting: 0, retried: 0, failed: 0, lateSeconds: 0 };
}

const again = statement<{ id: string }, { id: string }>(
  'support_send_webhook_again',
  `WITH retried AS (
     UPDATE support.webhook_delivery SET due_at = now(), attempts = 0, delivered_at = NULL WHERE id = :id
     RETURNING webhook_id)
   UPDATE support.webhook SET busy_until = NULL FROM retried WHERE id = retried.webhook_id RETURNING id`,
);

/** Sends a message once more, under its old id: who has it already knows it by that. False: there is none any more. */
export function sendAgain(pool: Pool, id: string): Promise<boolean> {
  return inTransaction(pool, async (connection) => {
    if ((await again(connection, { id })).length === 0) return false;
    await announce(connection);
    return true;
  });
}

const ofSubject = statement<never, { subject: string }>(
  'support_drop_webhooks_about',
  'DELETE FROM support.webhook_delivery WHERE subject = :subject',
);
const old = statement<never, { days: number }>(
  'support_drop_old_webhooks',
  `DELETE FROM support.webhook_delivery WHERE created_at < now() - :days * interval '1 day'`,
);

/** What it says goes with what it is about. */
export async function dropMessagesAbout(connection: Connection, subject: string): Promise<void> {
  await ofSubject(connection, { subject });
}

export async function dropOldMessages(connection: Connection, days: number): Promise<void> {
  await old(connection, { days });
}
