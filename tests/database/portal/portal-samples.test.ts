import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { idTokenHeader } from '#contracts/identity/client.ts';
import { openFiles } from '#services/files/index.ts';
import { accountsToken, openAccounts } from '#services/identity/index.ts';
import { openSupport, type Support } from '#services/support/index.ts';
import { callBackEnd } from '../../support/back-ends/call-back-end.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';

/**
 * The sample company's portal as the first start loads it, with the real accounts back end and the real
 * stores.
 */
const seed = join(import.meta.dirname, '../../../seed/company');
const secret = 'the secret of this installation, for tests';
const log = { info() {}, warn() {}, error() {} };

let database: FreshDatabase;
let directory: string;
let support: Support;
const people = new Map<string, string>();
const openSampleFiles = () =>
  openFiles({ directory: join(directory, 'files'), secret, isShown: async () => false });

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  directory = await mkdtemp(join(tmpdir(), 'portal-samples-'));
  const { pool } = database;
  const verify = async (token: string) => ({ sub: token });
  const { sealed } = openSampleFiles();
  const accounts = await openAccounts({ pool, log, secret, production: true, verify });
  await accounts.import(join(seed, 'accounts'));
  const backend = { url: 'http://accounts.internal/graphql/accounts', fetch: accounts.handle };
  support = await openSupport({
    pool,
    log,
    secret,
    production: true,
    staff: () => 'service@group.example',
    retentionDays: 30,
    people: { verify, accounts: { backend, token: accountsToken(secret) } },
    attachmentsDirectory: join(directory, 'uploads'),
    deliverFile: (request, hash, fileName) =>
      sealed.deliver(request, hash, { fileName, attachment: true, caching: 'never' }),
  });
  expect(await support.isEmpty()).toBe(true);
  await support.import(join(seed, 'portal'), sealed.store);
  const { rows } = await pool.query<{ id: string; email: string }>('SELECT id, email FROM identity.person');
  for (const { id, email } of rows) people.set(email.split('@')[0] ?? '', id);
});

afterAll(async () => {
  await support?.close();
  await database?.close();
  await rm(directory, { recursive: true, force: true });
});

type Data = Record<string, unknown> & {
  machines: { total: number; items: { id: string; place: { name: string } }[] };
  machine: { tickets: { number: string; status: string }[]; service: unknown[] } | null;
  tickets: { total: number; items: { status: string }[] };
  ticket: { attachments: { url: string }[]; conversation: { kind: string }[] } | null;
  software: { key: string; releases: { files: { url: string | null; sha256: string; name: string }[] }[] }[];
};

async function call(person: string, query: string) {
  const backend = { url: 'http://support.internal/graphql/support', fetch: support.handle };
  const headers = { [idTokenHeader]: people.get(person) ?? '' };
  const { data, errors } = await callBackEnd(backend).send(query, {}, headers);
  return { data: data as Data | null, code: errors?.[0]?.extensions?.code };
}

const request = (path: string) => new Request(new URL(path, 'https://www.group.example'));

describe('the sample people of the portal', () => {
  test.each([
    ['eva.brandt', 10],
    ['luis.ortega', 8],
    ['kim.dalton', 7],
    ['mei.lin', 5],
    ['nina.frei', 36],
  ])('AST-01 %s sees %i machines', async (person, total) => {
    expect((await call(person, '{ machines { total } }')).data?.machines.total).toBe(total);
  });

  test.each([
    ['sabine.vogt', 'FORBIDDEN'],
    ['petr.kovar', 'FORBIDDEN'],
    ['new.user', 'FORBIDDEN'],
    ['former.user', 'FORBIDDEN'],
  ])('AST-01 %s may not look into the inventory: %s', async (person, code) => {
    expect((await call(person, '{ machines { total } }')).code).toBe(code);
  });

  test('AST-01 our own people see by name where machines stand', async () => {
    const { data } = await call(
      'nina.frei',
      '{ machines(search: "querétaro linth") { items { id place { name } } } }',
    );
    expect(data?.machines.items).toEqual([{ id: 'M-0014', place: { name: 'Querétaro' } }]);
  });

  test('AST-01 a machine has its service history and its tickets', async () => {
    const { data } = await call(
      'eva.brandt',
      '{ machine(id: "M-0001") { service { id } tickets { number status } } }',
    );
    expect(data?.machine?.service).toHaveLength(6);
    expect(data?.machine?.tickets).toEqual([
      { number: expect.stringMatching(/^ST-\d{4}-004217$/), status: 'new' },
    ]);
  });

  test.each([
    ['eva.brandt', 9],
    ['luis.ortega', 7],
    ['marcus.hale', 6],
    ['youssef.amrani', 6],
    ['nina.frei', 28],
  ])('TIC-01 %s sees %i tickets', async (person, total) => {
    expect((await call(person, '{ tickets { total } }')).data?.tickets.total).toBe(total);
  });

  test('TIC-01 there are tickets of every status', async () => {
    const { data } = await call('nina.frei', '{ tickets(pageSize: 50) { items { status } } }');
    const statuses = new Set(data?.tickets.items.map(({ status }) => status));
    expect([...statuses].sort()).toEqual([
      'closed',
      'new',
      'open',
      'solved',
      'waitingForCustomer',
      'waitingForProvider',
    ]);
  });

  test('TIC-02 a ticket has its conversation and its picture', async () => {
    const { data: list } = await call('eva.brandt', '{ machine(id: "M-0001") { tickets { number } } }');
    const number = list?.machine?.tickets[0]?.number;
    const { data } = await call(
      'eva.brandt',
      `{ ticket(number: "${number}") { attachments { url } conversation { __typename } } }`,
    );
    const [picture] = data?.ticket?.attachments ?? [];
    const answer = await support.attachments?.handleDelivery(request(picture?.url ?? ''));
    expect(answer?.status).toBe(200);
    expect(answer?.headers.get('content-type')).toBe('image/webp');
    await answer?.body?.cancel();
  });

  test('DLC-01 what is downloaded has the checksum that was announced', async () => {
    const { data } = await call('petr.kovar', '{ software { key releases { files { name url sha256 } } } }');
    const files =
      data?.software.flatMap(({ releases }) => releases.flatMap((release) => release.files)) ?? [];
    const mine = files.filter(({ url }) => url !== null);
    expect(mine.map(({ name }) => name)).toContain('wire-flow-on-premise-3.4.1-manual-de.pdf');
    expect(mine.length).toBeLessThan(files.length);
    for (const { url, sha256 } of mine) {
      const answer = await support.handleDownload(request(url ?? ''));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    }
  });

  test('WFL-01 wire flow is in the cloud for one and on one’s own computers for the other', async () => {
    const question = '{ wireFlow { userType installer { version } licences { id } } }';
    expect((await call('eva.brandt', question)).data?.wireFlow).toEqual({
      userType: 'cloud',
      installer: null,
      licences: [],
    });
    expect((await call('petr.kovar', question)).data?.wireFlow).toMatchObject({
      userType: 'onprem',
      installer: { version: '3.4.1' },
      licences: [{ id: 'LIC-100106-01' }, { id: 'LIC-100106-02' }],
    });
  });
});

test('taking the sample data over once more changes no ticket', async () => {
  const rows = async () => (await database.pool.query('SELECT * FROM support.ticket ORDER BY id')).rows;
  const before = await rows();
  await support.import(join(seed, 'portal'), openSampleFiles().sealed.store);
  expect(await rows()).toEqual(before);
});
