import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { forms } from '#contracts/support/forms.ts';
import { openSupport, type Support, supportToken } from '#services/support/index.ts';
import { sign } from '#services/support/webhook/webhook-secrets.ts';
import { askBackEnd } from '../../support/back-ends/ask-back-end.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import { filledFields } from '../../support/records/filled-fields.ts';

const secret = 'the secret of this installation, for tests';
const trusted = { authorization: `Bearer ${supportToken(secret)}` };
const by = 'Petra Ott';

type Received = { path: string; headers: IncomingHttpHeaders; body: string };
/** The program of somebody else, on a port of this machine. */
let received: Received[] = [];
let answer: (response: ServerResponse) => void;
const receiver = createServer(async (request, response) => {
  received.push({ path: request.url ?? '', headers: request.headers, body: await text(request) });
  answer(response);
});
/** Where nobody may ever come: it counts who connects. */
let intruders = 0;
const canary = createTcpServer((socket) => {
  intruders += 1;
  socket.destroy();
});

let database: FreshDatabase;
const opened: Support[] = [];
const logged: unknown[] = [];

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const receiverHost = () => `127.0.0.1:${portOf(receiver)}`;
const address = (path = '/hooks') => `http://${receiverHost()}${path}`;

type Lookup = NonNullable<Parameters<typeof openSupport>[0]['webhooks']>['lookup'];

async function open(timeoutMs = 60_000, lookup?: Lookup): Promise<Support> {
  const note = (...entry: unknown[]) => void logged.push(entry);
  const support = await openSupport({
    pool: database.pool,
    log: { info: note, warn: note, error: note },
    secret,
    production: true,
    staff: 'service@group.example',
    retentionDays: 30,
    webhooks: {
      ready: Promise.resolve(),
      allowedHosts: new Set([receiverHost()]),
      timeoutMs,
      ...(lookup && { lookup }),
    },
  });
  opened.push(support);
  return support;
}

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  for (const server of [receiver, canary])
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
beforeEach(async () => {
  await open();
  await database.pool.query(
    'TRUNCATE support.enquiry, support.outbox, support.webhook, support.attempt CASCADE',
  );
  received = [];
  logged.length = 0;
  intruders = 0;
  answer = (response) => response.end('thanks');
});
afterEach(async () => {
  for (const support of opened.splice(0)) await support.close();
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  canary.close();
  await database.close();
});

async function ask<Data = Record<string, unknown>>(
  query: string,
  variables: object = {},
  headers: object = trusted,
) {
  const backend = { url: 'http://support.internal/graphql/support', fetch: opened[0]!.handle };
  const { data, errors } = await askBackEnd(backend).send(
    query,
    variables,
    headers as Record<string, string>,
  );
  const extensions = errors?.[0]?.extensions as
    | { code?: string; fields?: Record<string, string> }
    | undefined;
  return { data: data as Data, code: extensions?.code, fields: extensions?.fields };
}

const addMutation = `mutation ($url: String!, $events: [WebhookEvent!]!, $by: String!) {
  addWebhook(url: $url, events: $events, by: $by) { id secret }
}`;
async function add(url = address(), events = ['enquiry']): Promise<{ id: string; secret: string }> {
  const { data } = await ask<{ addWebhook: { id: string; secret: string } }>(addMutation, {
    url,
    events,
    by,
  });
  return data.addWebhook;
}

async function submit(message = 'Bitte melden.'): Promise<string> {
  const key = crypto.randomUUID();
  const values = filledFields(forms.contact, { lastName: 'Keller', email: 'nora@customer.example', message });
  const { data } = await ask('mutation ($input: EnquiryInput!) { submitEnquiry(input: $input) { id } }', {
    input: {
      key,
      form: 'contact',
      values: Object.entries(values).map(([name, value]) => ({ name, value })),
      language: 'de',
      country: 'CH',
      path: '/de-CH/contact',
    },
  });
  expect(data).not.toBeNull();
  return key;
}

type Delivery = {
  id: string;
  event: string;
  state: string;
  attempts: number;
  dueAt: string | null;
  status: number | null;
  answer: string | null;
  problem: string | null;
};
const detail = `query ($id: ID!) { webhook(id: $id) { isActive waiting failed
  deliveries { total items { id event state attempts dueAt status answer problem } } } }`;
