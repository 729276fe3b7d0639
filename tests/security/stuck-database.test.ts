import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { idTokenHeader } from '#contracts/identity/client.ts';
import { discover, tokensFor } from '../identity/support/client.ts';
import { signIn } from '../identity/support/journey.ts';
import { copiedDataDir, type DataDir, type RunningServer, startServer } from '../support/server.ts';

/** One kind of statement is stuck, since the tables of the products are locked. */
let data: DataDir;
let server: RunningServer;
let holder: pg.Client;
let customer: Record<string, string>;

beforeAll(async () => {
  data = copiedDataDir(inject('sampleData'), inject('copies'));
  server = await startServer({ DATA_DIR: data.path, LOG_LEVEL: 'error' });
  const socket = encodeURIComponent(join(data.path, 'postgres', 'run'));
  holder = new pg.Client({ connectionString: `postgresql:///website?host=${socket}&user=site` });
  await holder.connect();
  const { address } = server;
  const session = await signIn(address, 'marcus.hale@prairie.example');
  const tokens = await tokensFor(address, await discover(address), session);
  customer = { [idTokenHeader]: tokens.id_token ?? '' };
});

afterAll(async () => {
  await holder?.end();
  await server?.stop();
  await data?.remove();
});

async function call(endpoint: string, query: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.address}/graphql/${endpoint}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = (await response.json()) as {
    data?: unknown;
    errors?: { extensions: { code: string } }[];
  };
  return {
    status: response.status,
    again: response.headers.get('retry-after'),
    codes: errors?.map(({ extensions }) => extensions.code),
    data,
  };
}

const entries = '{ catalogueEntries(first: 5) { items { slug } } }';
const sites = '{ sites { id } }';
const tickets = '{ ticketChoices { locations { id } } }';
const ticketList = '{ tickets { total } }';
const me = '{ me { id } }';

test('a locked table of products stops neither tickets nor content, and says when to come back', async () => {
  expect((await call('products', entries)).status).toBe(200);
  const { rows } = await holder.query<{ name: string }>(
    "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname = 'products'",
  );
  await holder.query('BEGIN');
  await holder.query(`LOCK TABLE ${rows.map(({ name }) => name).join(', ')} IN ACCESS EXCLUSIVE MODE`);

  const stuck = Array.from({ length: 18 }, () => call('products', entries));
  for (let n = 0; n < 12; n += 1) {
    expect(await call('content', sites)).toMatchObject({ status: 200, codes: undefined });
    expect(await call('support', tickets, customer)).toMatchObject({ status: 200, codes: undefined });
  }

  for (const { status, again, codes } of await Promise.all(stuck)) {
    expect([status, again, codes]).toEqual([503, '5', ['UNAVAILABLE']]);
  }
  await holder.query('ROLLBACK');
  await expect.poll(async () => (await call('products', entries)).status).toBe(200);
});

test('locked tables of tickets do not stop who asks who he is', async () => {
  expect(await call('accounts', me, customer)).toMatchObject({ status: 200, codes: undefined });
  const { rows } = await holder.query<{ name: string }>(
    "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname = 'support'",
  );
  await holder.query('BEGIN');
  await holder.query(`LOCK TABLE ${rows.map(({ name }) => name).join(', ')} IN ACCESS EXCLUSIVE MODE`);
  const stuck = Array.from({ length: 12 }, () => call('support', ticketList, customer));
  for (let n = 0; n < 12; n += 1)
    expect(await call('accounts', me, customer)).toMatchObject({ status: 200, codes: undefined });
  for (const { status } of await Promise.all(stuck)) expect(status).toBe(503);
  await holder.query('ROLLBACK');
});
