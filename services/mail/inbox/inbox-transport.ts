import type { Pool } from 'pg';
import { insertInto, table } from '#services/foundation/rows.ts';
import { logoId } from '../message/html.ts';
import type { Message } from '../message/message.ts';
import type { Transport } from '../transport/transport.ts';
import type { inbox } from './inbox.tables.ts';

const insert = insertInto(
  table<typeof inbox>('mail.inbox'),
  ['id', 'recipient', 'replyTo', 'subject', 'text', 'html'],
  { onConflict: '(id) DO NOTHING' },
);

/** Stores mail instead of sending it: for development, and for a trial without a mail server. */
export function inboxTransport(pool: Pool): Transport {
  return {
    async send({ id, to, replyTo, subject, text, html, logo }: Message) {
      // The logo is put into the HTML, since nothing can be attached here.
      const whole = logo
        ? html.replaceAll(`cid:${logoId}`, `data:image/png;base64,${logo.toString('base64')}`)
        : html;
      await insert(pool, { id, recipient: to, replyTo: replyTo ?? null, subject, text, html: whole });
    },
    close() {},
  };
}
