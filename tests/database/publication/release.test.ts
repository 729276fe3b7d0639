import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { graphql } from '#contracts/content/graphql.ts';
import { execute, type TypedDocument } from '#contracts/execute.ts';
import { graphql as supportGraphql } from '#contracts/support/graphql.ts';
import type { StoredDraft } from '#services/content/page/draft/page-draft.ts';
import { savePages } from '#services/content/page/save-pages.ts';
import { openSupport, type Support, supportToken } from '#services/support/index.ts';
import { chiefHeaders } from '../../support/back-ends/acting-editor.ts';
import { beforeMoment, inZurich, secondsAhead } from '../../support/moment.ts';
import { plainPage } from '../../support/records/plain-page.ts';
import { openPublication, options, type Publication, siteId, token } from './open-publication.ts';

let publication: Publication;
let support: Support;

beforeAll(async () => {
  publication = await openPublication(inject('databaseUrl'));
  const { pool } = publication.database;
  support = await openSupport({ ...options, pool, staff: () => 'service@group.example', retentionDays: 180 });
});

afterAll(() => publication.close());

beforeEach(async () => {
  const { pool } = publication.database;
  await pool.query('TRUNCATE support.subscription, support.announcement, support.outbox CASCADE');
  await pool.query('DELETE FROM content.page');
  publication.notified.length = 0;
});

const call = <Result, Variables extends Record<string, unknown>>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  as = token,
) =>
  execute(
    { url: 'http://embedded/graphql/content', fetch: publication.content.handle },
    document,
    variables,
    {
      headers: { ...chiefHeaders(as), locales: 'en' },
    },
  );

const submit = graphql(
  `mutation submit($pageId: ID!, $by: String!) { submitRelease(pageId: $pageId, by: $by) }`,
);
const approve = graphql(
  `mutation approve($pageId: ID!, $by: String!) { approveRelease(pageId: $pageId, by: $by) }`,
);
const cancel = graphql(
  `mutation cancel($pageId: ID!, $by: String!) { cancelRelease(pageId: $pageId, by: $by) }`,
);
const schedule = graphql(`
  mutation schedule($pageId: ID!, $languages: [String!]!, $releaseAt: String, $by: String!) {
    scheduleRelease(pageId: $pageId, languages: $languages, releaseAt: $releaseAt, by: $by)
  }
`);
const logQuery = graphql(`query log($pageId: ID!) { releaseLog(pageId: $pageId) { what who releaseAt } }`);
const plannedQuery = graphql(`
  query planned { plannedReleases { pageId title adhoc submittedBy approvedBy releaseAt releasedAt } }
`);

/** Everything that a visitor, a feed, a sitemap, a search engine or the browser can request. */
const everywhere = graphql(`
  query everywhere($siteId: ID!, $path: String!, $id: ID!) {
    page(siteId: $siteId, path: $path, country: "ALL") { title }
    pageById(id: $id) { title }
    pageList(siteId: $siteId, type: MEDIA_RELEASE, country: "ALL") { total items { title } }
    sitemap(siteId: $siteId) { nodes { url } }
    searchablePages { nodes { url } }
    named: searchablePages(ids: [$id]) { nodes { url } }
  }
`);

async function placesOf({ id, path }: StoredDraft): Promise<number> {
  const found = await call(everywhere, { siteId, path, id });
  return [
    found.page,
    found.pageById,
    found.pageList.total > 0,
    found.sitemap.nodes.length > 0,
    found.searchablePages.nodes.length > 0,
    found.named.nodes.length > 0,
  ].filter(Boolean).length;
}

function release(change: Partial<StoredDraft> = {}): StoredDraft {
  const id = crypto.randomUUID();
  return {
    id,
    siteId: siteId,
    path: `/media-releases/${id}`,
    ...plainPage,
    type: 'MEDIA_RELEASE',
    blocks: [{ id: 'intro', type: 'hero', anchor: null, tone: 'plain', layout: 'full', actions: [] }],
    texts: { en: text('Guidance raised'), de: text('Prognose erhöht') },
    targets: [],
    passwords: [],
    ...change,
  };
}

