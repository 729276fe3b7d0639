/** A process that sends queued mail until it is killed. Configured by DATABASE_URL and SMTP_URL. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openMail } from '#services/mail/index.ts';
import { openSupport } from '#services/support/index.ts';

const { DATABASE_URL, SMTP_URL } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 2 });
const log = { info() {}, warn() {}, error() {} };
const support = await openSupport({
  pool,
  log,
  secret: 'a secret',
  production: true,
  staff: () => 'service@group.example',
  retentionDays: 180,
});
const mail = await openMail({
  pool,
  smtpUrl: () => SMTP_URL,
  from: () => 'Ferrule <info@group.example>',
  look: async () => undefined,
  words: async () => new Map(),
  origin: () => 'http://localhost',
});
process.stdout.write('working\n');
await Promise.all([work(), work()]);

async function work(): Promise<never> {
  for (;;) {
    if ((await support.outbox.deliverNext(pool, mail.send)) === 'idle') await wait(20);
  }
}
