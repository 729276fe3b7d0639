import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import type { MailOrder } from '#contracts/mail/order.ts';
import { type Mail, openMail } from '#services/mail/index.ts';
import { openSupport, type Support } from '#services/support/index.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import { type MailServer, startMailServer } from '../../support/network/mail-server.ts';

/** STO-02: addresses that a mail server refuses, over SMTP. */
const email = 'ada@example.com';
let database: FreshDatabase;
let support: Support;
let server: MailServer;
let mail: Mail;
/** The server's response to the recipient. */
let answer = 250;

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  const log = { info() {}, warn() {}, error() {} };
  const { pool } = database;
  support = await openSupport({
    pool,
    log,
    secret: 'a secret',
    production: true,
    staff: () => 'service@group.example',
    retentionDays: 180,
  });
  server = await startMailServer((to) => (to === email ? answer : 250));
  mail = await openMail({
    pool,
    smtpUrl: () => server.url,
    from: () => 'info@group.example',
    look: async () => undefined,
    words: async () => new Map(),
    origin: () => 'http://a.test',
  });
});

afterAll(async () => {
  mail.close();
  await server.close();
  await database.close();
});

beforeEach(async () => {
  await database.pool.query('TRUNCATE support.outbox, support.subscription CASCADE');
  await database.pool.query(
    `INSERT INTO support.subscription (id, email, language, topics, state)
     VALUES (gen_random_uuid(), $1, 'en', '{stories}', 'active')`,
    [email],
  );
  answer = 250;
});

async function order(count: number, to = email): Promise<void> {
  const orders = Array.from({ length: count }, (): MailOrder => {
    const about = {
      kind: 'publication',
      reader: 'r',
      topic: 'stories',
      title: 'A',
      lead: '',
      path: '/en/a',
    } as const;
    return { id: crypto.randomUUID(), to, language: 'en', about };
  });
  await support.outbox.order(database.pool, orders);
}

/** Sends what is due, and gives the results. */
async function deliver(): Promise<string[]> {
  const outcomes: string[] = [];
  for (;;) {
    const outcome = await support.outbox.deliverNext(database.pool, mail.send);
    if (outcome === 'idle') return outcomes;
    outcomes.push(outcome);
  }
}

async function subscription() {
  const { rows } = await database.pool.query(
    'SELECT state, refusals, refused_at IS NOT NULL AS rests FROM support.subscription',
  );
  return rows[0];
}

const arrivedAt = (address: string) => server.arrived.filter(({ to }) => to === address).length;

test('STO-02 a mail that is refused for good is not tried again, keeps the answer and holds up nobody', async () => {
  answer = 550;
  await order(1);
  await order(1, 'ben@example.com');
  const before = arrivedAt('ben@example.com');
  const reported: unknown[] = [];
  const tell = (refusal: unknown) => void reported.push(refusal);
  const outcomes = [
    await support.outbox.deliverNext(database.pool, mail.send, tell),
    await support.outbox.deliverNext(database.pool, mail.send, tell),
  ];
  expect(outcomes.sort()).toEqual(['refused', 'sent']);
  expect(await deliver()).toEqual([]);
  expect(await support.outbox.nextDue(database.pool)).toBeNull();
  expect(arrivedAt('ben@example.com')).toBe(before + 1);
  const { rows } = await database.pool.query(
    'SELECT id, problem FROM support.outbox WHERE refused_at IS NOT NULL',
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].problem).toContain('550 No such mailbox');
  expect(await support.outbox.count(database.pool)).toEqual({ waiting: 0, retried: 0, failed: 1 });
  expect(reported).toEqual([{ id: rows[0].id, kind: 'publication', answer: rows[0].problem }]);
});

test('STO-02 after three refusals in a row nothing more goes to a reader, not even what waits', async () => {
  answer = 550;
  await order(2);
  expect(await deliver()).toEqual(['refused', 'refused']);
  expect(await subscription()).toEqual({ state: 'active', refusals: 2, rests: false });
  await order(4);
  expect(await deliver()).toEqual(['refused']);
  expect(await subscription()).toEqual({ state: 'pending', refusals: 3, rests: true });
  const { rows } = await database.pool.query("SELECT 1 FROM support.consent WHERE what = 'refused'");
  expect(rows).toHaveLength(1);
});

test('STO-02 a mail that is taken makes up for earlier refusals', async () => {
  answer = 550;
  await order(2);
  await deliver();
  answer = 250;
  await order(1);
  expect(await deliver()).toEqual(['sent']);
  expect(await subscription()).toEqual({ state: 'active', refusals: 0, rests: false });
});

test('STO-02 what is refused for now waits and is sent later, once', async () => {
  answer = 450;
  await order(1);
  expect(await deliver()).toEqual(['failed']);
  await order(1, 'ben@example.com');
  expect(await support.outbox.count(database.pool)).toEqual({ waiting: 2, retried: 1, failed: 0 });
  await database.pool.query("DELETE FROM support.outbox WHERE mail->>'to' = 'ben@example.com'");
  expect(await subscription()).toEqual({ state: 'active', refusals: 0, rests: false });
  answer = 250;
  const before = arrivedAt(email);
  await database.pool.query('UPDATE support.outbox SET due_at = now()');
  expect(await deliver()).toEqual(['sent']);
  expect(arrivedAt(email)).toBe(before + 1);
});