function text(title: string) {
  return {
    title,
    navigationTitle: null,
    description: null,
    lead: `${title}.`,
    blocks: { 'intro/title': title },
  };
}

async function saveDraft(page: StoredDraft): Promise<StoredDraft> {
  await savePages(publication.database.pool, [page]);
  return page;
}

const languages = ['en', 'de'];

async function subscribers(count: number, topics: string[], language = 'de'): Promise<void> {
  await publication.database.pool.query(
    `INSERT INTO support.subscription (id, email, language, topics, state)
     SELECT gen_random_uuid(), $3 || n || '@example.com', $3, $2, 'active' FROM generate_series(1, $1) AS n`,
    [count, topics, language],
  );
}

const mails = async () =>
  (
    await publication.database.pool.query<{ to: string; title: string; topic: string; path: string }>(
      `SELECT mail->>'to' AS to, mail->'about'->>'title' AS title, mail->'about'->>'topic' AS topic,
         mail->'about'->>'path' AS path
       FROM support.outbox ORDER BY 1`,
    )
  ).rows;

test('STO-02 before its moment a release is nowhere, from its second on it is everywhere', async () => {
  const { page, moment } = await beforeMoment(async (moment) => {
    await publication.database.pool.query('DELETE FROM content.page');
    const page = await saveDraft(release());
    const schedulable = { pageId: page.id, languages, releaseAt: inZurich(moment), by: 'Ada Winter' };
    const { scheduleRelease } = await call(schedule, schedulable);
    expect(Date.parse(String(scheduleRelease))).toBe(moment);
    expect(await placesOf(page)).toBe(0);
    const { rows } = await publication.database.pool.query('SELECT release_at FROM content.release');
    expect(rows).toEqual([{ release_at: new Date(moment) }]);
    return { page, moment };
  });
  // Every statement checks the time itself: without any announcement, the page is visible.
  await expect.poll(() => placesOf(page)).toBe(6);
  expect(Date.now()).toBeGreaterThanOrEqual(moment);
});

test('STO-02 at its second every process hears of it, once, though two of them watch and one is killed', async () => {
  const [first, second] = [await publication.startWorker(), await publication.startWorker()];
  await subscribers(1200, ['releases']);
  await subscribers(3, ['adhoc'], 'en');
  const { page, moment, before } = await beforeMoment(async (moment) => {
    const texts = { en: text(`Guidance raised for ${moment}`), de: text('Prognose erhöht') };
    const page = await saveDraft(release({ texts }));
    await call(schedule, { pageId: page.id, languages, releaseAt: inZurich(moment), by: 'Ada Winter' });
    await publication.settle();
    return { page, moment, before: publication.notified.length };
  });
  const received = () => publication.notified.slice(before).filter(({ tag }) => tag === `page:${page.id}`);
  await expect.poll(() => received().length).toBe(1);
  expect(received()[0]?.at).toBeGreaterThanOrEqual(moment);
  // In the middle of the work.
  await first.kill();
  const mailsOfPage = async () => (await mails()).filter(({ path }) => path === `/de${page.path}`);
  await expect.poll(async () => (await mailsOfPage()).length).toBe(1200);
  await second.kill();
  const third = await publication.startWorker();
  const again = supportGraphql(`query sent { announcements { title topic mails } }`);
  const backend = { url: 'http://embedded/graphql/support', fetch: support.handle };
  const headers = chiefHeaders(supportToken(options.secret));
  const { announcements } = await execute(backend, again, {}, { headers });
  expect(announcements.filter(({ title }) => title === page.texts.en?.title)).toEqual([
    { title: `Guidance raised for ${moment}`, topic: 'releases', mails: 1200 },
  ]);
  await third.kill();
  expect(received()).toHaveLength(1);
  const sent = await mailsOfPage();
  expect(new Set(sent.map(({ to }) => to)).size).toBe(1200);
  expect(sent).toHaveLength(1200);
  expect(sent[0]).toMatchObject({ title: 'Prognose erhöht', path: `/de${page.path}`, topic: 'releases' });
});

