import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { forms } from '#contracts/support/forms.ts';
import { openSupport, type Support, supportToken } from '#services/support/index.ts';
import { chiefHeaders } from '../../support/back-ends/acting-editor.ts';
import { callBackEnd } from '../../support/back-ends/call-back-end.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import { filledFields } from '../../support/records/filled-fields.ts';

const secret = 'the secret of this installation, for tests';
const trusted = chiefHeaders(supportToken(secret));
export const by = 'Petra Ott';

type Received = { path: string; headers: IncomingHttpHeaders; body: string };

export type Lookup = NonNullable<Parameters<typeof openSupport>[0]['webhooks']>['lookup'];

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

type Detail = {
  webhook: { isActive: boolean; waiting: number; failed: number; deliveries: { items: Delivery[] } };
};

export const addMutation = `mutation ($url: String!, $events: [WebhookEvent!]!, $by: String!) {
  addWebhook(url: $url, events: $events, by: $by) { id secret }
}`;

const detail = `query ($id: ID!) { webhook(id: $id) { isActive waiting failed
  deliveries { total items { id event state attempts dueAt status answer problem } } } }`;

/**
 * Opens the support back end for the tests of one file, with a receiver of webhooks and an address that must
 * stay unreached.
 */
export function webhookWorld() {
  const world = {
    /** What the receiver of webhooks got, and how it responds. */
    received: [] as Received[],
    answer: (response: ServerResponse): unknown => response.end('thanks'),
    /** The number of connections to the address that must stay unreached. */
    intruders: 0,
    /** The processes that send. */
    opened: [] as Support[],
    logged: [] as unknown[],
  };
  const receiver = createServer(async (request, response) => {
    world.received.push({ path: request.url ?? '', headers: request.headers, body: await text(request) });
    world.answer(response);
  });
  const canary = createTcpServer((socket) => {
    world.intruders += 1;
    socket.destroy();
  });

  let database: FreshDatabase;

  const portOf = (server: Server) => (server.address() as AddressInfo).port;
  const receiverHost = () => `127.0.0.1:${portOf(receiver)}`;
  const address = (path = '/hooks') => `http://${receiverHost()}${path}`;

  async function open(timeoutMs = 60_000, lookup?: Lookup): Promise<Support> {
    const note = (...entry: unknown[]) => void world.logged.push(entry);
    const support = await openSupport({
      pool: database.pool,
      log: { info: note, warn: note, error: note },
      secret,
      production: true,
      staff: () => 'service@group.example',
      retentionDays: 30,
      webhooks: {
        ready: Promise.resolve(),
        allowedHosts: new Set([receiverHost()]),
        timeoutMs,
        ...(lookup && { lookup }),
      },
    });
    world.opened.push(support);
    return support;
  }

  beforeAll(async () => {
    database = await freshDatabase(inject('databaseUrl'));
    for (const server of [receiver, canary])
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    // Creates the tables.
    await (await open()).close();
    world.opened.length = 0;
  });
  beforeEach(async () => {
    // Before a process looks for due deliveries, since the two would wait for each other.
    await database.pool.query(
      'TRUNCATE support.enquiry, support.outbox, support.webhook, support.attempt CASCADE',
    );
    await open();
    world.received = [];
    world.logged.length = 0;
    world.intruders = 0;
    world.answer = (response) => response.end('thanks');
  });
  afterEach(async () => {
    for (const support of world.opened.splice(0)) await support.close();
  });
  afterAll(async () => {
    receiver.closeAllConnections();
    receiver.close();
    canary.close();
    await database.close();
  });

  async function call<Data = Record<string, unknown>>(
    query: string,
    variables: object = {},
    headers: object = trusted,
  ) {
    const backend = { url: 'http://support.internal/graphql/support', fetch: world.opened[0]!.handle };
    const { data, errors } = await callBackEnd(backend).send(
      query,
      variables,
      headers as Record<string, string>,
    );
    const extensions = errors?.[0]?.extensions as
      | { code?: string; fields?: Record<string, string> }
      | undefined;
    return { data: data as Data, code: extensions?.code, fields: extensions?.fields };
  }

  async function add(url = address(), events = ['enquiry']): Promise<{ id: string; secret: string }> {
    const { data } = await call<{ addWebhook: { id: string; secret: string } }>(addMutation, {
      url,
      events,
      by,
    });
    return data.addWebhook;
  }

  async function submit(message = 'Bitte melden.'): Promise<string> {
    const key = crypto.randomUUID();
    const values = filledFields(forms.contact, {
      lastName: 'Keller',
      email: 'nora@customer.example',
      message,
    });
    const { data } = await call('mutation ($input: EnquiryInput!) { submitEnquiry(input: $input) { id } }', {
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

  const see = async (id: string) => (await call<Detail>(detail, { id })).data.webhook;

  /**
   * Wakes the process, as PostgreSQL does elsewhere, until the newest delivery to a receiver is as wanted.
   */
  async function becomes(id: string, wanted: Partial<Delivery>): Promise<Delivery> {
    await expect
      .poll(async () => {
        for (const support of world.opened) support.wakeWebhooks();
        return (await see(id)).deliveries.items[0];
      })
      .toMatchObject(wanted);
    return (await see(id)).deliveries.items[0]!;
  }
  const sendAgain = (id: string) =>
    call('mutation ($id: ID!, $by: String!) { sendWebhookAgain(id: $id, by: $by) }', { id, by });

  return {
    world,
    database: () => database,
    canaryPort: () => portOf(canary),
    address,
    open,
    call,
    add,
    submit,
    see,
    becomes,
    sendAgain,
  };
}
