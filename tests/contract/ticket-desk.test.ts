import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Backend } from '#contracts/backend.ts';
import { type BackendError, execute, type TypedDocument } from '#contracts/execute.ts';
import { graphql } from '#contracts/support/graphql.ts';
import { severityOfType, type TicketInput } from '#contracts/support/ticket-fields.ts';
import { openSupport, type Support } from '#services/support/index.ts';
import { schema } from '#services/support/schema.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { everyField } from '../support/every-field.ts';
import { addMachines } from '../support/records/machines.ts';
import { ticketInput } from '../support/records/tickets.ts';
import { ticketCustomers, ticketMachines } from '../support/ticket-customers.ts';
import { askBackEnd } from './ask-back-end.ts';

const servicePlace = {
  name: 'Sutera Deutschland GmbH',
  city: 'Radevormwald',
  phone: '+49 2195 555 010',
  countryCode: 'DE',
  kinds: ['SALES_AND_SERVICE'],
};
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
    staff: 'service@group.example',
    retentionDays: 180,
    people: customers.people,
    answerHours: { usual: 48, stopped: 2 },
    locations: {
      url: 'http://content.internal/graphql/content',
      fetch: async () => Response.json({ data: { locations: [servicePlace] } }),
    },
  });
  await addMachines(database.pool, ...ticketMachines);
});
afterAll(() => database.close());
beforeEach(() => database.pool.query('TRUNCATE support.ticket CASCADE; TRUNCATE support.outbox'));

const backend = (): Backend => ({ url: 'http://support.internal/graphql/support', fetch: support.handle });
async function ask<Result, Variables extends Record<string, unknown>>(
  who: string,
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  return execute(backend(), document, variables, { headers: await customers.headersOf(who) });
}
const key = () => crypto.randomUUID() as string;
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error as BackendError).code,
  );

const parts = graphql(`
  fragment DeskParts on Ticket {
    number version severity status promise { state dueAt } due { kind at isLate } assignee { id name }
    lastWordBy { name } language createdOn
  }
`);
const createMutation = graphql(
  `mutation create($key: ID!, $input: NewTicketInput!) { createTicket(key: $key, input: $input) { ...DeskParts } }`,
  [parts],
);
const ticketQuery = graphql(`query ticket($number: String!) { ticket(number: $number) { ...DeskParts } }`, [
  parts,
]);
const severityMutation = graphql(
  `mutation severity($number: String!, $severity: TicketSeverity!) {
    setTicketSeverity(number: $number, severity: $severity) { ...DeskParts }
  }`,
  [parts],
);
const assignMutation = graphql(
  `mutation assign($number: String!, $from: ID, $to: ID) {
    assignTicket(number: $number, from: $from, to: $to) { ...DeskParts }
  }`,
  [parts],
);
const planMutation = graphql(
  `mutation plan($number: String!, $at: String) { planTicket(number: $number, at: $at) { ...DeskParts } }`,
  [parts],
);
const replyMutation = graphql(
  `mutation reply($key: ID!, $number: String!, $text: String!, $status: TicketStatus) {
    replyToTicket(key: $key, number: $number, text: $text, status: $status) { ticket { ...DeskParts } }
  }`,
  [parts],
);
const closeMutation = graphql(`
  mutation close($key: ID!, $number: String!, $version: Int!) {
    closeTicket(key: $key, number: $number, version: $version, reason: noLongerRelevant) { promise { state } due { at } }
  }
`);
const noteMutation = graphql(`
  mutation note($key: ID!, $number: String!, $text: String!) {
    addTicketNote(key: $key, number: $number, text: $text) {
      version replyCount
      conversation { __typename ... on TicketNote { id text author { name isEmployee isMe } } }
    }
  }
`);
const listQuery = graphql(`
  query list($view: TicketView, $sort: TicketOrder, $search: String, $filter: TicketFilter) {
    tickets(view: $view, sort: $sort, descending: false, search: $search, filter: $filter) {
      total view sort counts { status count } items { number severity }
    }
  }
`);
const settingsQuery = graphql(`
  query settings {
    ticketSettings { readerIsEmployee answerHours stoppedAnswerHours }
    ticketAssignees { id name }
  }
`);