test('STO-02 an ad hoc release reaches those who want it or all releases, each once, in words they read', async () => {
  await publication.database.pool.query(`INSERT INTO support.webhook (id, url, events, secrets, changed_by)
    VALUES (gen_random_uuid(), 'https://board.example/', '{publication}', '[]', 'Petra Ott')`);
  await subscribers(1, ['adhoc', 'releases'], 'de');
  await subscribers(1, ['adhoc'], 'fr');
  await subscribers(1, ['stories'], 'en');
  const page = await saveDraft(release({ adhoc: true }));
  await call(submit, { pageId: page.id, by: 'Ada Winter' });
  await call(approve, { pageId: page.id, by: 'Bruno Keller' });
  await call(schedule, { pageId: page.id, languages, releaseAt: null, by: 'Ada Winter' });
  const worker = await publication.startWorker();
  await expect.poll(async () => (await mails()).length).toBe(2);
  await worker.kill();
  expect(await mails()).toMatchObject([
    { to: 'de1@example.com', title: 'Prognose erhöht', topic: 'adhoc', path: `/de${page.path}` },
    // There is no French text.
    { to: 'fr1@example.com', title: 'Guidance raised', topic: 'adhoc', path: `/fr${page.path}` },
  ]);
  const { rows } = await publication.database.pool.query<{ body: string }>(
    'SELECT body FROM support.webhook_delivery',
  );
  expect(rows.map(({ body }) => JSON.parse(body))).toEqual([
    expect.objectContaining({
      type: 'publication.released',
      data: expect.objectContaining({ id: page.id, type: 'MEDIA_RELEASE', isAdhoc: true }),
    }),
  ]);
});

const refused = (message: string) => ({ code: 'CONFLICT', message });

test('STO-02 an ad hoc release needs a second person, who has read these very words', async () => {
  const page = await saveDraft(release({ adhoc: true }));
  const { id: pageId } = page;
  const plan = () => call(schedule, { pageId, languages, releaseAt: null, by: 'Ada Winter' });
  const needed = refused('An ad hoc announcement needs the approval of a second person.');
  await expect(plan()).rejects.toMatchObject(needed);
  const approved = call(approve, { pageId, by: 'Bruno Keller' });
  await expect(approved).rejects.toMatchObject(refused('Nobody has submitted it.'));
  await call(submit, { pageId, by: 'Ada Winter' });
  await expect(plan()).rejects.toMatchObject(needed);
  const herself = call(approve, { pageId, by: ' ada  WINTER' });
  await expect(herself).rejects.toMatchObject(refused('Its author cannot approve it.'));
  await call(approve, { pageId, by: 'Bruno Keller' });

  await saveDraft({ ...page, texts: { ...page.texts, de: text('Prognose gesenkt') } });
  await expect(plan()).rejects.toMatchObject(refused('It was changed since it was approved.'));
  const late = call(approve, { pageId, by: 'Bruno Keller' });
  await expect(late).rejects.toMatchObject(refused('It was changed since it was submitted.'));
  expect(await placesOf(page)).toBe(0);

  await call(submit, { pageId, by: 'Ada Winter' });
  await call(approve, { pageId, by: 'Bruno Keller' });
  await plan();
  expect(await placesOf(page)).toBe(6);
  await expect(plan()).rejects.toMatchObject(refused('It is already published.'));
  const { releaseLog } = await call(logQuery, { pageId });
  expect(releaseLog.map(({ what, who }) => `${what} ${who}`).reverse()).toEqual([
    'submitted Ada Winter',
    'approved Bruno Keller',
    'submitted Ada Winter',
    'approved Bruno Keller',
    'scheduled Ada Winter',
  ]);
});

