import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { contentChanges, openContent } from '#services/content/index.ts';
import { publishNavigations, saveNavigations } from '#services/content/navigation/save-navigation.ts';
import type { StoredDraft } from '#services/content/page/draft/page-draft.ts';
import { publishPages, unpublishPages } from '#services/content/page/publish-pages.ts';
import { savePages } from '#services/content/page/save-pages.ts';
import { saveRedirects } from '#services/content/redirect/save-redirects.ts';
import { saveSites } from '#services/content/site/save-sites.ts';
import { notify } from '#services/foundation/notify.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import { plainPage } from '../../support/records/plain-page.ts';
import { siteRecord } from '../../support/records/sites.ts';

const site = '00000000-0000-4000-8000-000000000001';
const pageId = (n: number) => `00000000-0000-4000-9000-00000000000${n}`;
const log = { info() {}, warn() {}, error() {} };

let database: FreshDatabase;
let listener: pg.Client;
const notified: string[][] = [];

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  await openContent({ pool: database.pool, log, secret: 'a secret', production: true });
  await saveSites(database.pool, [siteRecord({ id: site })]);
  listener = new pg.Client({ connectionString: database.url });
  await listener.connect();
  listener.on('notification', ({ payload }) => notified.push(JSON.parse(payload ?? '')));
  await listener.query(`LISTEN ${contentChanges}`);
});

afterAll(async () => {
  await listener.end();
  await database.close();
});

beforeEach(async () => {
  await database.pool.query('DELETE FROM content.page');
  await received();
});

/** The notifications since the last call. PostgreSQL delivers them before the response to a later query. */
async function received(): Promise<string[]> {
  await listener.query('SELECT 1');
  return notified.splice(0).flat();
}

function draft(n: number, change: Partial<StoredDraft> = {}): StoredDraft {
  return {
    id: pageId(n),
    siteId: site,
    path: `/page-${n}`,
    ...plainPage,
    blocks: [{ id: 'intro', type: 'hero', anchor: null, tone: 'plain', layout: 'full', actions: [] }],
    texts: { en: text(`Page ${n}`), de: text(`Seite ${n}`) },
    targets: [],
    passwords: [],
    ...change,
  };
}

function text(title: string, hero = 'Hello') {
  return { title, navigationTitle: null, description: null, lead: null, blocks: { 'intro/title': hero } };
}

const publish = (pages: StoredDraft[], languages = ['en', 'de']) =>
  inTransaction(database.pool, async (connection) => {
    await savePages(connection, pages);
    await publishPages(
      connection,
      pages.map(({ id }) => ({ pageId: id, languages })),
    );
  });

const published = async () =>
  (
    await database.pool.query<{ path: string; languages: string }>(
      `SELECT path, string_agg(language, ',' ORDER BY language) AS languages
       FROM content.page_version JOIN content.page_text USING (page_id, stage)
       WHERE stage = 'PUBLISHED' GROUP BY path ORDER BY path`,
    )
  ).rows.map(({ path, languages }) => `${path} ${languages}`);

test('a draft is seen by nobody, and nobody is told', async () => {
  await savePages(database.pool, [draft(1)]);
  expect(await published()).toEqual([]);
  expect(await received()).toEqual([]);
});

test('a page is published in the languages that are named, and taken back from the others', async () => {
  await publish([draft(1)]);
  expect(await published()).toEqual(['/page-1 de,en']);
  await publish([draft(1)], ['en']);
  expect(await published()).toEqual(['/page-1 en']);
});

test('a new page is told with its site, since lists and links may show it', async () => {
  await publish([draft(1)]);
  expect(await received()).toEqual([`page:${pageId(1)}`, `site:${site}`]);
});

test('another word inside a page is told for that page in its language alone', async () => {
  await publish([draft(1), draft(2)]);
  await received();
  await publish([draft(1, { texts: { en: text('Page 1', 'Good day'), de: text('Seite 1') } }), draft(2)]);
  // The plan covered all languages, before each had its own page.
  expect(await received()).toEqual([`page:${pageId(1)}/en`]);
});

test('another title is told with the site', async () => {
  await publish([draft(1)]);
  await received();
  await publish([draft(1, { texts: { en: text('First page') } })], ['en']);
  expect(await received()).toEqual([`page:${pageId(1)}`, `site:${site}`]);
});

test('publishing what is already there changes nothing and tells nothing', async () => {
  await publish([draft(1)]);
  const before = await database.pool.query(
    "SELECT updated_at FROM content.page_version WHERE stage = 'PUBLISHED'",
  );
  await received();
  await publish([draft(1)]);
  expect(await received()).toEqual([]);
  const after = await database.pool.query(
    "SELECT updated_at FROM content.page_version WHERE stage = 'PUBLISHED'",
  );
  expect(after.rows).toEqual(before.rows);
});

