import { describe, expect, test } from 'vitest';
import { OperationError } from '#web/apps/frame/fetch-operation.ts';
import {
  type EventSource,
  findMissing,
  hasMore,
  mergeEvents,
  openLogs,
  type ReadEvents,
  readOn,
} from './event-list.ts';
import type { ListedEvent } from './event-operations.ts';

/** An event that was noted so many seconds after noon. */
function event(second: number, fraction = '000000'): ListedEvent {
  const at = `2026-11-24T12:${String(Math.floor(second / 60)).padStart(2, '0')}:${String(second % 60).padStart(2, '0')}.${fraction}Z`;
  return {
    ...{
      id: String(second),
      at,
      until: at,
      times: 1,
      editorId: 'petra',
      editor: 'Petra Ott',
      roles: ['chief'],
    },
    ...{ operation: 'savePage', kind: 'page', subjectIds: ['a'], subjects: ['A'], subjectCount: 1 },
    cursor: `${second}.${fraction}`,
  };
}

type Logs = Partial<Record<EventSource, readonly ListedEvent[] | OperationError>>;

/** Back ends that give so many events at once, and which were queried. */
function readerOf(logs: Logs, first: number) {
  const queried: string[] = [];
  const read: ReadEvents = async (source, after) => {
    queried.push(source);
    const log = logs[source] ?? [];
    if (log instanceof OperationError) throw log;
    const start = log.findIndex(({ cursor }) => cursor === after) + 1;
    return { items: log.slice(start, start + first), hasNextPage: start + first < log.length };
  };
  return { read, queried };
}

const seconds = (events: readonly ListedEvent[]) => events.map(({ id }) => Number(id));
const newestFirst = (...given: number[]) => given.map((second) => event(second));

describe('EDI-02 the logs of all back ends', () => {
  test('are one list, the newest first, and none is read further than needed', async () => {
    const { read, queried } = readerOf(
      { content: newestFirst(9, 7, 5, 3, 1), products: newestFirst(8, 2), support: newestFirst(4) },
      2,
    );
    const opened = await openLogs(read);
    // What content has below 7 could be newer than the 4 of support.
    expect(seconds(mergeEvents(opened))).toEqual([9, 8, 7]);
    expect(hasMore(opened)).toBe(true);
    queried.length = 0;
    const further = await readOn(opened, read, 5);
    expect(seconds(mergeEvents(further)).slice(0, 5)).toEqual([9, 8, 7, 5, 4]);
    expect(queried).toEqual(['content']);
    const whole = await readOn(further, read, 100);
    expect(seconds(mergeEvents(whole))).toEqual([9, 8, 7, 5, 4, 3, 2, 1]);
    expect(hasMore(whole)).toBe(false);
  });

  test('name each event once, of whichever back end an id is', async () => {
    const { read } = readerOf({ content: newestFirst(5, 4), accounts: newestFirst(5, 4) }, 1);
    const whole = await readOn(await openLogs(read), read, 10);
    const named = mergeEvents(whole).map(({ source, id }) => `${source} ${id}`);
    expect(named).toEqual(['content 5', 'accounts 5', 'content 4', 'accounts 4']);
  });

  test('are in order within a millisecond, too', async () => {
    const { read } = readerOf({ content: [event(1, '000200')], support: [event(1, '000900')] }, 5);
    expect(mergeEvents(await openLogs(read)).map(({ source }) => source)).toEqual(['support', 'content']);
  });

  test('can be read where one back end fails or keeps none, which is named', async () => {
    const { read } = readerOf({ content: newestFirst(1), products: new OperationError('No field') }, 5);
    const opened = await openLogs(read);
    expect(seconds(mergeEvents(opened))).toEqual([1]);
    expect(findMissing(opened)).toEqual(['products']);
  });

  test('fail where all do, and for whoever may not see them', async () => {
    const away = new OperationError('Away', 'UNAVAILABLE');
    const all = readerOf({ content: away, products: away, support: away, accounts: away }, 5);
    await expect(openLogs(all.read)).rejects.toBe(away);
    const forbidden = new OperationError('No', 'FORBIDDEN');
    await expect(openLogs(readerOf({ support: forbidden }, 5).read)).rejects.toBe(forbidden);
  });

  test('end where a back end promises more and gives nothing', async () => {
    const { read } = readerOf({ content: newestFirst(3, 2, 1) }, 2);
    const opened = await openLogs(read);
    const whole = await readOn(opened, async () => ({ items: [], hasNextPage: true }), 10);
    expect(seconds(mergeEvents(whole))).toEqual([3, 2]);
    expect(hasMore(whole)).toBe(false);
  });

  test('show what is known when reading on fails', async () => {
    const { read } = readerOf({ content: newestFirst(3, 2, 1) }, 2);
    const opened = await openLogs(read);
    const away = new OperationError('Away');
    await expect(readOn(opened, () => Promise.reject(away), 10)).rejects.toBe(away);
    expect(seconds(mergeEvents(opened))).toEqual([3, 2]);
  });
});