const create = async (change: Partial<TicketInput> = {}, who = 'eva') =>
  (await ask(who, createMutation, { key: key(), input: ticketInput({ type: 'malfunction', ...change }) }))
    .createTicket;
const see = async (who: string, number: string) => (await ask(who, ticketQuery, { number })).ticket;
const reply = async (who: string, number: string, text = 'A word', status?: 'open' | 'solved') =>
  (await ask(who, replyMutation, { key: key(), number, text, ...(status && { status }) })).replyToTicket
    .ticket;
const listed = async (who: string, variables: Parameters<typeof ask<unknown, Record<string, unknown>>>[2]) =>
  (await ask(who, listQuery, variables)).tickets;

describe('TIC-01 severity', () => {
  test.each(Object.entries(severityOfType))(
    'of %s is %s; the customer sees the stopped machine alone',
    async (type, severity) => {
      const ticket = await create({ type });
      expect(ticket.severity).toBe(severity === 'stopped' ? 'stopped' : null);
      expect((await see('nina', ticket.number))?.severity).toBe(severity);
    },
  );

  test('is changed by our own people alone, and a stopped machine is answered sooner', async () => {
    const { number, promise, version } = await create();
    const change = { number, severity: 'stopped' } as const;
    expect(await codeOf(ask('eva', severityMutation, change))).toBe('FORBIDDEN');
    expect((await see('nina', number))?.severity).toBe('impaired');
    const { setTicketSeverity: stopped } = await ask('nina', severityMutation, change);
    expect(stopped).toMatchObject({ severity: 'stopped', version });
    expect(Date.parse(stopped.promise!.dueAt as string)).toBeLessThan(Date.parse(promise!.dueAt as string));
    expect((await see('eva', number))?.severity).toBe('stopped');
    const { setTicketSeverity: minor } = await ask('nina', severityMutation, { number, severity: 'minor' });
    expect(minor.promise).toEqual(stopped.promise);
  });

  test('narrows the list and stands in the file, for customers as far as they see it', async () => {
    const stopped = await create({ type: 'machineStopped' });
    await create({ type: 'malfunction' });
    const severityFilter = (severity: 'stopped' | 'impaired') => ({ filter: { severity } });
    expect((await listed('nina', severityFilter('impaired'))).total).toBe(1);
    expect((await listed('eva', severityFilter('stopped'))).items).toEqual([
      { number: stopped.number, severity: 'stopped' },
    ]);
    expect(await codeOf(listed('eva', severityFilter('impaired')))).toBe('FORBIDDEN');
    const { send } = askBackEnd(backend());
    const column = async (who: string) => {
      const { data } = await send('{ ticketsExport }', {}, await customers.headersOf(who));
      const rows = parse((data as { ticketsExport: string }).ticketsExport, { bom: true, columns: true });
      return (rows as Record<string, string>[]).map(({ severity }) => severity).sort();
    };
    expect(await column('nina')).toEqual(['impaired', 'stopped']);
    expect(await column('eva')).toEqual(['', 'stopped']);
  });
});

