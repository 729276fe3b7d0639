import type { Pool } from 'pg';
import { textResponse } from '#services/foundation/delivery/text-response.ts';
import { statement } from '#services/foundation/statement.ts';
import type { inbox } from './inbox.tables.ts';

type StoredMail = Omit<typeof inbox.$inferSelect, 'replyTo'>;

const newest = statement<StoredMail>(
  'mail_inbox',
  `SELECT id, recipient, subject, text, html, received_at AS "receivedAt" FROM mail.inbox
   ORDER BY received_at DESC LIMIT 200`,
);

const one = statement<StoredMail, { id: string }>(
  'mail_in_inbox',
  'SELECT id, recipient, subject, text, html, received_at AS "receivedAt" FROM mail.inbox WHERE id = :id',
);

/**
 * `/dev/mail`: the stored mails as plain text, and one of them under its id (`?html` shows its HTML). For developers
 * only.
 */
export async function showInbox(pool: Pool, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const id = url.pathname.split('/')[3];
  if (!id) {
    const lines = (await newest(pool)).map(
      ({ id, recipient, subject, receivedAt }) =>
        `${receivedAt.toISOString()}  /dev/mail/${id}  ${recipient}  ${subject}`,
    );
    return textResponse(200, lines.length > 0 ? lines.join('\n') : 'No mail yet.');
  }
  const [mail] = /^[0-9a-f-]{36}$/.test(id) ? await one(pool, { id }) : [];
  if (!mail) return textResponse(404, 'There is no such mail.');
  if (!url.searchParams.has('html')) {
    return textResponse(200, `To: ${mail.recipient}\nSubject: ${mail.subject}\n\n${mail.text}`);
  }
  return new Response(mail.html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'no-store',
    },
  });
}
