import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Backend } from '#contracts/backend.ts';
import { BackendError, execute, type TypedDocument } from '#contracts/execute.ts';
import { findFields } from '#contracts/form-fields.ts';
import { graphql } from '#contracts/support/graphql.ts';
import { type TicketInput, ticketFields } from '#contracts/support/ticket-fields.ts';
import { openSupport } from '#services/support/index.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { type HttpServer, serveHttp } from '../support/http-server.ts';
import { addMachines } from '../support/records/machines.ts';
import { ticketInput } from '../support/records/tickets.ts';
import { ticketCustomers, ticketMachines } from '../support/ticket-customers.ts';
import { askBackEnd } from './ask-back-end.ts';

const secret = 'the secret of this installation, for tests';
const staff = 'service@group.example';
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
const createMutation = graphql(
  `mutation create($key: ID!, $input: NewTicketInput!) { createTicket(key: $key, input: $input) { ...TicketParts } }`,
  [ticketParts],
);
const replyMutation = graphql(
  `mutation reply($key: ID!, $number: String!, $text: String!, $status: TicketStatus, $uploads: [ID!]) {
    replyToTicket(key: $key, number: $number, text: $text, status: $status, uploads: $uploads) {
      isFollowUp ticket { ...TicketParts }
    }
  }`,
  [ticketParts],
);
const closeMutation = graphql(
  `mutation close($key: ID!, $number: String!, $version: Int!, $reason: TicketCloseReason!, $comment: String) {
    closeTicket(key: $key, number: $number, version: $version, reason: $reason, comment: $comment) { ...TicketParts }
  }`,
  [ticketParts],
);
const reopenMutation = graphql(
  `mutation reopen($key: ID!, $number: String!, $version: Int!) {
    reopenTicket(key: $key, number: $number, version: $version) { ...TicketParts }
  }`,
  [ticketParts],
);
const setMutation = graphql(
  `mutation set($key: ID!, $number: String!, $version: Int!, $status: TicketStatus!) {
    setTicketStatus(key: $key, number: $number, version: $version, status: $status) { ...TicketParts }
  }`,
  [ticketParts],
);
const followMutation = graphql(`
  mutation follow($number: String!, $follow: Boolean!) {
    followTicket(number: $number, follow: $follow) { followed followers { name } }
  }
`);
const ticketQuery = graphql(`query ticket($number: String!) { ticket(number: $number) { ...TicketParts } }`, [
  ticketParts,
]);
const listQuery = graphql(`
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
const choicesQuery = graphql(`
  query choices { ticketChoices { locations { id name organisation { id } machines { id name serialNumber } } } }
`);

const filled = ticketInput({
  type: 'malfunction',
  concern: 'process',
  subject: 'Crimp force deviation station 2',
  description: 'Since the reel change\r\nthe limits are reached.\u0000',
});

describe.each(['in process', 'over HTTP'])('the ticket contract %s', (mounting) => {
  beforeEach(() => database.pool.query('TRUNCATE support.ticket CASCADE; TRUNCATE support.outbox'));

  const backend = () => backends.get(mounting)!;
  async function ask<Result, Variables extends Record<string, unknown>>(
    who: string,
    document: TypedDocument<Result, Variables>,
    variables: Variables,
  ): Promise<Result> {
    return execute(backend(), document, variables, { headers: await customers.headersOf(who) });
  }
  const key = () => crypto.randomUUID() as string;
  const create = async (who = 'eva', change: Partial<TicketInput & { uploads: string[] }> = {}) =>
    (await ask(who, createMutation, { key: key(), input: { ...filled, ...change } })).createTicket;
  const reply = async (
    who: string,
    number: string,
    more: { text?: string; status?: 'solved' | 'open' } = {},
  ) => ask(who, replyMutation, { key: key(), number, text: 'A word', ...more });
  const close = async (who: string, { number, version }: { number: string; version: number }) =>
    (
      await ask(who, closeMutation, {
        key: key(),
        number,
        version,
        reason: 'solvedByProvider',
        comment: 'Thank you',
      })
    ).closeTicket;
  const see = async (who: string, number: string) => (await ask(who, ticketQuery, { number })).ticket;
  const refusal = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => undefined,
      (problem: unknown) => problem,
    );
    expect(error).toBeInstanceOf(BackendError);
    return (error as BackendError).code;
  };
  async function mails() {
    const { rows } = await database.pool.query<{ to: string; kind: string }>(
      `SELECT mail->>'to' AS to, mail->'about'->>'kind' AS kind FROM support.outbox`,
    );
    return rows.map(({ to, kind }) => `${kind} ${to.split('@')[0]}`).sort();
  }

  test('TIC-01 TIC-02 a ticket is made of what was filled in, and its maker and our service hear of it', async () => {
    const ticket = await create();
    expect(ticket).toMatchObject({
      type: 'malfunction',
      concern: 'process',
      subject: 'Crimp force deviation station 2',
      description: 'Since the reel change\nthe limits are reached.',
      status: 'new',
      version: 1,
      replyCount: 0,
      organisation: { id: 'ORG-1', name: 'Nordlicht' },
      location: { id: 'LOC-1-1', name: 'Hof' },
      machine: { id: 'M-1', name: 'Reuss 455', serialNumber: '455.1187' },
      contact: { name: 'Eva Brandt', isEmployee: false, isMe: true },
      promise: { state: 'running' },
      actions: ['reply', 'close'],
      conversation: [{ __typename: 'TicketEvent', kind: 'created', status: 'new' }],
    });
    expect(ticket.number).toMatch(/^ST-20\d\d-\d{6}$/);
    expect(await mails()).toEqual(['ticketArrived service', 'ticketReceived eva']);
  });

  test('TIC-02 a machine that is not in the list is named freely, or not at all', async () => {
    const own = { ...filled, machine: 'other', machineName: ' Old press ', serialNumber: '' };
    const { createTicket } = await ask('eva', createMutation, { key: key(), input: own });
    expect(createTicket.machine).toEqual({ id: null, name: 'Old press', serialNumber: '' });
  });

  test.each([
    [{}, Object.fromEntries(findFields(ticketFields, { required: true }).map((name) => [name, 'missing']))],
    [{ ...filled, location: 'LOC-2-1' }, { location: 'invalid' }],
    [{ ...filled, machine: 'M-2' }, { machine: 'invalid' }],
    [{ ...filled, machine: 'M-4' }, { machine: 'invalid' }],
    [
      { ...filled, type: 'party', concern: 'weather' },
      { type: 'invalid', concern: 'invalid' },
    ],
    [
      { ...filled, subject: 'x'.repeat(201), description: ' ' },
      { subject: 'tooLong', description: 'missing' },
    ],
    [{ ...filled, uploads: [crypto.randomUUID()] }, { uploads: 'invalid' }],
  ])('TIC-02 what is not as it must be is told by field (%#)', async (input, fields) => {
    const { send } = askBackEnd(backend());
    const query =
      'mutation ($key: ID!, $input: NewTicketInput!) { createTicket(key: $key, input: $input) { id } }';
    const answer = await send(query, { key: key(), input }, await customers.headersOf('eva'));
    expect(answer.errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
    expect((await ask('eva', listQuery, {})).tickets.total).toBe(0);
  });

  test('TIC-04 everybody of an organisation sees its tickets, nobody else does, our service sees all', async () => {
    const { number } = await create();
    await create('luis', { location: 'LOC-2-1', machine: 'M-3' });
    expect((await see('jan', number))?.contact).toMatchObject({ name: 'Eva Brandt', isMe: false });
    // Luis sees machines of ORG-1, but not its tickets.
    expect(await see('luis', number)).toBeNull();
    expect(await see('eva', 'ST-2025-999999')).toBeNull();
    expect((await see('nina', number))?.actions).toContain('setSolved');
    const totals = await Promise.all(
      ['eva', 'jan', 'luis', 'nina'].map(async (who) => (await ask(who, listQuery, {})).tickets.total),
    );
    expect(totals).toEqual([1, 1, 1, 2]);
  });

  test('TIC-04 a foreign ticket is exactly as a missing one, whatever is asked of it', async () => {
    const { number, version } = await create();
    for (const asked of [number, 'ST-2025-999999']) {
      const base = { key: key(), number: asked };
      const codes = await Promise.all([
        refusal(ask('luis', replyMutation, { ...base, text: 'Hello' })),
        refusal(ask('luis', closeMutation, { ...base, version, reason: 'noLongerRelevant' })),
        refusal(ask('luis', reopenMutation, { ...base, version })),
        refusal(ask('luis', followMutation, { number: asked, follow: true })),
      ]);
      expect(codes).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
    }
    expect(await see('eva', number)).toMatchObject({ version, replyCount: 0, followers: [] });
  });

  test('TIC-04 without the role, without a token and as somebody suspended nothing is answered', async () => {
    expect(await refusal(ask('kim', listQuery, {}))).toBe('FORBIDDEN');
    expect(await refusal(ask('kim', choicesQuery, {}))).toBe('FORBIDDEN');
    expect(await refusal(ask('gone', listQuery, {}))).toBe('UNAUTHENTICATED');
    expect(await refusal(ask('nobody', listQuery, {}))).toBe('UNAUTHENTICATED');
    expect(await refusal(execute(backend(), listQuery, {}))).toBe('UNAUTHENTICATED');
    customers.change('jan', { active: false });
    expect(await refusal(ask('jan', listQuery, {}))).toBe('UNAUTHENTICATED');
    customers.change('jan', { active: true });
  });

  test('TIC-02 the choices are the own locations with their machines', async () => {
    const { ticketChoices } = await ask('eva', choicesQuery, {});
    expect(ticketChoices.locations).toEqual([
      {
        id: 'LOC-1-1',
        name: 'Hof',
        organisation: { id: 'ORG-1' },
        machines: [{ id: 'M-1', name: 'Reuss 455', serialNumber: '455.1187' }],
      },
      {
        id: 'LOC-1-2',
        name: 'Plauen',
        organisation: { id: 'ORG-1' },
        machines: [{ id: 'M-2', name: 'Emme 420', serialNumber: 'S-21-00418' }],
      },
    ]);
  });

  test('TIC-02 the same key makes one ticket and adds one answer, also at the same time', async () => {
    const same = key();
    const made = await Promise.all(
      [1, 2, 3].map(() => ask('eva', createMutation, { key: same, input: filled })),
    );
    expect(new Set(made.map(({ createTicket }) => createTicket.number)).size).toBe(1);
    const { number } = made[0]!.createTicket;
    const answer = { key: key(), number, text: 'And now it stands still.' };
    await Promise.all([1, 2, 3].map(() => ask('eva', replyMutation, answer)));
    expect(await see('eva', number)).toMatchObject({ replyCount: 1 });
    expect(await mails()).toEqual(['ticketAnswered service', 'ticketArrived service', 'ticketReceived eva']);
    expect(await refusal(ask('jan', createMutation, { key: same, input: filled }))).toBe('BAD_USER_INPUT');
    expect(await refusal(ask('jan', replyMutation, answer))).toBe('BAD_USER_INPUT');
  });

  test('TIC-01 a conversation goes to and fro, and everybody concerned hears of it', async () => {
    const { number } = await create();
    await ask('jan', followMutation, { number, follow: true });
    await database.pool.query('TRUNCATE support.outbox');
    const answered = (await reply('nina', number, { text: 'Which applicator?' })).replyToTicket.ticket;
    expect(answered).toMatchObject({ status: 'waitingForCustomer', promise: { state: 'kept' } });
    expect(await mails()).toEqual(['ticketAnswered eva', 'ticketAnswered jan']);
    const back = (await reply('eva', number, { text: 'The small one.' })).replyToTicket.ticket;
    expect(back).toMatchObject({
      status: 'waitingForProvider',
      replyCount: 2,
      promise: { state: 'running' },
    });
    expect(
      back.conversation.map((entry) => ('text' in entry ? entry.text : 'status' in entry && entry.status)),
    ).toEqual(['new', 'Which applicator?', 'waitingForCustomer', 'The small one.', 'waitingForProvider']);
    await ask('jan', followMutation, { number, follow: false });
    await database.pool.query('TRUNCATE support.outbox');
    await reply('nina', number, { status: 'solved' });
    expect(await mails()).toEqual(['ticketAnswered eva']);
    expect(await see('eva', number)).toMatchObject({
      status: 'solved',
      actions: ['reply', 'close', 'reopen'],
    });
  });

  test('TIC-04 a follower who may not see the ticket any more hears nothing', async () => {
    const { number } = await create();
    await ask('jan', followMutation, { number, follow: true });
    await database.pool.query('TRUNCATE support.outbox');
    customers.change('jan', { uses: { 'ORG-2': ['ticketing'] } });
    await reply('nina', number);
    customers.change('jan', { uses: { 'ORG-1': ['ticketing'] } });
    expect(await mails()).toEqual(['ticketAnswered eva']);
  });

  test('TIC-03 closing says why; reopening is possible for 14 days', async () => {
    const closed = await close('eva', await create());
    expect(closed).toMatchObject({
      status: 'closed',
      closeReason: 'solvedByProvider',
      closeComment: 'Thank you',
      actions: ['reply', 'reopen'],
    });
    const again = await ask('eva', reopenMutation, {
      key: key(),
      number: closed.number,
      version: closed.version,
    });
    expect(again.reopenTicket).toMatchObject({ status: 'open', closeReason: null, closeComment: null });
    const { version, number } = await close('eva', again.reopenTicket);
    await database.pool.query(`UPDATE support.ticket SET ended_at = now() - interval '15 days'`);
    expect(await refusal(ask('eva', reopenMutation, { key: key(), number, version }))).toBe('CONFLICT');
    expect((await see('eva', number))?.actions).toEqual(['reply']);
    const reopened = await ask('nina', reopenMutation, { key: key(), number, version });
    expect(reopened.reopenTicket.status).toBe('open');
  });

  test('TIC-03 the same press of a button closes once; another one is in conflict', async () => {
    const { number, version } = await create();
    const press = { key: key(), number, version, reason: 'noLongerRelevant' as const };
    await ask('eva', closeMutation, press);
    expect((await ask('eva', closeMutation, press)).closeTicket.status).toBe('closed');
    expect(await refusal(ask('eva', closeMutation, { ...press, key: key() }))).toBe('CONFLICT');
    expect((await see('eva', number))?.conversation).toHaveLength(2);
  });

  test('TIC-03 closing over an answer that nobody has seen is refused, and nothing is lost', async () => {
    for (let round = 0; round < 10; round += 1) {
      const ticket = await create();
      const [answered, closed] = await Promise.allSettled([
        reply('nina', ticket.number, { text: 'Try this' }),
        close('eva', ticket),
      ]);
      const after = await see('eva', ticket.number);
      if (closed.status === 'rejected') {
        expect((closed.reason as BackendError).code).toBe('CONFLICT');
        expect(after).toMatchObject({ status: 'waitingForCustomer', replyCount: 1 });
      } else if (answered.status === 'rejected') {
        expect((answered.reason as BackendError).code).toBe('CONFLICT');
        expect(after).toMatchObject({ status: 'closed', replyCount: 0 });
      } else expect.unreachable('closed over an answer, or answered what was closed');
    }
  });

  test('TIC-03 an answer to what was solved opens it again; long after it begins another ticket', async () => {
    const { number } = await create();
    await reply('nina', number, { status: 'solved' });
    const early = (await reply('eva', number, { text: 'Not quite.' })).replyToTicket;
    expect(early).toMatchObject({ isFollowUp: false, ticket: { number, status: 'open' } });
    expect(early.ticket.conversation.at(-1)).toMatchObject({ kind: 'reopened', status: 'open' });

    await reply('nina', number, { status: 'solved' });
    await database.pool.query(`UPDATE support.ticket SET ended_at = now() - interval '15 days'`);
    const late = { key: key(), number, text: 'It is back.' };
    const [one, two] = await Promise.all([ask('jan', replyMutation, late), ask('jan', replyMutation, late)]);
    expect(one.replyToTicket).toMatchObject({
      isFollowUp: true,
      ticket: {
        status: 'new',
        description: 'It is back.',
        machine: { id: 'M-1' },
        contact: { name: 'Jan Vogt' },
        linked: [{ number, follows: true }],
      },
    });
    expect(two.replyToTicket.ticket.number).toBe(one.replyToTicket.ticket.number);
    const old = await see('eva', number);
    expect(old).toMatchObject({ status: 'solved', linked: [{ follows: false }] });
    expect(old?.conversation.filter((entry) => 'kind' in entry && entry.kind === 'followedUp')).toHaveLength(
      1,
    );
  });

  test('TIC-03 only our service sets a status, and only one that can be set', async () => {
    const { number, version } = await create();
    const set = (who: string, status: 'open' | 'closed' | 'new') =>
      ask(who, setMutation, { key: key(), number, version, status });
    expect(await refusal(set('eva', 'open'))).toBe('FORBIDDEN');
    expect(await refusal(set('nina', 'closed'))).toBe('BAD_USER_INPUT');
    expect(await refusal(set('nina', 'new'))).toBe('BAD_USER_INPUT');
    expect((await set('nina', 'open')).setTicketStatus).toMatchObject({ status: 'open', version: 2 });
    expect(await refusal(set('nina', 'open'))).toBe('CONFLICT');
    expect(await refusal(reply('eva', number, { status: 'solved' }))).toBe('FORBIDDEN');
  });

  test('TIC-01 the list is filtered, searched, sorted and cut into pages', async () => {
    const first = await create('eva', { subject: 'Cut length drifts' });
    const second = await create('jan', {
      subject: 'Ferrule feeder 100% jams_',
      location: 'LOC-1-2',
      machine: 'M-2',
    });
    await create('luis', { location: 'LOC-2-1', machine: 'M-3', type: 'spareParts' });
    await close('eva', first);
    await reply('jan', second.number);
    const list = async (who: string, variables: Parameters<typeof ask>[2]) =>
      (await ask(who, listQuery, variables)).tickets;
    const subjects = async (variables: object, who = 'nina') =>
      (await list(who, variables as never)).items.map(({ subject }) => subject);

    const all = await list('nina', {});
    expect(all).toMatchObject({ total: 3, page: 1, pageSize: 20 });
    expect(all.counts).toContainEqual({ status: 'new', count: 2 });
    expect(all.counts).toContainEqual({ status: 'closed', count: 1 });
    expect(await list('nina', { filter: { status: ['closed'] } })).toMatchObject({
      total: 1,
      counts: all.counts,
    });
    expect(await subjects({ filter: { type: 'spareParts' } })).toEqual([filled.subject]);
    expect(await subjects({ filter: { organisation: 'ORG-2' } }, 'eva')).toEqual([]);
    expect(await subjects({ filter: { location: 'LOC-1-2' } })).toEqual([second.subject]);
    expect(await subjects({ filter: { machine: 'M-1' } })).toEqual([first.subject]);
    expect(await subjects({ filter: { mine: true } }, 'jan')).toEqual([second.subject]);
    expect(await subjects({ search: 'LENGTH reuss' })).toEqual([first.subject]);
    expect(await subjects({ search: '100% jams_' })).toEqual([second.subject]);
    expect(await subjects({ search: "'); DROP TABLE support.ticket; --" })).toEqual([]);
    expect(await subjects({ sort: 'subject', descending: false })).toEqual([
      filled.subject,
      first.subject,
      second.subject,
    ]);
    expect(await subjects({ sort: 'replies' })).toEqual(expect.arrayContaining([second.subject]));
    const pages = await Promise.all(
      [1, 2, 3].map((page) => subjects({ sort: 'number', descending: false, page, pageSize: 1 })),
    );
    expect(pages).toEqual([[first.subject], [second.subject], [filled.subject]]);
    await ask('nina', followMutation, { number: first.number, follow: true });
    expect(await subjects({ filter: { followed: true } })).toEqual([first.subject]);
  });

  test('TIC-01 every order can be asked for', async () => {
    await create();
    const { send } = askBackEnd(backend());
    const schema = (await import('#services/support/ticket/list/list-tickets.ts')).ticketOrders;
    for (const sort of schema) {
      const answer = await send(`{ tickets(sort: ${sort}) { total } }`, {}, await customers.headersOf('eva'));
      expect(answer.data, sort).toEqual({ tickets: { total: 1 } });
    }
  });

  test('TIC-01 the list leaves as a file in which nothing is a formula', async () => {
    await create('eva', { subject: '=HYPERLINK("https://evil.example")' });
    const { send } = askBackEnd(backend());
    const answer = await send('{ ticketsExport }', {}, await customers.headersOf('eva'));
    const file = (answer.data as { ticketsExport: string }).ticketsExport;
    const [row] = parse(file, { bom: true, columns: true }) as Record<string, string>[];
    expect(row).toMatchObject({
      subject: `'=HYPERLINK("https://evil.example")`,
      machine: 'Reuss 455',
      status: 'new',
      contact: 'Eva Brandt',
    });
    const foreign = await send('{ ticketsExport }', {}, await customers.headersOf('luis'));
    expect(JSON.stringify(foreign.data)).not.toContain('HYPERLINK');
  });

  test('TIC-04 many things that one person does at the same time do not stand in each other’s way', async () => {
    const { number } = await create();
    const works = Array.from({ length: 8 }, (_, turn) => [
      ask('jan', replyMutation, { key: key(), number, text: `Word ${turn}` }),
      ask('jan', followMutation, { number, follow: turn % 2 === 0 }),
      create('jan'),
    ]);
    await Promise.all(works.flat());
    expect((await see('jan', number))?.replyCount).toBe(8);
  });

  test('TIC-04 who asks for mail about a ticket is told so, and no other', async () => {
    const { number } = await create();
    expect((await ask('jan', followMutation, { number, follow: true })).followTicket).toEqual({
      followed: true,
      followers: [{ name: 'Jan Vogt' }],
    });
    expect((await see('eva', number))?.followed).toBe(false);
  });
});

test('TIC-04 whose account was deleted stays in tickets as a former user, and hears nothing more', async () => {
  const backend = backends.get('in process')!;
  const as = async (who: string) => ({ headers: await customers.headersOf(who) });
  const input = { ...filled, subject: 'Written by somebody who left' };
  const made = await execute(backend, createMutation, { key: crypto.randomUUID(), input }, await as('jan'));
  const { number } = made.createTicket;
  await dropOld();
  const seen = async () => (await execute(backend, ticketQuery, { number }, await as('eva'))).ticket;
  expect((await seen())?.contact.name).toBe('Jan Vogt');
  customers.leave('jan');
  await dropOld();
  expect((await seen())?.contact).toEqual({ name: null, isEmployee: false, isMe: false });
  const { rows } = await database.pool.query(`SELECT FROM support.ticket_person WHERE email LIKE 'jan@%'`);
  expect(rows).toEqual([]);
});
