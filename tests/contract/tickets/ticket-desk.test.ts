import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { graphql } from '#contracts/support/graphql.ts';
import { severityOfType } from '#contracts/support/ticket-fields.ts';
import { callBackEnd } from '../../support/back-ends/call-back-end.ts';
import { assignMutation, codeOf, deskParts, key, ticketDesk } from './ticket-desk.ts';

const { database, customers, backend, call, create, see, reply, listed } = ticketDesk();

const severityMutation = graphql(
  `mutation severity($number: String!, $severity: TicketSeverity!) {
    setTicketSeverity(number: $number, severity: $severity) { ...DeskParts }
  }`,
  [deskParts],
);
const planMutation = graphql(
  `mutation plan($number: String!, $at: String) { planTicket(number: $number, at: $at) { ...DeskParts } }`,
  [deskParts],
);
const closeMutation = graphql(`
  mutation close($key: ID!, $number: String!, $version: Int!) {
    closeTicket(key: $key, number: $number, version: $version, reason: noLongerRelevant) { promise { state } due { at } }
  }
`);
const reopenMutation = graphql(
  `mutation reopen($key: ID!, $number: String!, $version: Int!) {
    reopenTicket(key: $key, number: $number, version: $version) { ...DeskParts }
  }`,
  [deskParts],
);
const settingsQuery = graphql(`
  query settings {
    ticketSettings { readerIsEmployee answerHours stoppedAnswerHours }
    ticketAssignees { id name }
  }
`);

const choicesQuery = graphql(`
  query choices { ticketChoices { locations { answerBy stoppedBy: answerBy(stopped: true) } } }
`);

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
    expect(await codeOf(call('eva', severityMutation, change))).toBe('FORBIDDEN');
    expect((await see('nina', number))?.severity).toBe('impaired');
    const { setTicketSeverity: stopped } = await call('nina', severityMutation, change);
    expect(stopped).toMatchObject({ severity: 'stopped', version });
    expect(Date.parse(stopped.promise!.dueAt as string)).toBeLessThan(Date.parse(promise!.dueAt as string));
    expect((await see('eva', number))?.severity).toBe('stopped');
    const { setTicketSeverity: minor } = await call('nina', severityMutation, { number, severity: 'minor' });
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
    const { send } = callBackEnd(backend());
    const column = async (who: string) => {
      const { data } = await send('{ ticketsExport }', {}, await customers().headersOf(who));
      const rows = parse((data as { ticketsExport: string }).ticketsExport, { bom: true, columns: true });
      return (rows as Record<string, string>[]).map(({ severity }) => severity).sort();
    };
    expect(await column('nina')).toEqual(['impaired', 'stopped']);
    expect(await column('eva')).toEqual(['', 'stopped']);
  });
});

