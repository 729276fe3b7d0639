import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphql } from '#contracts/content/graphql.ts';
import { execute, type TypedDocument } from '#contracts/execute.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import { createLog } from '#server/log.ts';
import { readConfig } from '#server/settings/config.ts';
import { contentToken } from '#services/content/index.ts';
import type { StoredDraft } from '#services/content/page/draft/page-draft.ts';
import { savePages } from '#services/content/page/save-pages.ts';
import { openPage, publishPage, savePage } from '../contract/pages/edit-content.ts';
import { chiefHeaders } from '../support/back-ends/acting-editor.ts';
import { beforeMoment, inZurich } from '../support/moment.ts';
import { plainPage } from '../support/records/plain-page.ts';
import { sampleDataDir } from '../support/sample-data.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { rawGet } from './support/raw.ts';

const secret = 'of-an-installation-with-two-processes';
const data = sampleDataDir();
const by = 'Ada Winter';
const log = createLog({ level: 'silent', json: true });
let database: Database;
let server: RunningServer;

beforeAll(async () => {
  database = await openDatabase(readConfig({ DATA_DIR: data.path }), log);
  server = await startServer({
    DATA_DIR: data.path,
    DATABASE_URL: database.connectionString,
    WEB_CONCURRENCY: '2',
    SECRET: secret,
  });
});

afterAll(async () => {
  await server.stop();
  await database.close();
  await data.remove();
});

/** The results of the site's search. */
async function titlesFor(query: string): Promise<string[]> {
  const response = await fetch(`${server.address}/api/search-proxy/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.address },
    body: JSON.stringify({ localeCode: 'en', siteSlug: '', query }),
  });
  const { records = [] } = (await response.json()) as { records?: { title: string }[] };
  return records.map(({ title }) => title);
}

/** A new connection each time: Node distributes connections to the workers in turn. */
const get = (path: string) => rawGet(server.address, path, { Host: new URL(server.address).host });

/** Calls the content back end of either process, as the editor area does. */
const edit = <Result, Variables extends Record<string, unknown>>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
) =>
  execute({ url: `${server.address}/graphql/content`, fetch: globalThis.fetch }, document, variables, {
    headers: chiefHeaders(contentToken(secret)),
  });

const scheduleMutation = graphql(`
  mutation plan($pageId: ID!, $languages: [String!]!, $releaseAt: String!, $by: String!) {
    scheduleRelease(pageId: $pageId, languages: $languages, releaseAt: $releaseAt, by: $by)
  }
`);

const plainRelease = {
  ...plainPage,
  type: 'MEDIA_RELEASE',
  blocks: [],
  targets: [],
  passwords: [],
} satisfies Omit<StoredDraft, 'id' | 'siteId' | 'path' | 'texts'>;

const workers = () =>
  execFileSync('pgrep', ['-P', String(server.process.pid), '-f', 'main.ts'], { encoding: 'utf8' })
    .trim()
    .split('\n');

test('SYS-01 SEA-01 a publication is seen in every process, and found', async () => {
  for (let count = 0; count < 8; count += 1) expect((await get('/en/about-us')).body).toContain('About us');

  const { rows } = await database.pool.query(
    `SELECT page_id AS id FROM content.page_version JOIN content.site ON site.id = site_id
      WHERE path = '/about-us' AND key = 'main' AND stage = 'PUBLISHED'`,
  );
  const { id } = rows[0];
  const publish = async (title: string) => {
    const { editedPage } = await edit(openPage, { id });
    if (!editedPage) throw new Error('There is no such page');
    const { draft, revision: read } = editedPage;
    const texts = { ...draft.texts, en: { ...draft.texts.en!, title } };
    const { revision } = (await edit(savePage, { draft: { ...draft, texts }, revision: read, by })).savePage;
    const change = { pageId: id, languages: ['en'], revision, by };
    expect((await edit(publishPage, change)).publishPage.done).toBe(true);
    const isNew = async () => (await get('/en/about-us')).body.includes(title);
    const seenByAll = async () => (await Promise.all(Array.from({ length: 8 }, isNew))).every(Boolean);
    await expect.poll(seenByAll).toBe(true);
  };

  for (const title of ['Who we are', 'Who we were', 'Who we have become']) await publish(title);
  // The published title is found, and the earlier one no longer.
  await expect.poll(() => titlesFor('who we have become')).toContain('Who we have become');
  expect(await titlesFor('about us')).not.toContain('About us');
});

test('STO-02 a planned release is in no process before its moment, then in all', async () => {
  const { rows } = await database.pool.query("SELECT id FROM content.site WHERE key = 'main'");
  const words = { navigationTitle: null, description: null, lead: null, blocks: {} };
  const seen = async (path: string, title: string) => {
    const paths = ['/en/media-releases', `/en${path}`, '/en/media-releases/rss.xml'];
    const responses = paths.flatMap((one) => Array.from({ length: 4 }, () => get(one)));
    return (await Promise.all(responses)).filter(({ body }) => body.includes(title)).length;
  };
  const planned = await beforeMoment(async (moment) => {
    const id = crypto.randomUUID();
    const [path, title] = [`/media-releases/${id}`, `Guidance raised ${id}`];
    const texts = { en: { title, ...words } };
    await savePages(database.pool, [{ ...plainRelease, id, path, siteId: rows[0].id, texts }]);
    await edit(scheduleMutation, { pageId: id, languages: ['en'], releaseAt: inZurich(moment), by });
    // Both processes have cached these pages now, without it.
    expect(await seen(path, title)).toBe(0);
    return { path, title, moment };
  });
  const times: number[] = [];
  const seenNow = async () => {
    const count = await seen(planned.path, planned.title);
    if (count > 0) times.push(Date.now());
    return count;
  };
  await expect.poll(seenNow).toBe(3 * 4);
  expect(times[0]).toBeGreaterThanOrEqual(planned.moment);
});

test('a worker that ends unasked is replaced, and nobody notices', async () => {
  await Promise.all(Array.from({ length: 16 }, () => get('/en')));
  const before = workers();
  expect(before).toHaveLength(2);
  process.kill(Number(before[0]), 'SIGKILL');
  let failed = 0;
  const isReplaced = async () => {
    if ((await get('/en')).status !== 200) failed += 1;
    return (server.output().stderr.match(/takes its place/g)?.length ?? 0) > 0 && workers().length === 2;
  };
  await expect.poll(isReplaced).toBe(true);
  // A connection that the killed process had just accepted is lost.
  expect(failed).toBeLessThanOrEqual(1);
  expect(workers()).not.toContain(before[0]);
});

test('all of them end in order', async () => {
  const { code } = await server.stop();
  expect(code).toBe(0);
  // The replaced process may not be ready yet, and then has nothing to finish.
  expect(server.output().stderr.match(/"Stopped"/g)?.length).toBeGreaterThan(0);
  expect(server.output().stderr).not.toContain('An uncaught error');
});
