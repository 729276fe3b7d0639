import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Backend } from '#contracts/backend.ts';
import { execute, type TypedDocument } from '#contracts/execute.ts';
import type { MailOrder } from '#contracts/mail/order.ts';
import { graphql } from '#contracts/support/graphql.ts';
import { openSupport, type Support, supportToken } from '#services/support/index.ts';
import { callBackEnd } from '../../support/back-ends/call-back-end.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import { type HttpServer, serveHttp } from '../../support/network/http-server.ts';
import {
  changeMutation,
  confirmMutation,
  endMutation,
  pendingQuery,
  readerQuery,
  subscribeMutation,
} from './subscription-operations.ts';

/**
 * Subscriptions as the site requests them: in process and, through a second back end on the same database,
 * over HTTP.
 */
const secret = 'the secret of this installation, for tests';
const token = supportToken(secret);
let database: FreshDatabase;
let server: HttpServer;
let dropOld: () => Promise<void>;
let outbox: Support['outbox'];
const backends = new Map<string, Backend>();

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  const log = { info() {}, warn() {}, error() {} };
  const options = {
    pool: database.pool,
    log,
    secret,
    production: true,
    staff: () => 'service@group.example',
  };
  const open = () => openSupport({ ...options, retentionDays: 180 });
  const first = await open();
  const second = await open();
  ({ dropOld, outbox } = first);
  server = await serveHttp(second.handle);
  backends.set('in process', { url: 'http://support.internal/graphql/support', fetch: first.handle });
  backends.set('over HTTP', { url: `${server.origin}/graphql/support`, fetch: globalThis.fetch });
});

afterAll(async () => {
  await server.close();
  await database.close();
});

async function mailsTo(email: string): Promise<MailOrder[]> {
  const { rows } = await database.pool.query<{ mail: MailOrder }>(
    "SELECT mail FROM support.outbox WHERE mail->>'to' = $1 ORDER BY due_at, id",
    [email],
  );
  return rows.map(({ mail }) => mail);
}

/** The only mail of a kind to an address. */
async function mailOf<Kind extends MailOrder['about']['kind']>(email: string, kind: Kind) {
  const found = (await mailsTo(email)).map(({ about }) => about).filter((about) => about.kind === kind);
  expect(found, `${kind} to ${email}`).toHaveLength(1);
  return found[0] as Extract<MailOrder['about'], { kind: Kind }>;
}

const consents = async (email: string) =>
  (
    await database.pool.query(
      `SELECT what, c.topics, c.language, words, path FROM support.consent c
       JOIN support.subscription s ON s.id = c.subscription_id WHERE email = $1 ORDER BY at`,
      [email],
    )
  ).rows;

let readers = 0;