describe('TIC-01 what is promised and due', () => {
  test('follows the owner’s hours; what ended promises nothing', async () => {
    const { ticketSettings } = await call('eva', settingsQuery, {});
    expect(ticketSettings).toEqual({ readerIsEmployee: false, answerHours: 48, stoppedAnswerHours: 2 });
    const usual = await create();
    const stopped = await create({ type: 'machineStopped' });
    const due = (ticket: typeof usual) => Date.parse(ticket.promise!.dueAt as string);
    expect(due(usual) - Date.parse(usual.createdOn as string)).toBeGreaterThanOrEqual(48 * 3_600_000);
    expect(due(stopped)).toBeLessThan(due(usual));
    expect(usual.due).toEqual({ kind: 'promise', at: usual.promise!.dueAt, isLate: false });
    const { closeTicket } = await call('eva', closeMutation, { key: key(), ...usual });
    expect(closeTicket).toEqual({ promise: null, due: null });
    expect(await reply('nina', stopped.number, 'Done.', 'solved')).toMatchObject({
      promise: null,
      due: null,
    });
  });

  test('is what we planned once we have answered, until the customer writes', async () => {
    const { number } = await create();
    const at = new Date(Date.now() + 86_400_000).toISOString();
    expect(await codeOf(call('eva', planMutation, { number, at }))).toBe('FORBIDDEN');
    expect(await codeOf(call('nina', planMutation, { number, at: '2020-01-01T00:00Z' }))).toBe(
      'BAD_USER_INPUT',
    );
    expect(await reply('nina', number, 'We look into it.', 'open')).toMatchObject({ due: null });
    expect((await call('nina', planMutation, { number, at })).planTicket.due).toMatchObject({
      kind: 'planned',
      at,
    });
    expect((await see('eva', number))?.due).toMatchObject({ kind: 'planned', at });
    expect(await reply('eva', number, 'And?')).toMatchObject({ due: { kind: 'promise' } });
    expect((await reply('nina', number, 'Soon.', 'open')).due).toBeNull();
  });

  test('is nothing once it has ended, and nothing is planned until it is opened again', async () => {
    const at = new Date(Date.now() + 86_400_000).toISOString();
    const { number } = await create();
    await reply('nina', number, 'We look into it.', 'open');
    await call('nina', planMutation, { number, at });
    const { version } = (await see('eva', number))!;
    await call('eva', closeMutation, { key: key(), number, version });
    for (const who of ['eva', 'nina'])
      expect(await see(who, number)).toMatchObject({ promise: null, due: null });
    expect(await codeOf(call('nina', planMutation, { number, at }))).toBe('CONFLICT');
    const closed = (await see('nina', number))!;
    const { reopenTicket } = await call('nina', reopenMutation, {
      key: key(),
      number,
      version: closed.version,
    });
    expect(reopenTicket).toMatchObject({ status: 'open', due: null });
    expect((await call('nina', planMutation, { number, at })).planTicket.due).toMatchObject({ at });
    await reply('nina', number, 'Done.', 'solved');
    expect(await codeOf(call('nina', planMutation, { number, at }))).toBe('CONFLICT');
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

test('TIC-01 holidays of whoever looks after the country count in form, ticket and list, also after a pause', async () => {
  const afterHolidays = Date.now() + 7 * 86_400_000;
  const isLater = (at: string | undefined) => expect(Date.parse(at ?? '')).toBeGreaterThan(afterHolidays);
  const { ticketChoices } = await call('luis', choicesQuery, {});
  isLater(ticketChoices.locations[0]?.answerBy);
  isLater(ticketChoices.locations[0]?.stoppedBy);
  const { number } = await create({ location: 'LOC-2-1', machine: 'M-3' }, 'luis');
  isLater((await see('nina', number))?.promise?.dueAt);
  const stopped = await call('nina', severityMutation, { number, severity: 'stopped' });
  isLater(stopped.setTicketSeverity.promise?.dueAt);
  await reply('nina', number);
  await reply('luis', number);
  isLater((await see('nina', number))?.due?.at);
  expect(Date.parse((await create()).promise?.dueAt ?? '')).toBeLessThan(afterHolidays);
});

test('TIC-01 the views exclude each other and add up; each reader begins with his own', async () => {
  const theirs = await create();
  await reply('nina', theirs.number);
  const solved = await create();
  await reply('nina', solved.number, 'Done.', 'solved');
  const { number, version } = await create();
  await call('eva', closeMutation, { key: key(), number, version });
  await create();
  const views = ['ours', 'waitingForCustomer', 'solved', 'closed', 'all'] as const;
  const totals = await Promise.all(views.map(async (view) => (await listed('nina', { view })).total));
  expect(totals).toEqual([1, 1, 1, 1, 4]);
  expect(await listed('nina', { view: 'usual', sort: 'usual' })).toMatchObject({ view: 'ours', sort: 'due' });
  const own = await listed('eva', { view: 'usual', sort: 'usual' });
  expect(own).toMatchObject({ view: 'all', sort: 'turn', total: 4 });
  expect(own.items[0]?.number).toBe(theirs.number);
});

test('TIC-01 in a group by whose turn it is comes first what is due first', async () => {
  const stopped = await create({ type: 'machineStopped' });
  const usual = await create({ type: 'other' });
  const { items } = await listed('eva', { view: 'ours', sort: 'turn' });
  expect(items.map(({ number }) => number)).toEqual([stopped.number, usual.number]);
});

test('TIC-01 a ticket is taken once: whoever comes second is told; it is given on, and found by whose it is', async () => {
  const { number, version } = await create();
  const nina = customers().idOf('nina');
  expect(await codeOf(call('eva', assignMutation, { number, to: customers().idOf('eva') }))).toBe(
    'FORBIDDEN',
  );
  const { assignTicket } = await call('nina', assignMutation, { number, from: null, to: nina });
  expect(assignTicket).toMatchObject({ assignee: { id: nina, name: 'Nina Frei' }, version });
  expect((await see('eva', number))?.assignee?.name).toBe('Nina Frei');
  const other = { number, from: null, to: customers().idOf('rolf') };
  expect(await codeOf(call('rolf', assignMutation, other))).toBe('CONFLICT');
  await call('rolf', assignMutation, { ...other, from: nina });
  expect((await see('nina', number))?.assignee?.name).toBe('Rolf Amstutz');
  expect(
    await codeOf(call('nina', assignMutation, { ...other, from: other.to, to: customers().idOf('eva') })),
  ).toBe('BAD_USER_INPUT');
  const find = async (assignee: string) => (await listed('nina', { filter: { assignee } })).total;
  expect(await Promise.all([find(other.to), find(nina), find('nobody')])).toEqual([1, 0, 0]);
  const names = async (who: string) =>
    (await call(who, settingsQuery, {})).ticketAssignees.map(({ name }) => name);
  expect(await names('nina')).toEqual(['Nina Frei', 'Rolf Amstutz']);
  expect(await names('eva')).toEqual([]);
});

test('TIC-01 one of ours who answered, or looks after it, is told of the customer’s answer', async () => {
  const { number } = await create();
  await reply('nina', number, 'Which applicator?');
  await call('rolf', assignMutation, { number, from: null, to: customers().idOf('rolf') });
  await database().pool.query('TRUNCATE support.outbox');
  await reply('eva', number, 'The small one.');
  const { rows } = await database().pool.query<{ to: string }>(
    `SELECT mail->>'to' AS to FROM support.outbox ORDER BY 1`,
  );
  expect(rows.map(({ to }) => to)).toEqual(['nina@example.com', 'rolf@example.com', 'service@group.example']);
  await database().pool.query('TRUNCATE support.outbox');
  await reply('nina', number, 'Thank you.');
  const after = await database().pool.query<{ to: string }>(`SELECT mail->>'to' AS to FROM support.outbox`);
  expect(after.rows).toEqual([{ to: 'eva@example.com' }]);
});

test('TIC-02 programs that asked for it are told of a ticket that was opened, and what it is', async () => {
  const { pool } = database();
  await pool.query(`INSERT INTO support.webhook (id, url, events, secrets, changed_by)
    VALUES (gen_random_uuid(), 'https://board.example/', '{ticket}', '[]', 'Petra Ott')`);
  const { number } = await create({ type: 'machineStopped' });
  const { rows } = await pool.query<{ body: string }>('SELECT body FROM support.webhook_delivery');
  expect(rows.map(({ body }) => JSON.parse(body))).toEqual([
    expect.objectContaining({
      type: 'ticket.created',
      data: expect.objectContaining({ number, type: 'machineStopped', severity: 'stopped' }),
    }),
  ]);
});