describe('TIC-01 what is promised and due', () => {
  test('follows the owner’s hours; what ended promises nothing', async () => {
    const { ticketSettings } = await ask('eva', settingsQuery, {});
    expect(ticketSettings).toEqual({ readerIsEmployee: false, answerHours: 48, stoppedAnswerHours: 2 });
    const usual = await create();
    const stopped = await create({ type: 'machineStopped' });
    const due = (ticket: typeof usual) => Date.parse(ticket.promise!.dueAt as string);
    expect(due(usual) - Date.parse(usual.createdOn as string)).toBeGreaterThanOrEqual(48 * 3_600_000);
    expect(due(stopped)).toBeLessThan(due(usual));
    expect(usual.due).toEqual({ kind: 'promise', at: usual.promise!.dueAt, isLate: false });
    const { closeTicket } = await ask('eva', closeMutation, { key: key(), ...usual });
    expect(closeTicket).toEqual({ promise: null, due: null });
    expect(await reply('nina', stopped.number, 'Done.', 'solved')).toMatchObject({
      promise: null,
      due: null,
    });
  });

  test('is what we planned once we have answered, until the customer writes', async () => {
    const { number } = await create();
    const at = new Date(Date.now() + 86_400_000).toISOString();
    expect(await codeOf(ask('eva', planMutation, { number, at }))).toBe('FORBIDDEN');
    expect(await codeOf(ask('nina', planMutation, { number, at: '2020-01-01T00:00Z' }))).toBe(
      'BAD_USER_INPUT',
    );
    expect(await reply('nina', number, 'We look into it.', 'open')).toMatchObject({ due: null });
    expect((await ask('nina', planMutation, { number, at })).planTicket.due).toMatchObject({
      kind: 'planned',
      at,
    });
    expect((await see('eva', number))?.due).toMatchObject({ kind: 'planned', at });
    expect(await reply('eva', number, 'And?')).toMatchObject({ due: { kind: 'promise' } });
    expect((await reply('nina', number, 'Soon.', 'open')).due).toBeNull();
  });

  test('orders our own people’s list, the earliest first and what is not our turn last', async () => {
    const answered = await create();
    await reply('nina', answered.number);
    const usual = await create();
    const stopped = await create({ type: 'machineStopped' });
    const numbers = async (view: 'usual' | 'all') =>
      (await listed('nina', { view, sort: 'usual' })).items.map(({ number }) => number);
    expect(await numbers('usual')).toEqual([stopped.number, usual.number]);
    expect(await numbers('all')).toEqual([stopped.number, usual.number, answered.number]);
  });
});

test('TIC-01 the views exclude each other and add up; each reader begins with his own', async () => {
  const theirs = await create();
  await reply('nina', theirs.number);
  const solved = await create();
  await reply('nina', solved.number, 'Done.', 'solved');
  const { number, version } = await create();
  await ask('eva', closeMutation, { key: key(), number, version });
  await create();
  const views = ['ours', 'waitingForCustomer', 'solved', 'closed', 'all'] as const;
  const totals = await Promise.all(views.map(async (view) => (await listed('nina', { view })).total));
  expect(totals).toEqual([1, 1, 1, 1, 4]);
  expect(await listed('nina', { view: 'usual', sort: 'usual' })).toMatchObject({ view: 'ours', sort: 'due' });
  const own = await listed('eva', { view: 'usual', sort: 'usual' });
  expect(own).toMatchObject({ view: 'all', sort: 'turn', total: 4 });
  expect(own.items[0]?.number).toBe(theirs.number);
});

test('TIC-01 a ticket is taken once: whoever comes second is told; it is given on, and found by whose it is', async () => {
  const { number, version } = await create();
  const nina = customers.idOf('nina');
  expect(await codeOf(ask('eva', assignMutation, { number, to: customers.idOf('eva') }))).toBe('FORBIDDEN');
  const { assignTicket } = await ask('nina', assignMutation, { number, from: null, to: nina });
  expect(assignTicket).toMatchObject({ assignee: { id: nina, name: 'Nina Frei' }, version });
  expect((await see('eva', number))?.assignee?.name).toBe('Nina Frei');
  const other = { number, from: null, to: customers.idOf('rolf') };
  expect(await codeOf(ask('rolf', assignMutation, other))).toBe('CONFLICT');
  await ask('rolf', assignMutation, { ...other, from: nina });
  expect((await see('nina', number))?.assignee?.name).toBe('Rolf Amstutz');
  expect(
    await codeOf(ask('nina', assignMutation, { ...other, from: other.to, to: customers.idOf('eva') })),
  ).toBe('BAD_USER_INPUT');
  const find = async (assignee: string) => (await listed('nina', { filter: { assignee } })).total;
  expect(await Promise.all([find(other.to), find(nina), find('nobody')])).toEqual([1, 0, 0]);
  const names = async (who: string) =>
    (await ask(who, settingsQuery, {})).ticketAssignees.map(({ name }) => name);
  expect(await names('nina')).toEqual(['Nina Frei', 'Rolf Amstutz']);
  expect(await names('eva')).toEqual([]);
});

