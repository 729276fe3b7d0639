import type { Pool, PoolClient } from 'pg';
import { beforeEach, expect, test } from 'vitest';
import type { ActingEditor } from '#contracts/editing/editor-header.ts';
import type { EventRules } from '#contracts/editing/events.ts';
import type { Rules } from '#contracts/editing/operations.ts';
import { everywhere } from '#contracts/editing/roles.ts';
import { inTransaction } from '../transaction.ts';
import type { NewEvent } from './event-store.ts';
import { type Args, writeEvents } from './write-events.ts';

const rules = {
  savePage: { right: 'editPages', scope: 'draft' },
  removePage: { right: 'editPages', scope: 'page' },
  changePages: { right: 'editPages', scope: 'pages' },
  saveRecord: { right: 'keepRecords', ofFiles: 'keepMedia', scope: 'record' },
  addEditor: 'manageTeam',
  signOutEditor: 'site',
  renewPresence: 'everyEditor',
} as const satisfies Rules;

const events: EventRules = {
  savePage: { kind: 'page', folds: true },
  removePage: { kind: 'page', id: 'pageId' },
  changePages: { kind: 'page', id: 'pageIds' },
  saveRecord: { kind: 'ofRecord', id: 'id' },
  addEditor: { kind: 'editor', begins: 'late' },
  signOutEditor: { kind: 'editor', id: 'own' },
  renewPresence: null,
};

const ada: ActingEditor = {
  id: 'ada',
  name: 'Ada Winter',
  grants: [everywhere('editor'), everywhere('serviceAdministrator')],
};

const steps: string[] = [];
const client = {
  query: async (text: string) => void steps.push(text),
  release: () => void steps.push('released'),
} as unknown as PoolClient;
const pool = { connect: async () => client } as unknown as Pool;

const noted: NewEvent[] = [];
const called = new Map<string, string>();
const lookedFor: string[] = [];
const sessions = new Map([['mine', ada]]);

const carryOut = writeEvents<{ connection: Pool; editor: ActingEditor | undefined }>({
  rules,
  events,
  store: {
    note: async (connection, event) => {
      expect(connection).toBe(client);
      steps.push('event');
      noted.push(event);
    },
    find: async () => [],
    dropOld: async () => undefined,
  },
  async findNames(_, __, ids) {
    lookedFor.push(...ids);
    return new Map([...called].filter(([id]) => ids.includes(id)));
  },
  subjects: { changePages: (result) => result as string[] },
  findOwner: async ({ token }) => sessions.get(String(token)),
});

const doing = (operation: string, args: Args, resolve: () => unknown) =>
  carryOut(operation, args, { connection: pool, editor: ada }, resolve);

beforeEach(() => {
  steps.length = 0;
  noted.length = 0;
  called.clear();
  called.set('a', 'Crimping');
});

test('EDI-02 a change leaves one event, in its transaction', async () => {
  const saving = doing('savePage', {}, async () => {
    steps.push('changed');
    return { id: 'a', done: true, problems: [] };
  });
  expect(await saving).toMatchObject({ id: 'a' });
  expect(steps).toEqual(['BEGIN', 'changed', 'event', 'COMMIT', 'released']);
  expect(noted).toEqual([
    {
      editorId: 'ada',
      editor: 'Ada Winter',
      roles: ['editor'],
      operation: 'savePage',
      kind: 'page',
      subjects: [{ id: 'a', name: 'Crimping' }],
      folds: true,
    },
  ]);
});

test('EDI-02 what is removed is called as it was, what is renamed as it is', async () => {
  await doing('removePage', { pageId: 'a' }, async () => {
    called.clear();
    return { done: true };
  });
  called.set('a', 'Crimping');
  await doing('removePage', { pageId: 'a' }, async () => {
    called.set('a', 'Stripping');
    return { done: true };
  });
  expect(noted.map(({ subjects }) => subjects)).toEqual([
    [{ id: 'a', name: 'Crimping' }],
    [{ id: 'a', name: 'Stripping' }],
  ]);
});

test('EDI-02 several at once are one event, of those that were changed', async () => {
  called.set('b', 'Cutting');
  await doing('changePages', { pageIds: ['a', 'b', 'c'] }, async () => ['a', 'b']);
  expect(noted).toHaveLength(1);
  expect(noted[0]?.subjects.map(({ name }) => name)).toEqual(['Crimping', 'Cutting']);
});

test('EDI-02 a record is called by its kind, and the role is the one that allows it', async () => {
  await doing('saveRecord', { kind: 'news', id: 'a' }, async () => true);
  expect(noted[0]).toMatchObject({ kind: 'news', roles: ['editor'] });
});

test('EDI-02 what is refused, and what fails, leaves none', async () => {
  await doing('savePage', {}, async () => ({ id: 'a', done: false, problems: [{}] }));
  expect(steps.slice(-2)).toEqual(['COMMIT', 'released']);
  const failing = doing('removePage', { pageId: 'a' }, async () => {
    throw new Error('No');
  });
  await expect(failing).rejects.toThrow('No');
  expect(steps.slice(-2)).toEqual(['ROLLBACK', 'released']);
  expect(noted).toEqual([]);
});

test('EDI-02 a late one is written with its first transaction, and must have one', async () => {
  await doing('addEditor', {}, async () => {
    steps.push('asked');
    return inTransaction(pool, async () => 'a');
  });
  expect(steps.slice(0, 2)).toEqual(['asked', 'BEGIN']);
  expect(steps.slice(-3)).toEqual(['event', 'COMMIT', 'released']);
  const outside = doing('addEditor', {}, async () => 'a');
  await expect(outside).rejects.toThrow('addEditor changed something outside of a transaction');
  await doing('addEditor', {}, async () => null);
  expect(noted).toHaveLength(1);
});

test('EDI-01 who leaves is found by the session, as long as it is there', async () => {
  await doing('signOutEditor', { token: 'mine' }, async () => sessions.delete('mine'));
  await doing('signOutEditor', { token: 'mine' }, async () => true);
  expect(noted).toEqual([
    expect.objectContaining({ editor: 'Ada Winter', roles: ['editor', 'serviceAdministrator'] }),
  ]);
  expect(noted[0]?.subjects).toEqual([{ id: 'ada', name: 'Ada Winter' }]);
});

test('EDI-02 what leaves nothing behind opens no transaction', async () => {
  expect(await doing('renewPresence', {}, async () => true)).toBe(true);
  expect(steps).toEqual([]);
});

test('ids that can name nothing are not looked for', async () => {
  lookedFor.length = 0;
  for (const pageId of ['a', 'a\u0000', 'a'.repeat(301), 7])
    await doing('removePage', { pageId }, async () => ({ done: false }));
  expect(lookedFor).toEqual(['a']);
});
