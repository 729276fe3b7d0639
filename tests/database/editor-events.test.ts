import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import {
  createEventStore,
  type EventFilter,
  type NewEvent,
} from '#services/foundation/editing/event-store.ts';
import type { KeysetPlace } from '#services/foundation/keyset.ts';
import { migrate } from '#services/foundation/migrate.ts';
import { type FreshDatabase, freshDatabase } from '../support/back-ends/database.ts';

const store = createEventStore('support');
let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  await migrate(database.pool, 'services/support/migrations', 'support');
});
afterAll(() => database?.close());
beforeEach(() => database.pool.query('DELETE FROM support.editor_event'));

const saving: NewEvent = {
  editorId: 'petra',
  editor: 'Petra Ott',
  roles: ['editor'],
  operation: 'setEnquiryNote',
  kind: 'enquiry',
  subjects: [{ id: 'a', name: 'E-2026-000001' }],
  folds: true,
};
const note = (change: Partial<NewEvent> = {}) => store.note(database.pool, { ...saving, ...change });
const everything: EventFilter = { editor: null, kind: null, search: null, from: null, until: null };
const find = (filter: Partial<EventFilter> = {}) =>
  store.find(database.pool, { ...everything, ...filter }, { after: null, limit: 100 });
/** Puts all that was noted so far back by so much. */
const later = (interval: string) =>
  database.pool.query(
    'UPDATE support.editor_event SET at = at - $1::interval, until = until - $1::interval',
    [interval],
  );

test('EDI-02 an event says who did what to what', async () => {
  await note();
  expect(await find()).toEqual([
    {
      id: expect.stringMatching(/^\d+$/),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
      until: expect.stringMatching(/Z$/),
      times: 1,
      editorId: 'petra',
      editor: 'Petra Ott',
      roles: ['editor'],
      operation: 'setEnquiryNote',
      kind: 'enquiry',
      subjectIds: ['a'],
      subjects: ['E-2026-000001'],
      subjectCount: 1,
    },
  ]);
});

test('EDI-02 what somebody saves again is one event, until somebody else comes between or time passes', async () => {
  await note();
  await note();
  await later('5 minutes');
  await note();
  expect((await find()).map(({ times }) => times)).toEqual([3]);
  await note({ editorId: 'jonas', editor: 'Jonas Meier' });
  await note();
  await later('11 minutes');
  await note();
  await note({ subjects: [{ id: 'b', name: 'E-2026-000002' }] });
  await note({ folds: undefined });
  expect((await find()).map(({ times }) => times)).toEqual([1, 1, 1, 1, 1, 3]);
});

test('EDI-02 somebody who writes all day has an event an hour', async () => {
  await note();
  for (let round = 0; round < 13; round += 1) {
    await later('5 minutes');
    await note();
  }
  expect((await find()).map(({ times }) => times)).toEqual([2, 12]);
});

test('EDI-02 events are found by person, kind, words and time', async () => {
  await note();
  await later('2 days');
  await note({
    editorId: 'jonas',
    editor: 'Jonas Meier',
    kind: 'machine',
    subjects: [{ id: 'm', name: 'Reuss 560' }],
  });
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const editorsWhere = async (filter: Partial<EventFilter>) =>
    (await find(filter)).map(({ editorId }) => editorId);
  expect(await editorsWhere({})).toEqual(['jonas', 'petra']);
  expect(await editorsWhere({ editor: 'petra' })).toEqual(['petra']);
  expect(await editorsWhere({ kind: 'machine' })).toEqual(['jonas']);
  expect(await editorsWhere({ search: 'reuss' })).toEqual(['jonas']);
  expect(await editorsWhere({ search: 'OTT' })).toEqual(['petra']);
  expect(await editorsWhere({ search: '%' })).toEqual([]);
  expect(await editorsWhere({ from: daysAgo(1) })).toEqual(['jonas']);
  expect(await editorsWhere({ until: daysAgo(1) })).toEqual(['petra']);
});

test('EDI-02 pages of the list have each event once, also of one moment', async () => {
  const client = await database.pool.connect();
  await client.query('BEGIN');
  // All of one transaction have the same moment.
  for (const id of ['a', 'b', 'c', 'd', 'e'])
    await store.note(client, { ...saving, subjects: [{ id, name: id }] });
  await client.query('COMMIT');
  client.release();
  const seen: string[] = [];
  let after: KeysetPlace | null = null;
  for (;;) {
    const rows = await store.find(database.pool, everything, { after, limit: 2 });
    const last = rows.at(-1);
    if (!last) break;
    seen.push(...rows.flatMap(({ subjects }) => subjects));
    after = { key: last.at, id: last.id };
  }
  expect(seen).toEqual(['e', 'd', 'c', 'b', 'a']);
});

test('EDI-02 of many things a hundred are named', async () => {
  const subjects = Array.from({ length: 130 }, (_, index) => ({ id: `${index}`, name: `Page ${index}` }));
  await note({ subjects });
  const [event] = await find();
  expect(event?.subjects).toHaveLength(100);
  expect(event?.subjectIds).toHaveLength(100);
  expect(event?.subjectCount).toBe(130);
});

test('EDI-02 events are kept as long as is set, and deleted in steps', async () => {
  await database.pool.query(`
    INSERT INTO support.editor_event (at, until, editor_id, editor, roles, operation, kind, subject_ids, subjects, subject_count)
    SELECT now() - interval '31 days', now(), 'petra', 'Petra Ott', '{}', 'setEnquiryState', 'enquiry', '{}', '{}', 0
    FROM generate_series(1, 2500)`);
  await note();
  await store.dropOld(database.pool, 32);
  const count = async () =>
    (await database.pool.query('SELECT count(*)::int AS count FROM support.editor_event')).rows[0].count;
  expect(await count()).toBe(2501);
  await store.dropOld(database.pool, 30);
  expect(await count()).toBe(1);
});
