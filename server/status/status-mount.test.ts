import { afterEach, expect, test, vi } from 'vitest';
import type { Backend } from '#contracts/backend.ts';
import type { InstallationStatus } from '#contracts/editing/installation-status.ts';
import { everywhere, type Role } from '#contracts/editing/roles.ts';
import { answerStatus } from './status-mount.ts';

type Parts = Parameters<typeof answerStatus>[0];

const answering: Backend['fetch'] = async () => Response.json({ data: { found: true } });
const hanging: Backend['fetch'] = () => new Promise<never>(() => {});
const never = () => new Promise<never>(() => {});

const backEnd = (fetch: Backend['fetch']) => ({
  backend: { url: 'http://embedded', fetch },
  token: 'a secret',
});

function editor(...roles: Role[]) {
  return { id: '1', name: 'Petra Ott', session: '1', grants: roles.map(everywhere) };
}

const good = {
  backEnds: {
    content: backEnd(answering),
    products: backEnd(answering),
    search: backEnd(answering),
    support: backEnd(answering),
    accounts: backEnd(answering),
  },
  pool: { query: async () => ({ rows: [{ server_version: '17.6 (Debian 17.6-1)' }] }) },
  objects: { read: async () => undefined },
  checkFiles: async () => {},
  findMigrations: async () => [{ service: 'content', applied: 71, waiting: 0, newer: 0 }],
  mails: async () => ({ waiting: 2, retried: 1, failed: 0, lateSeconds: 0 }),
  webhooks: undefined,
  latePlans: [async () => ({ count: 1, lateSeconds: 90 }), async () => ({ count: 2, lateSeconds: 400 })],
  index: async () => ({ entries: 9, waiting: 0, since: '2026-11-28T09:00:00.000Z', isMaintained: true }),
  pages: () => ({ pages: 3, bytes: 4000, hits: 5, misses: 1 }),
  data: async () => [],
  processes: 4,
  secureHosts: [],
  log: { warn() {} },
  findEditor: async () => editor('chief'),
} as unknown as Parts;

const ask = (parts: Partial<Parts> = {}, init?: RequestInit) =>
  answerStatus({ ...good, ...parts })(new Request('http://a.test/api/editor-status', init));

afterEach(() => {
  vi.useRealTimers();
});

test('a chief editor learns how the installation is, and nobody keeps the answer', async () => {
  const response = await ask();
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  const text = await response.text();
  expect(text).not.toContain('a secret');
  const status = JSON.parse(text) as InstallationStatus;
  expect(status.program).toMatchObject({ node: process.versions.node, processes: 4 });
  expect(status.program.version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(status.parts.map(({ name, isAnswering }) => [name, isAnswering])).toEqual(
    ['content', 'products', 'search', 'support', 'accounts', 'database', 'files'].map((name) => [name, true]),
  );
  expect(status).toMatchObject({
    database: '17.6',
    migrations: [{ service: 'content', applied: 71, waiting: 0, newer: 0 }],
    mails: { waiting: 2, retried: 1, failed: 0, lateSeconds: 0 },
    publications: { count: 3, lateSeconds: 400 },
    index: { entries: 9, waiting: 0, isMaintained: true },
    pages: { pages: 3, bytes: 4000, hits: 5, misses: 1 },
    backup: { last: null },
    certificates: [],
  });
  // Another support back end looks after its webhooks itself.
  expect(status).not.toHaveProperty('webhooks');
});

test.each([
  ['a stranger', async (): Promise<undefined> => undefined, 401],
  ['an editor', async () => editor('editor', 'translator'), 403],
  ['a product manager', async () => editor('productManager'), 403],
  ['a service administrator', async () => editor('serviceAdministrator'), 403],
] as const)('EDI-02 %s is refused', async (_who, findEditor, status) => {
  const checkFiles = vi.fn(good.checkFiles);
  const response = await ask({ findEditor, checkFiles });
  expect([response.status, await response.text()]).toEqual([status, '{}']);
  expect(checkFiles).not.toHaveBeenCalled();
});

test('EDI-02 who asks is not known while the content back end does not say', async () => {
  const findEditor = async (): Promise<never> => {
    throw new Response(null, { status: 503 });
  };
  expect((await ask({ findEditor })).status).toBe(503);
  vi.useFakeTimers();
  const answered = ask({ findEditor: never });
  await vi.advanceTimersByTimeAsync(3000);
  expect((await answered).status).toBe(503);
});

test('it is only read', async () => {
  expect((await ask({}, { method: 'POST' })).status).toBe(405);
});

test('what hangs or fails says so after two seconds and leaves the rest', async () => {
  vi.useFakeTimers();
  const warn = vi.fn();
  const answered = ask({
    backEnds: { ...good.backEnds, search: backEnd(hanging) },
    findMigrations: never,
    mails: async () => {
      throw new Error('no such table');
    },
    log: { warn },
  });
  await vi.advanceTimersByTimeAsync(2000);
  const status = (await (await answered).json()) as InstallationStatus;
  expect(status.parts.filter(({ isAnswering }) => !isAnswering)).toEqual([
    { name: 'search', isAnswering: false, milliseconds: 2000 },
  ]);
  expect([status.mails, status.migrations, status.index?.entries]).toEqual([null, null, 9]);
  expect(warn.mock.calls.map(([, { part }]) => part).sort()).toEqual(['mails', 'migrations']);
});
