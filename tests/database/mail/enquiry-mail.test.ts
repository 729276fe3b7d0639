import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { execute } from '#contracts/execute.ts';
import { forms } from '#contracts/support/forms.ts';
import { graphql } from '#contracts/support/graphql.ts';
import { openSupport, supportToken } from '#services/support/index.ts';
import { chiefHeaders } from '../../support/back-ends/acting-editor.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import { filledFields } from '../../support/records/filled-fields.ts';
import { startWorker, type Worker } from '../worker.ts';

const secret = 'a secret';
const senders = 1000;
let database: FreshDatabase;
let handle: (request: Request) => Promise<Response>;

/** The mails that the server accepted, by Message-ID: the recipient, and how often. */
const taken = new Map<string, { to: string; times: number }>();
let attempts = 0;

/** Refuses every third mail. */
const mailServer = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onData(stream, session, done) {
    void text(stream).then((mail) => {
      attempts += 1;
      if (attempts % 3 === 0) return done(new Error('Busy'));
      const id = /^Message-ID: (\S+)/im.exec(mail)?.[1] ?? 'none';
      const to = session.envelope.rcptTo[0]?.address ?? '';
      taken.set(id, { to, times: (taken.get(id)?.times ?? 0) + 1 });
      return done();
    }, done);
  },
});

// A sender that is killed closes its connection in the middle of a command.
mailServer.on('error', () => {});

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  const log = { info() {}, warn() {}, error() {} };
  const options = { pool: database.pool, log, secret, production: true };
  ({ handle } = await openSupport({ ...options, staff: () => 'service@group.example', retentionDays: 180 }));
  mailServer.listen(0, '127.0.0.1');
  await once(mailServer.server, 'listening');
});

afterAll(async () => {
  await new Promise<void>((resolve) => mailServer.close(resolve));
  await database.close();
});

const submit = graphql(`
  mutation submit($input: EnquiryInput!) { submitEnquiry(input: $input) { id number repeated } }
`);

function send(key: string, number: number) {
  const values = filledFields(forms.contact, {
    lastName: `Winter ${number}`,
    email: `ada${number}@example.com`,
    message: 'Which machine\r\nBcc: everybody@example.com\r\ncuts 0.35 mm²? <script>alert(1)</script>',
  });
  const input = {
    key,
    form: 'contact',
    values: Object.entries(values).map(([name, value]) => ({ name, value })),
    language: 'de',
    country: 'CH',
    path: '/contact',
  };
  const backend = { url: 'http://support.internal/graphql/support', fetch: handle };
  return execute(backend, submit, { input }, { headers: chiefHeaders(supportToken(secret)) });
}

const start = (): Promise<Worker> => {
  const { port } = mailServer.server.address() as AddressInfo;
  return startWorker('mail/mail-worker.ts', {
    DATABASE_URL: database.url,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
};

/** The number of mails that are not sent yet; failed ones become due at once, as if time had passed. */
async function left(): Promise<number> {
  const { rowCount } = await database.pool.query(
    'UPDATE support.outbox SET due_at = now() WHERE sent_at IS NULL RETURNING id',
  );
  return rowCount ?? 0;
}

test('FRM-01 of a thousand enquiries nothing is lost and nothing counts twice, though mail fails and the process dies', async () => {
  let worker = await start();
  for (let first = 0; first < senders; first += 50) {
    await Promise.all(
      Array.from({ length: 50 }, async (_, place) => {
        const key = crypto.randomUUID();
        const { submitEnquiry } = await send(key, first + place);
        expect(submitEnquiry.repeated).toBe(false);
        // A double click.
        if (place % 10 === 0) {
          const again = await send(key, first + place);
          expect(again.submitEnquiry).toEqual({ ...submitEnquiry, repeated: true });
        }
      }),
    );
    if (first === 300 || first === 600) {
      await worker.kill();
      worker = await start();
    }
  }
  await expect.poll(left, { interval: 500 }).toBe(0);
  await worker.kill();

  const { rows } = await database.pool.query('SELECT count(*)::int AS count FROM support.enquiry');
  expect(rows[0].count).toBe(senders);
  const notices = [...taken.values()].filter(({ to }) => to === 'service@group.example');
  const confirmations = new Set([...taken.values()].map(({ to }) => to).filter((to) => to.startsWith('ada')));
  expect(notices).toHaveLength(senders);
  expect(confirmations.size).toBe(senders);
  expect(taken.size).toBe(2 * senders);
  expect([...taken.values()].some(({ to }) => to.includes('everybody'))).toBe(false);
});
