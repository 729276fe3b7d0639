import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import type { Backend } from '#contracts/backend.ts';
import { type BackendError, execute, type TypedDocument } from '#contracts/execute.ts';
import { graphql } from '#contracts/support/graphql.ts';
import type { TicketInput } from '#contracts/support/ticket-fields.ts';
import { openSupport, type Support } from '#services/support/index.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import { ticketCustomers, ticketMachines } from '../../support/back-ends/ticket-customers.ts';
import { addMachines } from '../../support/records/machines.ts';
import { ticketInput } from '../../support/records/tickets.ts';

const servicePlace = {
  name: 'Sutera Deutschland GmbH',
  city: 'Radevormwald',
  phone: '+49 2195 555 010',
  countryCode: 'DE',
  kinds: ['SALES_AND_SERVICE'],
};
/** Mexico has ten holidays in a row, beginning yesterday. */
const holidaysIn = (country: string) =>
  country === 'MX' ? Array.from({ length: 10 }, (_, at) => dayFrom(at - 1)) : [];
const dayFrom = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
export const key = () => crypto.randomUUID() as string;
export const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error as BackendError).code,
  );

export const deskParts = graphql(`
  fragment DeskParts on Ticket {
    number version severity status promise { state dueAt } due { kind at isLate } assignee { id name }
    lastWordBy { name } language createdOn
  }
`);
export const createMutation = graphql(
  `mutation create($key: ID!, $input: NewTicketInput!) { createTicket(key: $key, input: $input) { ...DeskParts } }`,
  [deskParts],
);
const ticketQuery = graphql(`query ticket($number: String!) { ticket(number: $number) { ...DeskParts } }`, [
  deskParts,
]);
export const assignMutation = graphql(
  `mutation assign($number: String!, $from: ID, $to: ID) {
    assignTicket(number: $number, from: $from, to: $to) { ...DeskParts }
  }`,
  [deskParts],
);
const replyMutation = graphql(
  `mutation reply($key: ID!, $number: String!, $text: String!, $status: TicketStatus) {
    replyToTicket(key: $key, number: $number, text: $text, status: $status) { ticket { ...DeskParts } }
  }`,
  [deskParts],
);
const listQuery = graphql(`
  query list($view: TicketView, $sort: TicketOrder, $search: String, $filter: TicketFilter) {
    tickets(view: $view, sort: $sort, descending: false, search: $search, filter: $filter) {
      total view sort counts { status count } items { number severity }
    }
  }
`);

/**
 * Opens the support back end for the tests of one file, with the operations of our own staff and of
 * customers.
 */
export function ticketDesk() {
  let database: FreshDatabase;
  let support: Support;
  let customers: Awaited<ReturnType<typeof ticketCustomers>>;

  beforeAll(async () => {
    database = await freshDatabase(inject('databaseUrl'));
    customers = await ticketCustomers();
    support = await openSupport({
      pool: database.pool,
      log: { info() {}, warn() {}, error() {} },
      secret: 'the secret of this installation, for tests',
      production: true,
      staff: () => 'service@group.example',
      retentionDays: 180,
      people: customers.people,
      answerHours: { usual: 48, stopped: 2 },
      locations: {
        url: 'http://content.internal/graphql/content',
        async fetch(request: Request) {
          const { variables } = (await request.json()) as { variables: { country: string } };
          const holidays = holidaysIn(variables.country);
          return Response.json({ data: { locations: [{ ...servicePlace, holidays }] } });
        },
      },
    });
    await addMachines(database.pool, ...ticketMachines);
  });
  afterAll(() => database.close());
  beforeEach(() => database.pool.query('TRUNCATE support.ticket CASCADE; TRUNCATE support.outbox'));

  const backend = (): Backend => ({ url: 'http://support.internal/graphql/support', fetch: support.handle });
  async function call<Result, Variables extends Record<string, unknown>>(
    who: string,
    document: TypedDocument<Result, Variables>,
    variables: Variables,
  ): Promise<Result> {
    return execute(backend(), document, variables, { headers: await customers.headersOf(who) });
  }

  const create = async (change: Partial<TicketInput> = {}, who = 'eva') =>
    (await call(who, createMutation, { key: key(), input: ticketInput({ type: 'malfunction', ...change }) }))
      .createTicket;
  const see = async (who: string, number: string) => (await call(who, ticketQuery, { number })).ticket;
  const reply = async (who: string, number: string, text = 'A word', status?: 'open' | 'solved') =>
    (await call(who, replyMutation, { key: key(), number, text, ...(status && { status }) })).replyToTicket
      .ticket;
  const listed = async (
    who: string,
    variables: Parameters<typeof call<unknown, Record<string, unknown>>>[2],
  ) => (await call(who, listQuery, variables)).tickets;
  return { database: () => database, customers: () => customers, backend, call, create, see, reply, listed };
}