describe('TIC-02 a ticket for a customer', () => {
  const choicesQuery = graphql(`
    query choices($organisation: ID) {
      ticketChoices(organisation: $organisation) {
        organisations { id name } contacts { id name } locations { id answerBy machines { id } servicePlace { phone } }
      }
    }
  `);
  const forQuery = graphql(`
    query of($number: String!) {
      ticket(number: $number) {
        organisation { id } contact { name } conversation { ... on TicketEvent { kind actor { name } } }
      }
    }
  `);

  test('is made by our own people: the customer first, then person and machine', async () => {
    const all = (await ask('nina', choicesQuery, {})).ticketChoices;
    expect(all.organisations.map(({ id }) => id)).toEqual(['ORG-1', 'ORG-2', 'ORG-9']);
    expect([all.contacts, all.locations.flatMap(({ machines }) => machines)]).toEqual([[], []]);
    const one = (await ask('nina', choicesQuery, { organisation: 'ORG-1' })).ticketChoices;
    expect(one.contacts.map(({ name }) => name)).toEqual(['Eva Brandt', 'Jan Vogt']);
    expect(one.locations.map(({ id, machines }) => [id, machines.length])).toEqual([
      ['LOC-1-1', 1],
      ['LOC-1-2', 1],
    ]);
    const input = { ...ticketInput(), contact: customers.idOf('jan') };
    const given = { key: key(), input };
    const { number } = (await ask('nina', createMutation, given)).createTicket;
    expect((await ask('nina', createMutation, given)).createTicket.number).toBe(number);
    const { rows } = await database.pool.query<{ to: string; opener: string }>(
      `SELECT mail->>'to' AS to, mail->'about'->>'opener' AS opener FROM support.outbox
       WHERE mail->'about'->>'kind' = 'ticketReceived'`,
    );
    expect(rows).toEqual([{ to: 'jan@example.com', opener: 'Nina Frei' }]);
    expect((await ask('jan', forQuery, { number })).ticket).toEqual({
      organisation: { id: 'ORG-1' },
      contact: { name: 'Jan Vogt' },
      conversation: [{ kind: 'created', actor: { name: 'Nina Frei' } }],
    });
  });

  test('needs somebody who may see it; a customer names nobody', async () => {
    const make = (who: string, contact?: string) =>
      codeOf(
        ask(who, createMutation, { key: key(), input: { ...ticketInput(), ...(contact && { contact }) } }),
      );
    expect(await make('nina')).toBe('BAD_USER_INPUT');
    expect(await make('nina', customers.idOf('luis'))).toBe('BAD_USER_INPUT');
    expect(await make('nina', customers.idOf('gone'))).toBe('BAD_USER_INPUT');
    await make('eva', customers.idOf('jan'));
    expect((await listed('eva', { filter: { mine: true } })).total).toBe(1);
    const { ticketChoices } = await ask('eva', choicesQuery, { organisation: 'ORG-2' });
    expect(ticketChoices).toMatchObject({ contacts: [], locations: [] });
  });

  test('of a machine that has stopped tells whom to call', async () => {
    const input = ticketInput({ type: 'machineStopped' });
    await ask('eva', createMutation, { key: key(), input });
    await ask('eva', createMutation, { key: key(), input: { ...input, type: 'malfunction' } });
    const { rows } = await database.pool.query<{ phone: string | null }>(
      `SELECT mail->'about'->'answer'->'call'->>'phone' AS phone FROM support.outbox
       WHERE mail->'about'->>'kind' = 'ticketReceived' ORDER BY phone NULLS LAST`,
    );
    expect(rows).toEqual([{ phone: '+49 2195 555 010' }, { phone: null }]);
    const { ticketChoices } = await ask('eva', choicesQuery, {});
    expect(ticketChoices.locations[0]?.servicePlace?.phone).toBe('+49 2195 555 010');
  });
});

