import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { contentToken, openContent } from '#services/content/index.ts';
import { publishNavigations, saveNavigations } from '#services/content/navigation/save-navigation.ts';
import { publishPages } from '#services/content/page/publish-pages.ts';
import { savePages } from '#services/content/page/save-pages.ts';
import { saveSites } from '#services/content/site/save-sites.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { openSearch, type Search, searchToken } from '#services/search/index.ts';
import { callSearch } from '../contract/search/sample/call-search.ts';
import { catalogueOf, machines } from '../contract/search/sample/catalogue.ts';
import { page, sites } from '../contract/search/sample/pages.ts';
import { type FreshDatabase, freshDatabase } from '../support/back-ends/database.ts';

/**
 * A catalogue so large that frequent words are only searched for in a sample: copies of one machine and its
 * data sheet.
 */
const machinesInIndex = 40_000;
const documentsInIndex = 6000;
const secret = 'the secret of this installation, for tests';
const log = { info() {}, warn() {}, error() {} };

let database: FreshDatabase;
let search: Search;

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  const { pool } = database;
  const content = await openContent({ pool, log, secret, production: true });
  await saveSites(pool, sites);
  await saveNavigations(
    pool,
    sites.map(({ id }) => ({ siteId: id, header: { items: [] }, footer: { sections: [] } })),
  );
  const siteIds = sites.map(({ id }) => id);
  await publishNavigations(pool, siteIds);
  const pages = [1, 2, 3].map((id) => page(id, { en: { title: `Strip cleanly, part ${id}` } }));
  await inTransaction(pool, async (connection) => {
    await savePages(connection, pages);
    await publishPages(
      connection,
      pages.map(({ id }) => ({ pageId: id, languages: ['en'] })),
    );
  });
  search = await openSearch({
    pool,
    log,
    secret,
    content: {
      backend: { url: 'http://content.internal/', fetch: content.handle },
      token: contentToken(secret),
    },
    products: { backend: catalogueOf(machines), token: 'any' },
    // Nothing updates this index; it is filled once, as by the process that loads the sample data.
    ready: new Promise(() => {}),
  });
  await search.fill();
  expect((await engine().search('CS-400')).total).toBeGreaterThan(0);
  await pool.query(copies, ['product:cs-400', machinesInIndex]);
  await pool.query(copies, ['document:cs-400-data-sheet', documentsInIndex]);
  await pool.query('ANALYZE search.entry');
});

afterAll(async () => {
  await search.close();
  await database.close();
});

const engine = () =>
  callSearch({ url: 'http://search.internal/api/search', fetch: search.handle }, searchToken(secret));

const copies = `INSERT INTO search.entry (owner, record, language, type, sites, countries, title, description, body, url,
    title_key, codes, boost, title_words, words)
  SELECT owner, record || n, language, type, sites, countries, title || n, description, body, url || n, title_key || n,
    '{}', boost, title_words, words
  FROM search.entry CROSS JOIN generate_series(1, $2) n WHERE record = $1 AND language = 'en'`;

test('SEA-01 of forty thousand the total is an estimate, and said to be one', async () => {
  const { total, isEstimate, types } = await engine().search('strip');
  expect(isEstimate).toBe(true);
  expect(Math.abs(total / (machinesInIndex + 4) - 1)).toBeLessThan(0.25);
  expect(types.find(({ type }) => type === 'page')?.total).toBe(3);
});

test('SEA-01 rare kinds are all found among them, and exactly counted', async () => {
  const { total, isEstimate, records } = await engine().search('strip', { type: 'page' });
  expect([total, isEstimate]).toEqual([3, false]);
  expect(records.map(({ title }) => title).sort()).toEqual(
    [1, 2, 3].map((part) => `Strip cleanly, part ${part}`),
  );
});

test('SEA-01 every page of results has its ten records, each once', async () => {
  const ids: string[] = [];
  for (let page = 1; page <= 40; page += 1) {
    const { records } = await engine().search('strip', { page });
    ids.push(...records.map(({ id }) => id));
  }
  expect(ids).toHaveLength(400);
  expect(new Set(ids).size).toBe(400);
});

test('SEA-01 the one that is named like the question comes before its thousand namesakes', async () => {
  const { records } = await engine().search('cs 400');
  expect(records[0]?.title).toBe('CS-400');
});

test('SEA-01 a kind of which there are fewer has a sample of its own', async () => {
  const { total, records } = await engine().search('sheet', { type: 'document' });
  expect(Math.abs(total / documentsInIndex - 1)).toBeLessThan(0.4);
  expect(records).toHaveLength(10);
});

test('SEA-01 words that few have are looked for in all, and counted one by one', async () => {
  const { total, isEstimate, records } = await engine().search('operator training');
  expect({ total, isEstimate, first: records[0]?.title }).toEqual({
    total: 2,
    isEstimate: false,
    first: 'Operator training',
  });
});