test('STO-02 what is cancelled before its moment never comes out, and editors see what is planned', async () => {
  const page = await saveDraft(release());
  const { id: pageId } = page;
  const releaseAt = inZurich(Date.now() + 24 * 60 * 60_000);
  await call(schedule, { pageId, languages, releaseAt, by: 'Ada Winter' });
  expect((await call(plannedQuery, {})).plannedReleases).toMatchObject([
    { pageId, title: 'Guidance raised', adhoc: false, releasedAt: null },
  ]);
  await call(cancel, { pageId, by: 'Bruno Keller' });
  const { rows } = await publication.database.pool.query('SELECT FROM content.release');
  expect(rows).toEqual([]);
  const again = call(cancel, { pageId, by: 'Bruno Keller' });
  await expect(again).rejects.toMatchObject(refused('It is not planned.'));
  expect((await call(logQuery, { pageId })).releaseLog[0]).toMatchObject({
    what: 'cancelled',
    who: 'Bruno Keller',
  });
});

test('STO-02 the paper of a release is there when the release is, and not before', async () => {
  const file = crypto.randomUUID();
  await publication.database.pool.query(
    `INSERT INTO content.file (id, slug, title, alt, focal_x, focal_y) VALUES ($1, 'guidance', '{}', '{}', 0.5, 0.5)`,
    [file],
  );
  await publication.database.pool.query(
    `INSERT INTO content.file_version (file_id, language, content_type, hash, file_name, size, width, height)
     VALUES ($1, '', 'application/pdf', 'abc', 'guidance.pdf', 1, 0, 0)`,
    [file],
  );
  const found = async () => (await call(graphql(`query paper { file(slug: "guidance") { slug } }`), {})).file;
  expect(await found()).toBeNull();
  const page = await saveDraft(release({ image: file }));
  expect(await found()).toBeNull();
  await call(schedule, {
    pageId: page.id,
    languages,
    releaseAt: inZurich(secondsAhead(3600)),
    by: 'Ada Winter',
  });
  expect(await found()).toBeNull();
  await call(cancel, { pageId: page.id, by: 'Ada Winter' });
  await call(schedule, { pageId: page.id, languages, releaseAt: null, by: 'Ada Winter' });
  expect(await found()).toEqual({ slug: 'guidance' });
});

test('STO-02 what every publication refuses is not planned, and says why', async () => {
  const blocks = [{ id: 'words', type: 'quote', anchor: null, tone: 'plain' }];
  const page = release({ blocks, texts: { en: { ...text('Quoted'), blocks: { 'words/quote': 'Said.' } } } });
  await saveDraft(page);
  await publication.database.pool.query("UPDATE content.page_text SET texts = '{}' WHERE page_id = $1", [
    page.id,
  ]);
  const schedulable = { pageId: page.id, languages: ['en'], releaseAt: null, by: 'Ada Winter' };
  await expect(call(schedule, schedulable)).rejects.toMatchObject(
    refused('It cannot be published as it is.'),
  );
  expect(await placesOf(page)).toBe(0);
});

test('STO-02 only trusted callers plan, at a time that is one', async () => {
  const page = await saveDraft(release());
  const schedulable = { pageId: page.id, languages, releaseAt: '2030-01-01 at seven', by: 'Ada Winter' };
  await expect(call(schedule, schedulable)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  await expect(call(schedule, { ...schedulable, releaseAt: null }, 'nobody')).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  const unknown = { ...schedulable, releaseAt: null, pageId: crypto.randomUUID() };
  await expect(call(schedule, unknown)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const japanese = { ...schedulable, releaseAt: null, languages: ['ja'] };
  await expect(call(schedule, japanese)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await placesOf(page)).toBe(0);
});