test('TIC-01 one of ours who answered, or looks after it, is told of the customer’s answer', async () => {
  const { number } = await create();
  await reply('nina', number, 'Which applicator?');
  await ask('rolf', assignMutation, { number, from: null, to: customers.idOf('rolf') });
  await database.pool.query('TRUNCATE support.outbox');
  await reply('eva', number, 'The small one.');
  const { rows } = await database.pool.query<{ to: string }>(
    `SELECT mail->>'to' AS to FROM support.outbox ORDER BY 1`,
  );
  expect(rows.map(({ to }) => to)).toEqual(['nina@example.com', 'rolf@example.com', 'service@group.example']);
  await database.pool.query('TRUNCATE support.outbox');
  await reply('nina', number, 'Thank you.');
  const after = await database.pool.query<{ to: string }>(`SELECT mail->>'to' AS to FROM support.outbox`);
  expect(after.rows).toEqual([{ to: 'eva@example.com' }]);
});

describe('TIC-04 notes of our own people', () => {
  const secretWord = 'goodwill-4711';

  test('are seen by our own people, change nothing else and are kept once', async () => {
    const { number, version } = await create();
    await database.pool.query('TRUNCATE support.outbox');
    const note = { key: key(), number, text: `${secretWord}: two jaws for nothing?` };
    await ask('nina', noteMutation, note);
    const { addTicketNote } = await ask('nina', noteMutation, note);
    expect(addTicketNote).toMatchObject({ version, replyCount: 0 });
    expect(addTicketNote.conversation.filter((entry) => 'text' in entry)).toEqual([
      expect.objectContaining({
        text: note.text,
        author: { name: 'Nina Frei', isEmployee: true, isMe: true },
      }),
    ]);
    const { rows } = await database.pool.query('SELECT FROM support.outbox');
    expect(rows).toEqual([]);
    expect((await see('eva', number))?.lastWordBy.name).toBe('Eva Brandt');
    expect(await codeOf(ask('eva', noteMutation, { ...note, key: key() }))).toBe('FORBIDDEN');
    expect(await codeOf(ask('nina', noteMutation, { ...note, key: key(), text: ' ' }))).toBe(
      'BAD_USER_INPUT',
    );
    expect(await codeOf(ask('rolf', noteMutation, note))).toBe('BAD_USER_INPUT');
  });

  test('stand in no answer for a customer, whatever he asks', async () => {
    const { number } = await create();
    await ask('nina', noteMutation, { key: key(), number, text: secretWord });
    await reply('nina', number, 'An answer that everybody reads');
    const { send } = askBackEnd(backend());
    const questions = ['ticket', 'tickets', 'ticketsExport'].map((name) =>
      everyField(schema, name, { ticket: `number: "${number}"` }[name]),
    );
    const answers = async (who: string) => {
      const headers = await customers.headersOf(who);
      const all = await Promise.all(questions.map((query) => send(query, {}, headers)));
      expect(all.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined]);
      return JSON.stringify(all);
    };
    const ours = await answers('nina');
    expect(ours).toContain(secretWord);
    const theirs = await answers('eva');
    expect(theirs).toContain('An answer that everybody reads');
    expect(theirs).not.toContain(secretWord);
    expect(theirs).not.toContain('TicketNote');
  });

  test('are found by our own people, answers by everybody', async () => {
    const { number } = await create();
    await ask('nina', noteMutation, { key: key(), number, text: secretWord });
    await reply('nina', number, 'Ferrule 0388514 is on the shelf');
    const found = async (who: string, search: string) => (await listed(who, { search })).total;
    expect(await found('nina', secretWord.toUpperCase())).toBe(1);
    expect(await found('eva', secretWord)).toBe(0);
    expect(await found('eva', '0388514 SHELF')).toBe(1);
    expect(await found('luis', '0388514')).toBe(0);
  });
});
