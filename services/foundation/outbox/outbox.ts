import type { Pool } from 'pg';
import type { QueueStatus } from '#contracts/editing/installation-status.ts';
import type { MailOrder } from '#contracts/mail/order.ts';
import { notify } from '../notify.ts';
import { type Connection, statement } from '../statement.ts';
import { inTransaction } from '../transaction.ts';
import { isRefusedAddress } from './refused-address.ts';

/** The channel of PostgreSQL's NOTIFY for new mail. */
export const mailOrdered = 'mail_ordered';

/** Sends one mail; throws when it could not be handed over, with `refusedAddress` when it never can be. */
export type SendMail = (order: MailOrder) => Promise<void>;

export type Outbox = {
  /** Orders mail in the transaction of what it is about: both are stored or neither. */
  order: (connection: Connection, orders: readonly MailOrder[]) => Promise<void>;
  /**
   * Sends the mail that has been due longest and records it. The row is locked meanwhile, so several processes share
   * the work; if one dies between sending and recording, the mail is sent again under the same id, by which mail
   * servers and readers recognise it. `idle`: nothing is due; `failed`: it is tried again later; `refused`: its
   * address is refused for good, of which `tell` is notified, and it is not tried again.
   */
  deliverNext: (
    pool: Pool,
    send: SendMail,
    report?: (refusal: Refusal) => void,
  ) => Promise<'sent' | 'failed' | 'refused' | 'idle'>;
  /** The seconds until the next mail is due; null: there is none. */
  nextDue: (pool: Pool) => Promise<number | null>;
  count: (pool: Pool) => Promise<Omit<QueueStatus, 'lateSeconds'>>;
  /** Deletes mail that was sent or refused so many days ago. */
  dropSent: (connection: Connection, days: number) => Promise<void>;
};

export type Refusal = {
  readonly id: string;
  readonly kind: MailOrder['about']['kind'];
  readonly answer: string;
};

/**
 * What a service does when a mail server accepts a mail or refuses its address for good, in the transaction that
 * records it.
 */
type Followers = {
  readonly taken?: (connection: Connection, address: string) => Promise<void>;
  readonly refused?: (connection: Connection, address: string) => Promise<void>;
};

/** The outbox of a service, in its own PostgreSQL schema (see `outboxTable`). */
export function createOutbox(schema: string, followers: Followers = {}): Outbox {
  const table = `${schema}.outbox`;
  const insert = statement<never, { orders: string }>(
    `${schema}_order_mail`,
    `INSERT INTO ${table} (id, mail)
     SELECT (mail->>'id')::uuid, mail
     FROM jsonb_array_elements(:orders::jsonb) AS orders(mail) ON CONFLICT (id) DO NOTHING`,
  );
  const take = statement<{ id: string; mail: MailOrder }>(
    `${schema}_take_due_mail`,
    `SELECT id, mail FROM ${table} WHERE sent_at IS NULL AND refused_at IS NULL AND due_at <= now()
     ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
  );
  // A token in a mail is stored as a hash where it is checked; once sent, nobody here can read it any more.
  const sent = statement<never, { id: string }>(
    `${schema}_mail_sent`,
    `UPDATE ${table} SET sent_at = now(), attempts = attempts + 1, problem = NULL, mail = mail #- '{about,token}'
     WHERE id = :id`,
  );
  // Retried after a second, then two, four, … at most six hours: a mail server that is down is not tried all the
  // time.
  const failed = statement<never, { id: string; problem: string }>(
    `${schema}_mail_failed`,
    `UPDATE ${table} SET attempts = attempts + 1, problem = :problem,
       due_at = now() + least(interval '1 second' * power(2, least(attempts, 15)), interval '6 hours')
     WHERE id = :id`,
  );
  const refused = statement<never, { id: string; problem: string }>(
    `${schema}_mail_refused`,
    `UPDATE ${table} SET refused_at = now(), attempts = attempts + 1, problem = :problem, mail = mail #- '{about,token}'
     WHERE id = :id`,
  );
  const next = statement<{ seconds: number | null }>(
    `${schema}_next_mail_due`,
    `SELECT extract(epoch FROM min(due_at) - now())::float8 AS seconds FROM ${table}
     WHERE sent_at IS NULL AND refused_at IS NULL`,
  );
  const count = statement<{ waiting: number; retried: number; failed: number }>(
    `${schema}_count_mail`,
    `SELECT count(*) FILTER (WHERE refused_at IS NULL)::int AS waiting,
       count(*) FILTER (WHERE refused_at IS NULL AND attempts > 0)::int AS retried,
       count(*) FILTER (WHERE refused_at IS NOT NULL)::int AS failed
     FROM ${table} WHERE sent_at IS NULL`,
  );
  const drop = statement<never, { days: number }>(
    `${schema}_drop_sent_mail`,
    `DELETE FROM ${table} WHERE coalesce(sent_at, refused_at) < now() - :days * interval '1 day'`,
  );
  return {
    async order(connection, orders) {
      if (orders.length === 0) return;
      await insert(connection, { orders: JSON.stringify(orders) });
      await notify(connection, mailOrdered, ['mail']);
    },
    deliverNext: (pool, send, report) =>
      inTransaction(pool, async (connection) => {
        const [due] = await take(connection);
        if (!due) return 'idle';
        try {
          await send(due.mail);
        } catch (error) {
          const problem = (error instanceof Error ? error.message : String(error)).slice(0, 500);
          if (!isRefusedAddress(error)) {
            await failed(connection, { id: due.id, problem });
            return 'failed';
          }
          await refused(connection, { id: due.id, problem });
          await followers.refused?.(connection, due.mail.to);
          report?.({ id: due.id, kind: due.mail.about.kind, answer: problem });
          return 'refused';
        }
        await sent(connection, { id: due.id });
        await followers.taken?.(connection, due.mail.to);
        return 'sent';
      }),
    async nextDue(pool) {
      const [row] = await next(pool);
      return row?.seconds ?? null;
    },
    async count(pool) {
      const [row] = await count(pool);
      return row ?? { waiting: 0, retried: 0, failed: 0 };
    },
    async dropSent(connection, days) {
      await drop(connection, { days });
    },
  };
}