type Detail = {
  webhook: { isActive: boolean; waiting: number; failed: number; deliveries: { items: Delivery[] } };
};
const see = async (id: string) => (await ask<Detail>(detail, { id })).data.webhook;

/** Wakes the program, which PostgreSQL does elsewhere, until the newest message to somebody has become so. */
async function becomes(id: string, wanted: Partial<Delivery>): Promise<Delivery> {
  await expect
    .poll(async () => {
      for (const support of opened) support.wakeWebhooks();
      return (await see(id)).deliveries.items[0];
    })
    .toMatchObject(wanted);
  return (await see(id)).deliveries.items[0]!;
}
const sendAgain = (id: string) =>
  ask('mutation ($id: ID!, $by: String!) { sendWebhookAgain(id: $id, by: $by) }', { id, by });

describe('FRM-01 other programs are told', () => {
  test('of an enquiry at once, signed, and those who asked for something else are not', async () => {
    const { id, secret: shared } = await add();
    const other = await add(address('/tickets'), ['ticket']);
    const key = await submit();
    const { id: delivery } = await becomes(id, {
      state: 'delivered',
      attempts: 1,
      status: 200,
      answer: 'thanks',
    });
    expect(received).toHaveLength(1);
    const { path, headers, body } = received[0]!;
    expect(path).toBe('/hooks');
    expect(JSON.parse(body)).toMatchObject({
      type: 'enquiry.received',
      timestamp: expect.stringMatching(/Z$/),
      data: {
        id: key,
        number: expect.stringMatching(/^E-\d{4}-\d{6}$/),
        form: 'contact',
        values: { lastName: 'Keller' },
      },
    });
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': delivery });
    const seconds = Number(headers['webhook-timestamp']);
    expect(headers['webhook-signature']).toBe(sign(shared, { id: delivery, body }, seconds));
    expect((await see(other.id)).deliveries.items).toEqual([]);
  });

  test('again after a failure: the same words under the same id, by a pause that grows', async () => {
    const { id } = await add();
    answer = (response) => response.writeHead(500).end('out of order');
    await submit();
    const failed = await becomes(id, { state: 'waiting', attempts: 1, status: 500, problem: 'answer' });
    expect(failed.answer).toBe('out of order');
    expect(failed.dueAt).not.toBeNull();
    const dueIn = async () =>
      (
        await database.pool.query(
          'SELECT extract(epoch FROM due_at - attempted_at)::int AS seconds FROM support.webhook_delivery',
        )
      ).rows[0]?.seconds;
    expect(await dueIn()).toBe(5);
    await database.pool.query(
      'UPDATE support.webhook_delivery SET due_at = now(); UPDATE support.webhook SET busy_until = NULL',
    );
    await becomes(id, { state: 'waiting', attempts: 2 });
    expect(await dueIn()).toBe(300);
    answer = (response) => response.writeHead(204).end();
    expect((await sendAgain(failed.id)).data).toEqual({ sendWebhookAgain: true });
    await becomes(id, { state: 'delivered', status: 204, problem: null });
    expect(new Set(received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([failed.id]));
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
  });

  test('no more after three days, until somebody sends it again', async () => {
    const { id } = await add();
    answer = (response) => response.writeHead(503).end();
    await submit();
    await becomes(id, { attempts: 1 });
    await database.pool.query(
      'UPDATE support.webhook_delivery SET attempts = 9, due_at = now(); UPDATE support.webhook SET busy_until = NULL',
    );
    const given = await becomes(id, { state: 'failed', attempts: 10, dueAt: null });
    expect(await see(id)).toMatchObject({ waiting: 0, failed: 1 });
    answer = (response) => response.end();
    await sendAgain(given.id);
    await becomes(id, { state: 'delivered' });
  });

  test('until they say that they are gone', async () => {
    const { id } = await add();
    answer = (response) => response.writeHead(410).end();
    await submit();
    await becomes(id, { state: 'failed', problem: 'gone' });
    expect((await see(id)).isActive).toBe(false);
    await submit();
    expect((await see(id)).deliveries.items).toHaveLength(1);
    expect(
      (await ask('mutation ($id: ID!, $by: String!) { testWebhook(id: $id, by: $by) }', { id, by })).data,
    ).toEqual({
      testWebhook: false,
    });
  });

  test('once, by however many processes', async () => {
    await open();
    await open();
    const { id } = await add();
    for (let count = 0; count < 5; count++) await submit(`Message ${count}`);
    await expect
      .poll(async () => {
        for (const support of opened) support.wakeWebhooks();
        return (await see(id)).deliveries.items.filter(({ state }) => state === 'delivered').length;
      })
      .toBe(5);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(5);
    expect(received).toHaveLength(5);
  });

  test('by both secrets while one is exchanged', async () => {
    const { id, secret: first } = await add();
    const { data } = await ask<{ renewWebhookSecret: { secret: string } }>(
      'mutation ($id: ID!, $by: String!) { renewWebhookSecret(id: $id, by: $by) { secret } }',
      { id, by },
    );
    await ask('mutation ($id: ID!, $by: String!) { testWebhook(id: $id, by: $by) }', { id, by });
    await becomes(id, { event: 'test', state: 'delivered' });
    const { headers, body } = received[0]!;
    expect(JSON.parse(body)).toMatchObject({ type: 'webhook.test', data: {} });
    const message = { id: String(headers['webhook-id']), body };
    const signatures = [data.renewWebhookSecret.secret, first].map((each) =>
      sign(each, message, Number(headers['webhook-timestamp'])),
    );
    expect(headers['webhook-signature']).toBe(signatures.join(' '));
  });

  test('nothing more of an enquiry that was deleted, or is older than its retention', async () => {
    const { id } = await add();
    const key = await submit();
    await becomes(id, { state: 'delivered' });
    await ask('mutation ($id: ID!, $by: String!) { deleteEnquiry(id: $id, by: $by) }', { id: key, by });
    expect((await see(id)).deliveries.items).toEqual([]);
    await submit();
    await database.pool.query("UPDATE support.webhook_delivery SET created_at = now() - interval '31 days'");
    await opened[0]!.dropOld();
    expect((await see(id)).deliveries.items).toEqual([]);
  });
});

describe('FRM-01 what a receiver cannot do to us', () => {
  test('be slow without end', async () => {
    for (const support of opened.splice(0)) await support.close();
    await open(50);
    answer = () => undefined;
    const { id } = await add();
    await submit();
    await becomes(id, { state: 'waiting', attempts: 1, status: null, problem: 'timeout' });
  });

  test('answer without end', async () => {
    let isLeft = false;
    answer = (response) => {
      response.on('close', () => {
        isLeft = true;
      });
      const more = () => response.write('\u0000 more '.repeat(1000), () => isLeft || setImmediate(more));
      more();
    };
    const { id } = await add();
    await submit();
    const { answer: kept } = await becomes(id, { state: 'delivered' });
    expect(kept?.length).toBeLessThanOrEqual(500);
    await expect.poll(() => isLeft).toBe(true);
  });

  test('lead us elsewhere', async () => {
    answer = (response) => response.writeHead(302, { location: `http://127.0.0.1:${portOf(canary)}/` }).end();
    const { id } = await add();
    await submit();
    await becomes(id, { state: 'waiting', status: 302, problem: 'answer' });
    expect(intruders).toBe(0);
  });

  test.for([
    ['', 'required'],
    ['crm', 'invalid'],
    ['file:///etc/passwd', 'invalid'],
    ['gopher://127.0.0.1/', 'invalid'],
    ['https://name:password@crm.example/', 'invalid'],
    ['http://crm.example/', 'insecure'],
    ['https://localhost/', 'private'],
    ['https://intranet/', 'private'],
    ['https://printer.local/', 'private'],
    ['https://metadata.google.internal/', 'private'],
    ['https://127.0.0.1/', 'private'],
    ['https://127.1/', 'private'],
    ['https://2130706433/', 'private'],
    ['https://0x7f.0.0.1/', 'private'],
    ['https://0177.0.0.1/', 'private'],
    ['https://0/', 'private'],
    ['https://169.254.169.254/latest/', 'private'],
    ['https://10.0.0.8/', 'private'],
    ['https://100.64.0.1/', 'private'],
    ['https://[::1]/', 'private'],
    ['https://[::ffff:7f00:1]/', 'private'],
    ['https://[::ffff:127.0.0.1]/', 'private'],
    ['https://[fd00::1]/', 'private'],
    ['https://[fe80::1]/', 'private'],
  ])('lie at %s', async ([url, problem]) => {
    const { code, fields } = await ask(addMutation, { url, events: ['enquiry'], by });
    expect({ code, fields }).toEqual({ code: 'BAD_USER_INPUT', fields: { url: problem } });
  });

  test('be longer than an address is', async () => {
    const url = `https://crm.example/${'a'.repeat(1000)}`;
    const { fields } = await ask(addMutation, { url, events: ['enquiry'], by });
    expect(fields).toEqual({ url: 'tooLong' });
  });

  test('have a name that leads into our network, be it in the last moment', async () => {
    for (const support of opened.splice(0)) await support.close();
    const asked: string[] = [];
    const lookup = ((host: string, _: object, done: (error: null, found: object[]) => void) => {
      asked.push(host);
      // Whoever checked a name before connecting would have seen the first of them.
      done(null, [
        ...(asked.length > 1 ? [] : [{ address: '1.1.1.1', family: 4 }]),
        { address: '127.0.0.1', family: 4 },
      ]);
    }) as unknown as Lookup;
    await open(60_000, lookup);
    const { id } = await add(`https://crm.example:${portOf(canary)}/`);
    await submit();
    const { id: delivery } = await becomes(id, { state: 'waiting', attempts: 1, problem: 'private' });
    expect(asked).toEqual(['crm.example']);
    await sendAgain(delivery);
    await expect
      .poll(() => {
        opened[0]!.wakeWebhooks();
        return asked.length;
      })
      .toBe(2);
    await becomes(id, { attempts: 1, problem: 'private' });
    expect(intruders).toBe(0);
  });

  test('be learned of by a log, nor its secret by any answer', async () => {
    const { id, secret: shared } = await add(address('/hooks?key=of-theirs'));
    answer = (response) => response.writeHead(500).end();
    await submit();
    await becomes(id, { attempts: 1 });
    const words = shared.slice('whsec_'.length);
    expect(logged.length).toBeGreaterThan(0);
    expect(JSON.stringify(logged)).not.toMatch(/of-theirs/);
    expect(JSON.stringify(logged)).not.toContain(words);
    const { rows } = await database.pool.query('SELECT * FROM support.webhook');
    expect(JSON.stringify(rows)).not.toContain(words);
    expect((await ask('{ webhooks { secret } }')).data).toBeUndefined();
    expect((await ask('{ webhooks { secrets } }')).data).toBeUndefined();
  });

  test('be set up by whoever is not trusted, or without end', async () => {
    const { id } = await add();
    const asked = [
      ['query { webhooks { id } }', {}],
      ['query ($id: ID!) { webhook(id: $id) { id } }', { id }],
      [addMutation, { url: address(), events: ['enquiry'], by }],
      ['mutation ($id: ID!, $by: String!) { removeWebhook(id: $id, by: $by) }', { id, by }],
      ['mutation ($id: ID!, $by: String!) { renewWebhookSecret(id: $id, by: $by) { secret } }', { id, by }],
      ['mutation ($id: ID!, $by: String!) { testWebhook(id: $id, by: $by) }', { id, by }],
      ['mutation ($id: ID!, $by: String!) { sendWebhookAgain(id: $id, by: $by) }', { id, by }],
    ] as const;
    for (const [query, variables] of asked)
      expect((await ask(query, variables, {})).code, query).toBe('FORBIDDEN');
    await Promise.all(
      Array.from({ length: 25 }, (_, at) =>
        ask(addMutation, { url: address(`/${at}`), events: ['ticket'], by }),
      ),
    );
    expect((await ask<{ webhooks: unknown[] }>('{ webhooks { id } }')).data.webhooks).toHaveLength(20);
    expect((await ask(addMutation, { url: address(), events: ['ticket'], by })).code).toBe('CONFLICT');
    expect((await ask(addMutation, { url: address(), events: [], by })).fields).toEqual({
      events: 'required',
    });
  });
});
