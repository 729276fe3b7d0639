import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { execute } from '#contracts/execute.ts';
import { graphql } from '#contracts/support/graphql.ts';
import { openSupport, type Support, ticketChanged } from '#services/support/index.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import { ticketCustomers, ticketMachines } from '../../support/back-ends/ticket-customers.ts';
import { type HttpServer, serveHttp } from '../../support/network/http-server.ts';
import { addMachines } from '../../support/records/machines.ts';
import { ticketInput } from '../../support/records/tickets.ts';

let database: FreshDatabase;
let listener: pg.Client;
let server: HttpServer;
let customers: Awaited<ReturnType<typeof ticketCustomers>>;
const processes: Support[] = [];

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  customers = await ticketCustomers();
  const open = () =>
    openSupport({
      pool: database.pool,
      log: { info() {}, warn() {}, error() {} },
      secret: 'a secret',
      production: true,
      staff: () => 'service@group.example',
      retentionDays: 180,
      people: customers.people,
    });
  processes.push(await open(), await open());
  await addMachines(database.pool, ...ticketMachines);
  listener = new pg.Client({ connectionString: database.url });
  await listener.connect();
  await listener.query(`LISTEN ${ticketChanged}`);
  listener.on('notification', ({ payload }) => processes[1]!.ticketStream.notified(payload ?? ''));
  server = await serveHttp(processes[1]!.ticketStream.handle);
});

afterAll(async () => {
  for (const support of processes) await support.close();
  await listener.end();
  await server.close();
  await database.close();
});

const createMutation = graphql(`
  mutation create($key: ID!, $input: NewTicketInput!) { createTicket(key: $key, input: $input) { number version } }
`);
const closeMutation = graphql(`
  mutation close($key: ID!, $number: String!, $version: Int!) {
    closeTicket(key: $key, number: $number, version: $version, reason: noLongerRelevant) { status }
  }
`);

test('TIC-04 what happens in one process is told to the readers of another', async () => {
  const headers = await customers.headersOf('eva');
  const backend = { url: 'http://support.internal/graphql/support', fetch: processes[0]!.handle };
  const answer = await fetch(server.origin, { headers: await customers.headersOf('jan') });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let received = '';
  const hear = async (text: string) => {
    while (!received.includes(text)) received += (await reader.read()).value ?? '';
  };
  await hear('retry');
  const input = ticketInput({ subject: 'Training for two operators' });
  const { createTicket } = await execute(
    backend,
    createMutation,
    { key: crypto.randomUUID(), input },
    { headers },
  );
  await hear(`{"number":"${createTicket.number}","what":"created"}`);
  await execute(backend, closeMutation, { key: crypto.randomUUID(), ...createTicket }, { headers });
  await hear(`{"number":"${createTicket.number}","what":"status"}`);
  expect(received).not.toContain('ORG-1');
  await reader.cancel();
});