describe.each(['in process', 'over HTTP'])('%s', (mounting) => {
  const asSite = <Result, Variables extends Record<string, unknown>>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
  ) =>
    execute(backends.get(mounting)!, document, variables, { headers: { authorization: `Bearer ${token}` } });

  const newReader = () => {
    readers += 1;
    return `reader${readers}@example.com`;
  };
  const call = (email: string, more: { key?: string; topics?: string[]; language?: string } = {}) =>
    asSite(subscribeMutation, {
      input: {
        key: crypto.randomUUID(),
        email,
        language: 'de',
        topics: ['adhoc', 'stories'],
        words: 'Yes, please.',
        path: '/de/support/newsletter',
        ...more,
      },
    });
  async function subscribe(email: string, topics = ['stories']) {
    await call(email, { topics });
    const { token } = await mailOf(email, 'subscriptionAsked');
    await asSite(confirmMutation, { token });
    return (await mailOf(email, 'subscriptionBegun')).reader;
  }

  test('STO-02 a subscription begins when its mail is confirmed, and not when it is looked at', async () => {
    const email = newReader();
    expect(await call(email.toUpperCase())).toEqual({ askSubscription: true });
    const { token } = await mailOf(email, 'subscriptionAsked');
    const wish = { email, topics: ['stories', 'adhoc'], language: 'de' };
    for (const _ of ['a scanner', 'its owner']) {
      const { askedSubscription } = await asSite(pendingQuery, { token });
      expect(askedSubscription).toEqual({ ...wish, state: 'pending' });
    }
    const active = { ...wish, state: 'active' };
    expect((await asSite(confirmMutation, { token })).confirmSubscription).toEqual(active);
    expect((await asSite(confirmMutation, { token })).confirmSubscription).toEqual(active);
    await mailOf(email, 'subscriptionBegun');
    expect(await consents(email)).toEqual([
      {
        what: 'asked',
        topics: ['stories', 'adhoc'],
        language: 'de',
        words: 'Yes, please.',
        path: '/de/support/newsletter',
      },
      { what: 'confirmed', topics: ['stories', 'adhoc'], language: 'de', words: '', path: '' },
    ]);
  });

  test('STO-02 the database does not hold what a mail confirms with', async () => {
    const email = newReader();
    await call(email);
    const { token } = await mailOf(email, 'subscriptionAsked');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { rows } = await database.pool.query(
      'SELECT row_to_json(s)::text AS row FROM support.subscription s WHERE email = $1',
      [email],
    );
    expect(rows[0].row).not.toContain(token);
  });

  test('STO-02 a mail belongs to its request: a later one voids it, and so do seven days', async () => {
    const email = newReader();
    await call(email, { topics: ['stories'] });
    const early = (await mailOf(email, 'subscriptionAsked')).token;
    await call(email, { topics: ['releases'] });
    const confirmations = (await mailsTo(email)).flatMap(({ about }) =>
      about.kind === 'subscriptionAsked' && about.token !== early ? [about.token] : [],
    );
    expect(confirmations).toHaveLength(1);
    const later = confirmations[0]!;
    expect((await asSite(confirmMutation, { token: early })).confirmSubscription).toBeNull();
    expect((await asSite(pendingQuery, { token: later })).askedSubscription?.topics).toEqual(['releases']);
    await database.pool.query(
      "UPDATE support.subscription SET confirm_until = now() - interval '1 second' WHERE email = $1",
      [email],
    );
    expect((await asSite(confirmMutation, { token: later })).confirmSubscription).toBeNull();
    expect((await asSite(pendingQuery, { token: later })).askedSubscription).toBeNull();
  });

  test('STO-02 whoever asks learns nothing about an address; its owner does, by mail', async () => {
    const [known, unknown] = [newReader(), newReader()];
    await subscribe(known, ['stories']);
    const answers = [await call(known, { topics: ['releases'] }), await call(unknown)];
    expect(answers[0]).toEqual(answers[1]);
    const reported = await mailOf(known, 'subscriptionKnown');
    expect(reported.topics).toEqual(['stories']);
    expect((await asSite(readerQuery, { reader: reported.reader })).readerSubscription).toMatchObject({
      state: 'active',
      topics: ['stories'],
    });
  });

  test('FRM-01 what is sent twice counts once, also at the same moment', async () => {
    const email = newReader();
    const key = crypto.randomUUID();
    await Promise.all(Array.from({ length: 5 }, () => call(email, { key })));
    const { token } = await mailOf(email, 'subscriptionAsked');
    expect((await asSite(confirmMutation, { token })).confirmSubscription?.state).toBe('active');
    expect(await consents(email)).toHaveLength(2);
  });

  test('FRM-01 nobody is flooded with mail because somebody types the address again and again', async () => {
    const email = newReader();
    for (let count = 0; count < 6; count += 1) await call(email);
    expect(await mailsTo(email)).toHaveLength(3);
  });

  test('STO-02 a reader changes topics and language, and leaves at once, as often as asked', async () => {
    const email = newReader();
    const reader = await subscribe(email);
    const { token } = await mailOf(email, 'subscriptionAsked');
    const changed = await asSite(changeMutation, { reader, language: 'fr', topics: ['adhoc', 'releases'] });
    expect(changed.changeSubscription).toEqual({ language: 'fr', topics: ['releases', 'adhoc'] });
    for (const _ of ['once', 'twice'])
      expect(await asSite(endMutation, { reader })).toEqual({ endSubscription: true });
    expect((await asSite(readerQuery, { reader })).readerSubscription?.state).toBe('ended');
    const again = await asSite(changeMutation, { reader, language: 'fr', topics: ['stories'] });
    expect(again.changeSubscription).toBeNull();
    expect((await consents(email)).map(({ what }) => what)).toEqual([
      'asked',
      'confirmed',
      'changed',
      'ended',
    ]);
    // The link of the first mail does not start it again.
    expect((await asSite(confirmMutation, { token })).confirmSubscription).toBeNull();
    // Mails that still waited for the mail server are not sent any more.
    expect(await mailsTo(email)).toEqual([]);
  });

  test('STO-02 who left is forgotten after the retention, who never confirmed soon; others stay', async () => {
    const [left, silent, stays] = [newReader(), newReader(), newReader()];
    const reader = await subscribe(left);
    await asSite(endMutation, { reader });
    await call(silent);
    const kept = await subscribe(stays);
    const age = (column: string, days: number, email: string) =>
      database.pool.query(
        `UPDATE support.subscription SET ${column} = ${column} - $1 * interval '1 day' WHERE email = $2`,
        [days, email],
      );
    await age('ended_at', 179, left);
    await dropOld();
    expect((await asSite(readerQuery, { reader })).readerSubscription?.state).toBe('ended');
    await age('ended_at', 2, left);
    await age('confirm_until', 9, silent);
    await dropOld();
    expect((await asSite(readerQuery, { reader })).readerSubscription).toBeNull();
    expect(await consents(left)).toEqual([]);
    const { rowCount } = await database.pool.query('SELECT FROM support.subscription WHERE email = $1', [
      silent,
    ]);
    expect(rowCount).toBe(0);
    expect((await asSite(readerQuery, { reader: kept })).readerSubscription?.state).toBe('active');
    // Ending a subscription that no longer exists succeeds, too.
    expect(await asSite(endMutation, { reader })).toEqual({ endSubscription: true });
  });

  test('STO-02 a token that was made up opens and ends nothing', async () => {
    const reader = await subscribe(newReader());
    const forged = [
      reader.slice(0, -2) + (reader.endsWith('AA') ? 'BB' : 'AA'),
      'A'.repeat(64),
      reader.slice(0, 22),
      '',
      "' OR true --",
    ];
    for (const token of forged) {
      expect((await asSite(readerQuery, { reader: token })).readerSubscription).toBeNull();
      expect(await asSite(endMutation, { reader: token })).toEqual({ endSubscription: false });
      expect((await asSite(confirmMutation, { token })).confirmSubscription).toBeNull();
    }
    expect((await asSite(readerQuery, { reader })).readerSubscription?.state).toBe('active');
  });

  test('FRM-02 bad fields are named, and only the site may ask', async () => {
    const { send } = callBackEnd(backends.get(mounting)!);
    const input = {
      key: crypto.randomUUID(),
      email: 'ada@example.com\r\nBcc: all@example.com',
      language: 'de',
      topics: [],
      words: '',
      path: '/',
    };
    const text = 'mutation ask($input: SubscriptionInput!) { askSubscription(input: $input) }';
    const refused = await send(text, { input }, { authorization: `Bearer ${token}` });
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { email: 'invalid', stories: 'missing' },
    });
    const foreign = await send(text, { input: { ...input, email: newReader(), topics: ['stories'] } });
    expect(foreign.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    const strange = await send('query { readerSubscription(reader: "x") { email } announcements { title } }');
    expect(strange.errors?.every(({ extensions }) => extensions?.code === 'FORBIDDEN')).toBe(true);
  });

  test('FRM-01 a white paper comes by mail under an address that was signed for seven days', async () => {
    const email = newReader();
    const submit = graphql(
      `mutation submit($input: EnquiryInput!) { submitEnquiry(input: $input) { number } }`,
    );
    const values = {
      firstName: 'Ada',
      lastName: 'W',
      email,
      company: 'W AG',
      paper: 'wire-data',
      consent: 'true',
    };
    const listed = Object.entries(values).map(([name, value]) => ({ name, value }));
    await asSite(submit, {
      input: {
        key: crypto.randomUUID(),
        form: 'whitepaper',
        values: listed,
        language: 'de',
        country: 'CH',
        path: '/de/support/whitepaper-wire-data',
      },
    });
    const { path, days } = await mailOf(email, 'whitepaper');
    expect(days).toBe(7);
    const token = path.replace('/api/whitepaper/', '');
    const paperQuery = graphql(
      `query paper($token: String!) { sentPaper(token: $token) { slug language isExpired } }`,
    );
    const paper = { slug: 'wire-data', language: 'de', isExpired: false };
    expect(await asSite(paperQuery, { token })).toEqual({ sentPaper: paper });
    const [coded = '', mark] = token.split('.');
    const payload = Buffer.from(coded, 'base64url').toString().replace('wire-data', 'price-list');
    const other = `${Buffer.from(payload).toString('base64url')}.${mark}`;
    for (const forged of [other, token.slice(0, -1), '', '....'])
      expect(await asSite(paperQuery, { token: forged })).toEqual({ sentPaper: null });
  });
});

test('STO-02 a token leaves the database with its mail', async () => {
  const email = 'forgetful@example.com';
  const backend = backends.get('in process')!;
  const input = {
    key: crypto.randomUUID(),
    email,
    language: 'en',
    topics: ['stories'],
    words: 'Yes',
    path: '/en',
  };
  await execute(backend, subscribeMutation, { input }, { headers: { authorization: `Bearer ${token}` } });
  const { token: confirmation } = await mailOf(email, 'subscriptionAsked');
  const sent: MailOrder[] = [];
  const take = async (order: MailOrder) => void sent.push(order);
  while ((await outbox.deliverNext(database.pool, take)) === 'sent');
  expect(sent.some(({ about }) => about.kind === 'subscriptionAsked' && about.token === confirmation)).toBe(
    true,
  );
  const { rows } = await database.pool.query(
    'SELECT mail::text FROM support.outbox WHERE sent_at IS NOT NULL',
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ mail }) => mail.includes(confirmation))).toEqual([]);
});
