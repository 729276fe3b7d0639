import type { Pool } from 'pg';
import type { MailOrder } from '#contracts/support/mail.ts';
import { statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';

/** Sends one mail; throws when it could not be handed over. */
export type SendMail = (order: MailOrder) => Promise<void>;

type Due = { id: string; mail: MailOrder };

const take = statement<Due>(
  'support_take_due_mail',
  `SELECT id, mail FROM support.outbox WHERE sent_at IS NULL AND due_at <= now()
   ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
);

const sent = statement<never, [id: string]>(
  'support_mail_sent',
  'UPDATE support.outbox SET sent_at = now(), attempts = attempts + 1, problem = NULL WHERE id = $1',
);

/** Again after a second, then two, four, … at most six hours: a mail server that is down is not asked all the time. */
const failed = statement<never, [id: string, problem: string]>(
  'support_mail_failed',
  `UPDATE support.outbox SET attempts = attempts + 1, problem = $2,
     due_at = now() + least(interval '1 second' * power(2, least(attempts, 15)), interval '6 hours')
   WHERE id = $1`,
);

const next = statement<{ seconds: number | null }>(
  'support_next_mail_due',
  `SELECT extract(epoch FROM min(due_at) - now())::float8 AS seconds FROM support.outbox WHERE sent_at IS NULL`,
);

/**
 * Sends the mail that is due longest and notes that it was sent. The row is locked meanwhile, so several processes share
 * the work; a process that dies between sending and noting leaves the mail to be sent again under the same id, by which
 * mail servers and readers know it.
 * @returns `idle`: nothing is due; `failed`: it will be tried again later
 */
export function deliverNext(pool: Pool, send: SendMail): Promise<'sent' | 'failed' | 'idle'> {
  return inTransaction(pool, async (connection) => {
    const [due] = await take(connection);
    if (!due) return 'idle';
    try {
      await send(due.mail);
    } catch (error) {
      await failed(
        connection,
        due.id,
        (error instanceof Error ? error.message : String(error)).slice(0, 500),
      );
      return 'failed';
    }
    await sent(connection, due.id);
    return 'sent';
  });
}

/** In how many seconds the next mail is due; null: there is none. */
export async function nextDue(pool: Pool): Promise<number | null> {
  const [row] = await next(pool);
  return row?.seconds ?? null;
}
