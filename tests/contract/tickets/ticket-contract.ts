import { afterAll, beforeAll, beforeEach, expect, inject } from 'vitest';
import type { Backend } from '#contracts/backend.ts';
import { BackendError, execute, type TypedDocument } from '#contracts/execute.ts';
import { graphql } from '#contracts/support/graphql.ts';
import type { TicketInput } from '#contracts/support/ticket-fields.ts';
import { openSupport } from '#services/support/index.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import { ticketCustomers, ticketMachines } from '../../support/back-ends/ticket-customers.ts';
import { type HttpServer, serveHttp } from '../../support/network/http-server.ts';
import { addMachines } from '../../support/records/machines.ts';
import { ticketInput } from '../../support/records/tickets.ts';

const secret = 'the secret of this installation, for tests';
const staff = () => 'service@group.example';
export const mountings = ['in process', 'over HTTP'];

const ticketParts = graphql(`
  fragment TicketParts on Ticket {
    id number type concern subject description status version replyCount followed closeReason closeComment actions
    organisation { id name } location { id name } machine { id name serialNumber }
    contact { name isEmployee isMe }
    promise { dueAt state }
    attachments { id }
    followers { name }
    linked { number follows }
    conversation {
      __typename
      ... on TicketReply { text via author { name isEmployee isMe } attachments { id name contentType url } }
      ... on TicketEvent { kind status reason comment actor { name } }
    }
  }
`);
export const createMutation = graphql(
  `mutation create($key: ID!, $input: NewTicketInput!) { createTicket(key: $key, input: $input) { ...TicketParts } }`,
  [ticketParts],
);
export const replyMutation = graphql(
  `mutation reply($key: ID!, $number: String!, $text: String!, $status: TicketStatus, $uploads: [ID!]) {
    replyToTicket(key: $key, number: $number, text: $text, status: $status, uploads: $uploads) {
      isFollowUp ticket { ...TicketParts }
    }
  }`,
  [ticketParts],
);
export const closeMutation = graphql(
  `mutation close($key: ID!, $number: String!, $version: Int!, $reason: TicketCloseReason!, $comment: String) {
    closeTicket(key: $key, number: $number, version: $version, reason: $reason, comment: $comment) { ...TicketParts }
  }`,
  [ticketParts],
);
export const reopenMutation = graphql(
  `mutation reopen($key: ID!, $number: String!, $version: Int!) {
    reopenTicket(key: $key, number: $number, version: $version) { ...TicketParts }
  }`,
  [ticketParts],
);
export const setMutation = graphql(
  `mutation set($key: ID!, $number: String!, $version: Int!, $status: TicketStatus!) {
    setTicketStatus(key: $key, number: $number, version: $version, status: $status) { ...TicketParts }
  }`,
  [ticketParts],
);
export const followMutation = graphql(`
  mutation follow($number: String!, $follow: Boolean!) {
    followTicket(number: $number, follow: $follow) { followed followers { name } }
  }
`);
export const ticketQuery = graphql(
  `query ticket($number: String!) { ticket(number: $number) { ...TicketParts } }`,
  [ticketParts],
);
export const listQuery = graphql(`
  query list(
    $filter: TicketFilter $search: String $sort: TicketOrder $descending: Boolean $page: Int $pageSize: Int
  ) {
    tickets(
      filter: $filter search: $search sort: $sort descending: $descending page: $page pageSize: $pageSize
    ) {
      total page pageSize
      counts { status count }
      items { number subject status machine { name } organisation { id } replyCount }
    }
  }
`);

export const filled = ticketInput({
  type: 'malfunction',
  concern: 'process',
  subject: 'Crimp force deviation station 2',
  description: 'Since the reel change\r\nthe limits are reached.\u0000',
});

/** Opens the support back ends for the tests of one file; at its end, nothing may have been logged. */
export function ticketBackEnds() {
  let database: FreshDatabase;
  let server: HttpServer;
  let customers: Awaited<ReturnType<typeof ticketCustomers>>;
  const backends = new Map<string, Backend>();
  const logged: unknown[] = [];
  let dropOld: () => Promise<void>;

  beforeAll(async () => {
    database = await freshDatabase(inject('databaseUrl'));
    customers = await ticketCustomers();
    const note = (message: string, fields?: unknown) => void logged.push({ message, fields });
    const log = { info() {}, warn: note, error: note };
    const { people } = customers;
    const options = { pool: database.pool, log, secret, production: true, staff, retentionDays: 180, people };
    const [support, second] = await Promise.all([openSupport(options), openSupport(options)]);
    dropOld = support.dropOld;
    await addMachines(database.pool, ...ticketMachines);
    server = await serveHttp(second.handle);
    backends.set('in process', { url: 'http://support.internal/graphql/support', fetch: support.handle });
    backends.set('over HTTP', { url: `${server.origin}/graphql/support`, fetch: globalThis.fetch });
  });

  afterAll(async () => {
    expect(logged).toEqual([]);
    await server.close();
    await database.close();
  });
  return {
    backends,
    database: () => database,
    customers: () => customers,
    dropOld: () => dropOld(),
  };
}

/** The operations of the tests on one mounting; each test begins without tickets and mails. */
export function ticketsOf(
  {
    backends,
    database,
    customers,
  }: Pick<ReturnType<typeof ticketBackEnds>, 'backends' | 'database' | 'customers'>,
  mounting: string,
) {
  beforeEach(() => database().pool.query('TRUNCATE support.ticket CASCADE; TRUNCATE support.outbox'));

  const backend = () => backends.get(mounting)!;
  async function call<Result, Variables extends Record<string, unknown>>(
    who: string,
    document: TypedDocument<Result, Variables>,
    variables: Variables,
  ): Promise<Result> {
    return execute(backend(), document, variables, { headers: await customers().headersOf(who) });
  }
  const key = () => crypto.randomUUID() as string;
  const create = async (who = 'eva', change: Partial<TicketInput & { uploads: string[] }> = {}) =>
    (await call(who, createMutation, { key: key(), input: { ...filled, ...change } })).createTicket;
  const reply = async (
    who: string,
    number: string,
    more: { text?: string; status?: 'solved' | 'open' } = {},
  ) => call(who, replyMutation, { key: key(), number, text: 'A word', ...more });
  const close = async (who: string, { number, version }: { number: string; version: number }) =>
    (
      await call(who, closeMutation, {
        key: key(),
        number,
        version,
        reason: 'solvedByProvider',
        comment: 'Thank you',
      })
    ).closeTicket;
  const see = async (who: string, number: string) => (await call(who, ticketQuery, { number })).ticket;
  const refusal = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => undefined,
      (problem: unknown) => problem,
    );
    expect(error).toBeInstanceOf(BackendError);
    return (error as BackendError).code;
  };
  async function mails() {
    const { rows } = await database().pool.query<{ to: string; kind: string }>(
      `SELECT mail->>'to' AS to, mail->'about'->>'kind' AS kind FROM support.outbox`,
    );
    return rows.map(({ to, kind }) => `${kind} ${to.split('@')[0]}`).sort();
  }
  return { backend, call, key, create, reply, close, see, refusal, mails };
}
