import type { Pool } from 'pg';
import type { WebhookProblem } from '#contracts/support/webhooks.ts';
import type { Seal } from '#services/foundation/cryptography/sealed.ts';
import { type DueWork, startDueWork } from '#services/foundation/due-work.ts';
import type { Log } from '#services/foundation/log.ts';
import {
  type Outside,
  type OutsideAnswer,
  PrivateDestination,
  postOutside,
} from '#services/foundation/outgoing/post-outside.ts';
import { statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { type StoredSecret, signWebhook } from './webhook-secrets.ts';

/** What signs, and how far it may go. */
export type WebhookContext = { readonly seal: Seal; readonly outside: Outside };

type Parts = WebhookContext & { pool: Pool; log: Log; ready: Promise<void> };

/** After each attempt that failed it is tried again after so many seconds, and in the end given up: three days in all. */
const pauses = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];
/** How long a program gets nothing after a failure: others do not wait for one that hangs. */
const restSeconds = 30;
/** At the latest so often a process looks whether there is something, in case that it heard of nothing. */
const maxWaitMs = 60_000;
/** How many programs get messages at once. */
const concurrency = 4;
const maxAnswerLength = 500;

type Due = {
  id: string;
  webhookId: string;
  body: string;
  attempts: number;
  url: string;
  secrets: StoredSecret[];
};

// A process that takes a message holds the program for as long as a response may take: one process sends to it at a time.
const take = statement<Due, { holdSeconds: number }>(
  'support_take_due_webhook',
  `WITH next AS (
     SELECT w.id AS webhook_id, due.id FROM support.webhook w CROSS JOIN LATERAL (
       SELECT d.id, d.due_at FROM support.webhook_delivery d
       WHERE d.webhook_id = w.id AND d.due_at <= now() ORDER BY d.due_at, d.id LIMIT 1) due
     WHERE w.is_active AND (w.busy_until IS NULL OR w.busy_until <= now())
     ORDER BY due.due_at LIMIT 1 FOR UPDATE OF w SKIP LOCKED),
   held AS (
     UPDATE support.webhook w SET busy_until = now() + :holdSeconds * interval '1 second'
     FROM next WHERE w.id = next.webhook_id RETURNING w.id, w.url, w.secrets)
   SELECT d.id, d.webhook_id AS "webhookId", d.body, d.attempts, held.url, held.secrets
   FROM next JOIN support.webhook_delivery d ON d.id = next.id JOIN held ON held.id = next.webhook_id`,
);

type Outcome = {
  isDelivered: boolean;
  pause: number | null;
  status: number | null;
  answer: string | null;
  problem: WebhookProblem | null;
};

const note = statement<never, Outcome & { id: string }>(
  'support_note_webhook_attempt',
  `UPDATE support.webhook_delivery SET attempts = attempts + 1, attempted_at = now(),
     delivered_at = CASE WHEN :isDelivered::boolean THEN now() END, due_at = now() + :pause::int * interval '1 second',
     status = :status, answer = :answer, problem = :problem
   WHERE id = :id`,
);
const release = statement<never, { webhook: string; rest: number | null; isGone: boolean }>(
  'support_release_webhook',
  `UPDATE support.webhook SET busy_until = now() + :rest::int * interval '1 second', is_active = is_active AND NOT :isGone::boolean
   WHERE id = :webhook`,
);
const next = statement<{ milliseconds: number | null }>(
  'support_next_due_webhook',
  `SELECT (extract(epoch FROM min(greatest(d.due_at, w.busy_until)) - now()) * 1000)::float8 AS milliseconds
   FROM support.webhook_delivery d JOIN support.webhook w ON w.id = d.webhook_id WHERE d.due_at IS NOT NULL AND w.is_active`,
);

/** Sends webhooks as soon as they are due. Every process does; each message is taken by one of them. */
export function startWebhooks({ pool, log, seal, outside, ready }: Parts): DueWork {
  const holdSeconds = Math.ceil(outside.timeoutMs / 1000) + 15;

  async function sendAllDue(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const [due] = await take(pool, { holdSeconds });
      if (!due) return;
      const outcome = await attempt(due);
      const { isDelivered, problem, status } = outcome;
      await inTransaction(pool, async (connection) => {
        await note(connection, { ...outcome, id: due.id });
        const rest = isDelivered ? null : restSeconds;
        await release(connection, { webhook: due.webhookId, rest, isGone: problem === 'gone' });
      });
      // Neither the address, which may hold a key, nor what was answered.
      if (!isDelivered)
        log.warn('A program could not be notified', {
          webhook: due.webhookId,
          delivery: due.id,
          problem,
          status,
        });
    }
  }

  async function attempt({ id, url, body, secrets, attempts }: Due): Promise<Outcome> {
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Ferrule-Webhooks',
      ...signWebhook(seal, secrets, { id, body }, new Date()),
    };
    const answered = await postOutside(url, { headers, body }, outside).then(judge, whyUnanswered);
    const isOver = answered.isDelivered || answered.problem === 'gone';
    return { ...answered, pause: isOver ? null : (pauses[attempts] ?? null) };
  }

  return startDueWork({
    async work(signal) {
      await Promise.all(Array.from({ length: concurrency }, () => sendAllDue(signal)));
      const [row] = await next(pool);
      return row?.milliseconds == null ? maxWaitMs : Math.min(maxWaitMs, Math.max(row.milliseconds, 500));
    },
    failed(error) {
      log.error('Waiting messages to other programs could not be found', { error });
      return maxWaitMs;
    },
    ready,
  });
}

type Answered = Omit<Outcome, 'pause'>;

function judge({ status, text }: OutsideAnswer): Answered {
  const isDelivered = status >= 200 && status < 300;
  const answer = plain(text);
  if (isDelivered) return { isDelivered, status, answer, problem: null };
  return { isDelivered, status, answer, problem: status === 410 ? 'gone' : 'answer' };
}

function whyUnanswered(error: unknown): Answered {
  const isSlow = error instanceof Error && error.name === 'TimeoutError';
  const problem = error instanceof PrivateDestination ? 'private' : isSlow ? 'timeout' : 'unreachable';
  return { isDelivered: false, status: null, answer: null, problem };
}

/** PostgreSQL refuses NUL, and people want to read it. */
function plain(text: string): string | null {
  const shown = text
    .replace(/\p{Cc}+/gu, ' ')
    .toWellFormed()
    .trim();
  return shown.slice(0, maxAnswerLength) || null;
}
