import { describe, expect, test } from 'vitest';
import { execute } from '#contracts/execute.ts';
import { findFields } from '#contracts/form-fields.ts';
import { graphql } from '#contracts/support/graphql.ts';
import { ticketFields } from '#contracts/support/ticket-fields.ts';
import { callBackEnd } from '../../support/back-ends/call-back-end.ts';
import {
  closeMutation,
  createMutation,
  filled,
  followMutation,
  listQuery,
  mountings,
  reopenMutation,
  replyMutation,
  ticketBackEnds,
  ticketQuery,
  ticketsOf,
} from './ticket-contract.ts';

const choicesQuery = graphql(`
  query choices { ticketChoices { locations { id name organisation { id } machines { id name serialNumber } } } }
`);

const opened = ticketBackEnds();
const { backends, database, customers, dropOld } = opened;

describe.each(mountings)('the ticket contract %s', (mounting) => {
  const { backend, call, key, create, reply, see, refusal, mails } = ticketsOf(opened, mounting);

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
    const { createTicket } = await call('eva', createMutation, { key: key(), input: own });
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
    const { send } = callBackEnd(backend());
    const query =
      'mutation ($key: ID!, $input: NewTicketInput!) { createTicket(key: $key, input: $input) { id } }';
    const answer = await send(query, { key: key(), input }, await customers().headersOf('eva'));
    expect(answer.errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
    expect((await call('eva', listQuery, {})).tickets.total).toBe(0);
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
      ['eva', 'jan', 'luis', 'nina'].map(async (who) => (await call(who, listQuery, {})).tickets.total),
    );
    expect(totals).toEqual([1, 1, 1, 2]);
  });

  test('TIC-04 a foreign ticket is exactly as a missing one, whatever is asked of it', async () => {
    const { number, version } = await create();
    for (const unseen of [number, 'ST-2025-999999']) {
      const base = { key: key(), number: unseen };
      const codes = await Promise.all([
        refusal(call('luis', replyMutation, { ...base, text: 'Hello' })),
        refusal(call('luis', closeMutation, { ...base, version, reason: 'noLongerRelevant' })),
        refusal(call('luis', reopenMutation, { ...base, version })),
        refusal(call('luis', followMutation, { number: unseen, follow: true })),
      ]);
      expect(codes).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
    }
    expect(await see('eva', number)).toMatchObject({ version, replyCount: 0, followers: [] });
  });

  test('TIC-04 without the role, without a token and as somebody suspended nothing is answered', async () => {
    expect(await refusal(call('kim', listQuery, {}))).toBe('FORBIDDEN');
    expect(await refusal(call('kim', choicesQuery, {}))).toBe('FORBIDDEN');
    expect(await refusal(call('gone', listQuery, {}))).toBe('UNAUTHENTICATED');
    expect(await refusal(call('nobody', listQuery, {}))).toBe('UNAUTHENTICATED');
    expect(await refusal(execute(backend(), listQuery, {}))).toBe('UNAUTHENTICATED');
    customers().change('jan', { active: false });
    expect(await refusal(call('jan', listQuery, {}))).toBe('UNAUTHENTICATED');
    customers().change('jan', { active: true });
  });

  test('TIC-02 the choices are the own locations with their machines', async () => {
    const { ticketChoices } = await call('eva', choicesQuery, {});
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
      [1, 2, 3].map(() => call('eva', createMutation, { key: same, input: filled })),
    );
    expect(new Set(made.map(({ createTicket }) => createTicket.number)).size).toBe(1);
    const { number } = made[0]!.createTicket;
    const answer = { key: key(), number, text: 'And now it stands still.' };
    await Promise.all([1, 2, 3].map(() => call('eva', replyMutation, answer)));
    expect(await see('eva', number)).toMatchObject({ replyCount: 1 });
    expect(await mails()).toEqual(['ticketAnswered service', 'ticketArrived service', 'ticketReceived eva']);
    expect(await refusal(call('jan', createMutation, { key: same, input: filled }))).toBe('BAD_USER_INPUT');
    expect(await refusal(call('jan', replyMutation, answer))).toBe('BAD_USER_INPUT');
  });

  test('TIC-01 a conversation goes to and fro, and everybody concerned hears of it', async () => {
    const { number } = await create();
    await call('jan', followMutation, { number, follow: true });
    await database().pool.query('TRUNCATE support.outbox');
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
    await call('jan', followMutation, { number, follow: false });
    await database().pool.query('TRUNCATE support.outbox');
    await reply('nina', number, { status: 'solved' });
    expect(await mails()).toEqual(['ticketAnswered eva']);
    expect(await see('eva', number)).toMatchObject({
      status: 'solved',
      actions: ['reply', 'close', 'reopen'],
    });
  });

  test('TIC-04 a follower who may not see the ticket any more hears nothing', async () => {
    const { number } = await create();
    await call('jan', followMutation, { number, follow: true });
    await database().pool.query('TRUNCATE support.outbox');
    customers().change('jan', { uses: { 'ORG-2': ['ticketing'] } });
    await reply('nina', number);
    customers().change('jan', { uses: { 'ORG-1': ['ticketing'] } });
    expect(await mails()).toEqual(['ticketAnswered eva']);
  });

  test('TIC-04 many things that one person does at the same time do not stand in each other’s way', async () => {
    const { number } = await create();
    const works = Array.from({ length: 8 }, (_, turn) => [
      call('jan', replyMutation, { key: key(), number, text: `Word ${turn}` }),
      call('jan', followMutation, { number, follow: turn % 2 === 0 }),
      create('jan'),
    ]);
    await Promise.all(works.flat());
    expect((await see('jan', number))?.replyCount).toBe(8);
  });

  test('TIC-04 who asks for mail about a ticket is told so, and no other', async () => {
    const { number } = await create();
    expect((await call('jan', followMutation, { number, follow: true })).followTicket).toEqual({
      followed: true,
      followers: [{ name: 'Jan Vogt' }],
    });
    expect((await see('eva', number))?.followed).toBe(false);
  });
});

test('TIC-04 whose account was deleted stays in tickets as a former user, and hears nothing more', async () => {
  const backend = backends.get('in process')!;
  const as = async (who: string) => ({ headers: await customers().headersOf(who) });
  const input = { ...filled, subject: 'Written by somebody who left' };
  const made = await execute(backend, createMutation, { key: crypto.randomUUID(), input }, await as('jan'));
  const { number } = made.createTicket;
  await dropOld();
  const seen = async () => (await execute(backend, ticketQuery, { number }, await as('eva'))).ticket;
  expect((await seen())?.contact.name).toBe('Jan Vogt');
  customers().leave('jan');
  await dropOld();
  expect((await seen())?.contact).toEqual({ name: null, isEmployee: false, isMe: false });
  const { rows } = await database().pool.query(`SELECT FROM support.ticket_person WHERE email LIKE 'jan@%'`);
  expect(rows).toEqual([]);
});
