import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { askBackEnd } from '../../support/back-ends/ask-back-end.ts';
import {
  filled,
  followMutation,
  listQuery,
  mountings,
  ticketBackEnds,
  ticketsOf,
} from './ticket-contract.ts';

const opened = ticketBackEnds();
const { customers } = opened;

describe.each(mountings)('the ticket contract %s', (mounting) => {
  const { backend, ask, create, reply, close } = ticketsOf(opened, mounting);

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
      const answer = await send(
        `{ tickets(sort: ${sort}) { total } }`,
        {},
        await customers().headersOf('eva'),
      );
      expect(answer.data, sort).toEqual({ tickets: { total: 1 } });
    }
  });

  test('TIC-01 the list leaves as a file in which nothing is a formula', async () => {
    await create('eva', { subject: '=HYPERLINK("https://evil.example")' });
    const { send } = askBackEnd(backend());
    const answer = await send('{ ticketsExport }', {}, await customers().headersOf('eva'));
    const file = (answer.data as { ticketsExport: string }).ticketsExport;
    const [row] = parse(file, { bom: true, columns: true }) as Record<string, string>[];
    expect(row).toMatchObject({
      subject: `'=HYPERLINK("https://evil.example")`,
      machine: 'Reuss 455',
      status: 'new',
      contact: 'Eva Brandt',
    });
    const foreign = await send('{ ticketsExport }', {}, await customers().headersOf('luis'));
    expect(JSON.stringify(foreign.data)).not.toContain('HYPERLINK');
  });
});
