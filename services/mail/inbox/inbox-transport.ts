import type { Pool } from 'pg';
import { statement } from '#services/foundation/statement.ts';
import type { Message } from '../message/message.ts';
import type { Transport } from '../transport/transport.ts';

const insert = statement<
  never,
  { id: string; to: string; replyTo: string | null; subject: string; text: string; html: string }
>(
  'mail_into_inbox',
  `INSERT INTO mail.inbox (id, recipient, reply_to, subject, text, html) VALUES (:id, :to, :replyTo, :subject, :text, :html)
   ON CONFLICT (id) DO NOTHING`,
);

/** Keeps mail instead of sending it: for development, and for a trial without a mail server. */
export function inboxTransport(pool: Pool): Transport {
  return {
    async send({ id, to, replyTo, subject, text, html }: Message) {
      await insert(pool, { id, to, replyTo: replyTo ?? null, subject, text, html });
    },
    close() {},
  };
}
