import type { Pool } from 'pg';
import { statement } from '#services/foundation/statement.ts';

type Kept = { id: string; recipient: string; subject: string; text: string; html: string; receivedAt: Date };

const newest = statement<Kept>(
  'mail_inbox',
  `SELECT id, recipient, subject, text, html, received_at AS "receivedAt" FROM mail.inbox
   ORDER BY received_at DESC LIMIT 200`,
);

const one = statement<Kept, [id: string]>(
  'mail_in_inbox',
  'SELECT id, recipient, subject, text, html, received_at AS "receivedAt" FROM mail.inbox WHERE id = $1',
);

/** `/dev/mail`: the kept mails as plain text, one of them under its id (`?html` as it looks). For developers only. */
export async function showInbox(pool: Pool, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const id = url.pathname.split('/')[3];
  if (!id) {
    const lines = (await newest(pool)).map(
      ({ id, recipient, subject, receivedAt }) =>
        `${receivedAt.toISOString()}  /dev/mail/${id}  ${recipient}  ${subject}`,
    );
    return plain(lines.length > 0 ? lines.join('\n') : 'No mail yet.');
  }
  const [kept] = /^[0-9a-f-]{36}$/.test(id) ? await one(pool, id) : [];
  if (!kept) return plain('There is no such mail.', 404);
  if (!url.searchParams.has('html')) {
    return plain(`To: ${kept.recipient}\nSubject: ${kept.subject}\n\n${kept.text}`);
  }
  return new Response(kept.html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'no-store',
    },
  });
}

function plain(text: string, status = 200): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
