import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { inTransaction } from '#services/foundation/transaction.ts';
import type { Found } from '#services/search/entry/entry.ts';
import { dropOwned, saveOwned } from '#services/search/entry/save-entries.ts';
import { openSearch } from '#services/search/index.ts';
import { forgetUnusedWords } from '#services/search/refresh/owners.ts';
import { createStems } from '#services/search/text/stems.ts';
import { catalogueOf } from '../contract/search/sample/catalogue.ts';
import { type FreshDatabase, freshDatabase } from '../support/back-ends/database.ts';

/** As after the first start: PostgreSQL has no statistics yet. */
const entriesOfEachType = 300;
const types = ['product', 'document', 'page'] as const;
const log = { info() {}, warn() {}, error() {} };

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  const { pool } = database;
  const nobody = { backend: catalogueOf([]), token: 'any' };
  const never = new Promise<void>(() => {});
  const search = await openSearch({
    pool,
    log,
    secret: 'for tests',
    content: nobody,
    products: nobody,
    ready: never,
  });
  await search.close();
  const owned = types.flatMap((type) =>
    Array.from({ length: entriesOfEachType }, (_, n) => ({
      key: `${type}:${n}`,
      siteId: null,
      version: '1',
      found: [entry(type, n)],
    })),
  );
  await inTransaction(pool, (connection) => saveOwned(connection, owned, createStems()));
});

afterAll(() => database.close());

const entry = (type: Found['type'], n: number): Found => ({
  record: `${type}:${n}`,
  language: 'en',
  type,
  title: `${type} ${letters(n)}`,
  description: '',
  kinds: [],
  headings: [],
  body: Array.from({ length: 30 }, (_, word) => `text${letters(n * 30 + word)}`).join(' '),
  codes: [],
  url: `/${type}/${n}`,
  image: null,
  sites: [''],
  countries: [],
  visibleFrom: null,
});

/** A distinct word for each number. */
const letters = (n: number) =>
  [...n.toString().padStart(5, '0')].map((digit) => 'abcdefghij'[Number(digit)]).join('');

async function isStored(word: string): Promise<boolean> {
  const { rows } = await database.pool.query('SELECT FROM search.vocabulary WHERE folded = $1', [word]);
  return rows.length === 1;
}

/** How often PostgreSQL has scanned all entries sequentially. */
async function wholeReads(): Promise<number> {
  await database.pool.query('SELECT pg_stat_force_next_flush()');
  const { rows } = await database.pool.query(
    "SELECT seq_scan::int AS scans FROM pg_stat_user_tables WHERE relid = 'search.entry'::regclass",
  );
  return rows[0].scans;
}

test('SEA-02 a word that occurs no more is forgotten, one that occurs anywhere is kept', async () => {
  const { pool } = database;
  const last = `text${letters(entriesOfEachType * 30 - 1)}`;
  const drop = (types: readonly string[]) =>
    inTransaction(pool, (connection) =>
      dropOwned(
        connection,
        types.map((type) => `${type}:${entriesOfEachType - 1}`),
      ),
    );
  await drop(['product', 'page']);
  await forgetUnusedWords(pool);
  expect(await isStored(last)).toBe(true);
  await drop(['document']);
  await forgetUnusedWords(pool);
  expect(await isStored(last)).toBe(false);
  expect(await isStored(`text${letters(0)}`)).toBe(true);
});

test('SEA-02 to find out which words occur PostgreSQL never reads all entries', async () => {
  const before = await wholeReads();
  await forgetUnusedWords(database.pool);
  expect(await wholeReads()).toBe(before);
});