test('a page that is taken back is told, its draft stays', async () => {
  await publish([draft(1)]);
  await received();
  await unpublishPages(database.pool, [pageId(1)]);
  expect(await published()).toEqual([]);
  expect(await received()).toEqual([`page:${pageId(1)}`, `site:${site}`]);
  const { rows } = await database.pool.query('SELECT stage FROM content.page_version');
  expect(rows).toEqual([{ stage: 'DRAFT' }]);
});

test('rows and news go together: what is rolled back was never told', async () => {
  const failing = inTransaction(database.pool, async (connection) => {
    await savePages(connection, [draft(1)]);
    await publishPages(connection, [{ pageId: pageId(1), languages: ['en'] }]);
    throw new Error('the power went out');
  });
  await expect(failing).rejects.toThrow('the power went out');
  expect(await published()).toEqual([]);
  expect(await received()).toEqual([]);
});

test('news that is too long for one notification says that everything changed', async () => {
  await notify(
    database.pool,
    contentChanges,
    Array.from({ length: 300 }, (_, n) => `page:${n}-${'x'.repeat(30)}`),
  );
  expect(await received()).toEqual(['all']);
});

test('a page that breaks a rule is refused by block and field, and nothing of the others is kept', async () => {
  const broken = draft(2, { texts: { en: text('Page 2', 'x'.repeat(500)) } });
  await expect(publish([draft(1), broken])).rejects.toMatchObject({
    extensions: { code: 'BAD_USER_INPUT', field: 'en/intro/title' },
  });
  expect(await published()).toEqual([]);
});

test('two pages for everybody cannot share an address, one for a country may', async () => {
  await publish([draft(1), draft(2, { path: '/page-1', countries: ['CN'] })]);
  const taken = {
    message: 'Another page is already at /page-1.',
    extensions: { code: 'BAD_USER_INPUT', field: 'path' },
  };
  await expect(publish([draft(3, { path: '/page-1' })])).rejects.toMatchObject(taken);
  await expect(publish([draft(3, { path: '/page-1', countries: ['US', 'CN'] })])).rejects.toMatchObject(
    taken,
  );
});

test('PAG-05 protection reaches every page below, also one that comes later, until it is lifted', async () => {
  const guards = async () =>
    (
      await database.pool.query<{ path: string; guard: string | null }>(
        "SELECT path, protected_by AS guard FROM content.page_version WHERE stage = 'PUBLISHED' ORDER BY path",
      )
    ).rows.map(({ path, guard }) => [path, guard]);
  const secret = draft(1, {
    path: '/secret',
    protection: 'password',
    passwords: [{ label: 'Team', password: 'demo-komax', expires: null }],
  });
  await publish([secret, draft(2, { path: '/secret-not' })]);
  await publish([draft(3, { path: '/secret/papers/old' })]);
  expect(await guards()).toEqual([
    ['/secret', pageId(1)],
    ['/secret-not', null],
    ['/secret/papers/old', pageId(1)],
  ]);
  await publish([{ ...secret, protection: 'none', passwords: [] }]);
  expect((await guards()).map(([, guard]) => guard)).toEqual([null, null, null]);
});

test('PAG-05 an unchanged password keeps its version, so that visitors stay in; a new one gets another', async () => {
  const withPassword = (password: string) =>
    draft(1, { protection: 'password', passwords: [{ label: 'Team', password, expires: null }] });
  const version = async () =>
    (await database.pool.query('SELECT version FROM content.page_password')).rows[0]?.version;
  await publish([withPassword('demo-komax')]);
  const first = await version();
  await publish([withPassword('demo-komax')]);
  expect(await version()).toBe(first);
  await publish([withPassword('other-komax')]);
  expect(await version()).not.toBe(first);
});

test('a navigation is told by its site, and only when it is another', async () => {
  const navigation = { siteId: site, header: { items: [] }, footer: { sections: [] } };
  await saveNavigations(database.pool, [navigation]);
  expect(await received()).toEqual([]);
  await publishNavigations(database.pool, [site]);
  expect(await received()).toEqual([`navigation:${site}`, 'system']);
  await publishNavigations(database.pool, [site]);
  expect(await received()).toEqual([]);
});

test('URL-09 redirects of a site are replaced as a whole; a loop is refused', async () => {
  const redirects = [{ previousUrl: '/Old', target: '/new', status: 301 }];
  await saveRedirects(database.pool, site, redirects);
  expect(await received()).toEqual([`redirects:${site}`]);
  await saveRedirects(database.pool, site, redirects);
  expect(await received()).toEqual([]);
  const loop = [...redirects, { previousUrl: '/new', target: '/OLD', status: 301 }];
  await expect(saveRedirects(database.pool, site, loop)).rejects.toMatchObject({
    extensions: { code: 'BAD_USER_INPUT' },
  });
  await saveRedirects(database.pool, site, []);
  expect(await received()).toEqual([`redirects:${site}`]);
});
