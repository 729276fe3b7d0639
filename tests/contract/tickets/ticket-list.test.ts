import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { graphql } from '#contracts/support/graphql.ts';
import { callBackEnd } from '../../support/back-ends/call-back-end.ts';
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

const moreQuery = graphql(`
  query more($page: Int, $pageSize: Int) {
    tickets(page: $page, pageSize: $pageSize) {
      total isMore hasNextPage counts { status count isMore } items { number }
    }
  }
`);

describe.each(mountings)('the ticket contract %s', (mounting) => {
  const { backend, call, create, reply, close } = ticketsOf(opened, mounting);

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
    const list = async (who: string, variables: Parameters<typeof call>[2]) =>
      (await call(who, listQuery, variables)).tickets;
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
    await call('nina', followMutation, { number: first.number, follow: true });
    expect(await subjects({ filter: { followed: true } })).toEqual([first.subject]);
  });

  test('TIC-01 words are found wherever they stand, of one or two letters where a word begins, in any script', async () => {
    const made = await create('eva', { subject: '圧着機の故障', description: 'Crimpkraft X7 zu klein' });
    await reply('eva', made.number, { text: 'Now the\nwire breaks' });
    const found = async (search: string) =>
      (await call('nina', listQuery, { search })).tickets.items.map(({ number }) => number);
    const words = [
      'kraft',
      'x7',
      'ZU',
      '故障',
      '機',
      'wire',
      'eva brandt',
      made.number.slice(-4),
      'the wire',
    ];
    for (const search of words) expect(await found(search), search).toEqual([made.number]);
    for (const search of ['7', 'lein%', '障故', 'raftx']) expect(await found(search), search).toEqual([]);
    const { pool } = opened.database();
    await pool.query(`UPDATE support.ticket_person SET name = '' WHERE name = 'Eva Brandt'`);
    expect(await found('brandt')).toEqual([]);
  });

  test('TIC-01 what is more than a thousand is not counted further, and its pages go on', async () => {
    await create('eva', { subject: 'The first' });
    const { pool } = opened.database();
    const columns = (
      await pool.query<{ names: string }>(
        `SELECT string_agg(quote_ident(column_name), ', ') AS names FROM information_schema.columns
       WHERE table_schema = 'support' AND table_name = 'ticket' AND column_name NOT IN ('id', 'number', 'status')`,
      )
    ).rows[0]!.names;
    const add = (status: string, from: number, to: number) =>
      pool.query(
        `INSERT INTO support.ticket (id, number, status, ${columns})
         SELECT gen_random_uuid(), 'ST-1-' || n, $1, ${columns} FROM support.ticket, generate_series($2::int, $3) n
         WHERE subject = 'The first' AND status = 'new' LIMIT $3 - $2 + 1`,
        [status, from, to],
      );
    await add('closed', 1, 6001);
    await add('open', 7001, 7002);
    const morePage = async (page: number) => (await call('nina', moreQuery, { page, pageSize: 100 })).tickets;
    const first = await morePage(1);
    expect(first).toMatchObject({ total: 1003, isMore: true, hasNextPage: true });
    expect(first.counts.filter(({ count }) => count > 0)).toEqual([
      { status: 'new', count: 1, isMore: false },
      { status: 'open', count: 2, isMore: false },
      { status: 'closed', count: 1000, isMore: true },
    ]);
    expect(await morePage(61)).toMatchObject({ hasNextPage: false, items: Array(4).fill(expect.anything()) });
    expect((await call('nina', listQuery, { filter: { status: ['open'] } })).tickets.total).toBe(2);
  });

  test('TIC-01 every order can be asked for', async () => {
    await create();
    const { send } = callBackEnd(backend());
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
    const { send } = callBackEnd(backend());
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
