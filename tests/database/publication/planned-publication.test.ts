import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { PageDraft } from '#contracts/content/draft.ts';
import { graphql } from '#contracts/content/graphql.ts';
import { execute, type TypedDocument } from '#contracts/execute.ts';
import { type Content, contentChanges, contentToken, openContent } from '#services/content/index.ts';
import { saveSites } from '#services/content/site/save-sites.ts';
import { saveThemes } from '#services/content/theme/save-themes.ts';
import {
  cancelPublication,
  createPage,
  openPage,
  pageHistory,
  planPublication,
  planTakeOff,
  publicationProblems,
  publishPage,
  restorePage,
  savePage,
  seenPage,
} from '../../contract/pages/edit-content.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import { beforeMoment, inZurich, secondsAhead } from '../../support/moment.ts';
import { plainPage } from '../../support/records/plain-page.ts';

const secret = 'a secret';
const siteId = '00000000-0000-4000-8000-000000000001';
const log = { info() {}, warn() {}, error() {} };
const [petra, jonas] = ['Petra Ott', 'Jonas Meier'];

let database: FreshDatabase;
let content: Content;
let second: { pool: pg.Pool; content: Content };
let listener: pg.Client;
const told: { tag: string; at: number }[] = [];

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  content = await openContent({ pool: database.pool, log, secret, production: true });
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  second = { pool, content: await openContent({ pool, log, secret, production: true }) };
  await saveSites(database.pool, [
    {
      id: siteId,
      key: 'main',
      slug: '',
      name: 'Main',
      domains: ['www.group.example'],
      theme: 'Default',
      internationalOnly: false,
      hideSideButtons: false,
      enableCutFont: false,
      legalName: null,
      portalName: null,
      languages: ['en', 'de'],
      extraLanguages: [],
      sortIndex: 0,
    },
  ]);
  await saveThemes(database.pool, [
    { key: 'Default', name: 'Default', scheme: 'light', tokens: {}, sortIndex: 0 },
  ]);
  listener = new pg.Client({ connectionString: database.url });
  await listener.connect();
  listener.on('notification', ({ payload }) => {
    for (const tag of JSON.parse(payload ?? '')) told.push({ tag, at: Date.now() });
  });
  await listener.query(`LISTEN ${contentChanges}`);
});

afterAll(async () => {
  await listener.end();
  await second.pool.end();
  await database.close();
});

beforeEach(async () => {
  await database.pool.query('DELETE FROM content.page');
  told.length = 0;
});

const ask = <Result, Variables extends Record<string, unknown>>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  process = content,
) =>
  execute({ url: 'http://embedded/graphql/content', fetch: process.handle }, document, variables, {
    headers: { authorization: `Bearer ${contentToken(secret)}`, locales: 'en' },
  });

const words = (title: string) => ({
  title,
  navigationTitle: null,
  description: null,
  lead: null,
  blocks: { 'intro/title': title },
});

async function create(change: Partial<PageDraft> = {}) {
  const draft: PageDraft = {
    id: crypto.randomUUID(),
    siteId,
    path: `/${crypto.randomUUID()}`,
    ...plainPage,
    blocks: [{ id: 'intro', type: 'hero', anchor: null, tone: 'plain', layout: 'full', actions: [] }],
    texts: { en: words('As planned'), de: words('Wie geplant') },
    ...change,
  };
  const created = (await ask(createPage, { draft, by: petra })).createPage;
  return { ...created, draft: { ...draft, id: created.id } };
}

const titled = (draft: PageDraft, title: string): PageDraft => ({
  ...draft,
  texts: { ...draft.texts, en: words(title) },
});

async function open(id: string) {
  const { editedPage } = await ask(openPage, { id });
  if (!editedPage) throw new Error('There is no such page');
  return editedPage;
}

const seen = async ({ path }: PageDraft, process = content) =>
  (await ask(seenPage, { siteId, path }, process)).page?.title ?? null;

async function plan(pageId: string, moment: number) {
  const wish = { pageId, languages: ['en', 'de'], publishAt: inZurich(moment), by: petra };
  return (await ask(planPublication, wish)).planPublication;
}

async function startWorker(): Promise<ChildProcess> {
  const worker = spawn(process.execPath, ['tests/database/publication/release-worker.ts'], {
    env: { ...process.env, DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(worker.stdout!, 'data');
  return worker;
}

async function kill(worker: ChildProcess): Promise<void> {
  const ended = once(worker, 'exit');
  worker.kill('SIGKILL');
  await ended;
}

describe('EDI-05 planned publications', () => {
  test('come at their second, once, on every process, as they were when they were planned', async () => {
    const [one, other] = [await startWorker(), await startWorker()];
    const { id, draft, moment, before } = await beforeMoment(async (moment) => {
      const { id, draft, revision } = await create();
      expect((await plan(id, moment)).done).toBe(true);
      expect(await open(id)).toMatchObject({ state: 'PLANNED', planned: { by: petra, problems: [] } });
      const later = await ask(savePage, { draft: titled(draft, 'Written later'), revision, by: petra });
      expect(later.savePage.done).toBe(true);
      expect(await seen(draft)).toBeNull();
      await listener.query('SELECT 1');
      return { id, draft, moment, before: told.length };
    });
    const heard = () => told.slice(before).filter(({ tag }) => tag === `page:${id}`);
    await expect.poll(() => heard().length).toBe(1);
    expect(heard()[0]?.at).toBeGreaterThanOrEqual(moment);
    for (const process of [content, second.content]) expect(await seen(draft, process)).toBe('As planned');
    expect(await open(id)).toMatchObject({
      state: 'CHANGED',
      planned: null,
      draft: titled(draft, 'Written later'),
    });
    const { pageHistory: history } = await ask(pageHistory, { pageId: id });
    expect(history.filter(({ what }) => what === 'published')).toMatchObject([
      { by: petra, languages: ['en', 'de'] },
    ]);
    await Promise.all([kill(one), kill(other)]);
    expect(heard()).toHaveLength(1);
  });

  test('whose moment nobody was there for come with the next start', async () => {
    const { id, draft } = await create();
    await plan(id, secondsAhead(3600));
    await database.pool.query(
      "UPDATE content.planned_publication SET publish_at = now() - interval '1 hour'",
    );
    const worker = await startWorker();
    await expect.poll(() => seen(draft)).toBe('As planned');
    await kill(worker);
  });

  test('that cannot come keep their draft and say why', async () => {
    const target = await create();
    const actions = [{ id: '1', kind: 'PAGE' as const, page: target.id }];
    const hero = { id: 'intro', type: 'hero', anchor: null, tone: 'plain', layout: 'full', actions };
    const { id, draft } = await create({ blocks: [hero] });
    const planned = await plan(id, secondsAhead(3600));
    expect(planned).toMatchObject({ done: true, problems: [{ code: 'pageNotPublished' }] });
    const ready = await create();
    await plan(ready.id, secondsAhead(3600));
    await database.pool.query(
      "UPDATE content.planned_publication SET publish_at = now() - interval '1 hour'",
    );
    const worker = await startWorker();
    await expect.poll(() => seen(ready.draft)).toBe('As planned');
    await expect
      .poll(async () => (await open(id)).planned?.problems)
      .toEqual([{ code: 'pageNotPublished', params: { path: target.draft.path } }]);
    await kill(worker);
    expect(await seen(draft)).toBeNull();
    expect(await open(id)).toMatchObject({ draft, state: 'DRAFT' });
  });

  test('are taken back, and go when the page is published before', async () => {
    const { id, draft, revision } = await create();
    await plan(id, secondsAhead(3600));
    expect((await ask(cancelPublication, { pageId: id, by: jonas })).cancelPublication.done).toBe(true);
    expect(await open(id)).toMatchObject({ state: 'DRAFT', planned: null });
    await plan(id, secondsAhead(3600));
    await ask(publishPage, { pageId: id, languages: ['en'], revision, by: jonas });
    // Only what went out is no longer planned; until a language could go out alone, the whole plan went.
    expect(await open(id)).toMatchObject({ state: 'PLANNED', planned: { languages: ['de'] } });
    await ask(publishPage, { pageId: id, languages: ['de'], revision, by: jonas });
    expect(await open(id)).toMatchObject({ state: 'PUBLISHED', planned: null });
    expect(await seen(draft)).toBe('As planned');
    await expect(plan(id, Date.now() - 60_000)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

test('EDI-05 plans know their languages: each with the words of its moment, at the address that holds then', async () => {
  const { id, draft, revision } = await create();
  const due = () =>
    database.pool.query("UPDATE content.planned_publication SET publish_at = now() - interval '1 hour'");
  await ask(publishPage, { pageId: id, languages: ['en'], revision, by: petra });
  const german = { pageId: id, languages: ['de'], publishAt: inZurich(secondsAhead(3600)), by: petra };
  expect((await ask(planPublication, german)).planPublication.done).toBe(true);
  const later = { ...titled(draft, 'Written later'), path: `${draft.path}-moved` };
  later.texts.de = words('Später geschrieben');
  const saved = (await ask(savePage, { draft: later, revision, by: petra })).savePage;
  await ask(publishPage, { pageId: id, languages: ['en'], revision: saved.revision, by: petra });
  await due();
  const worker = await startWorker();
  const inGerman = async () =>
    (
      await execute(
        { url: 'http://embedded/graphql/content', fetch: content.handle },
        seenPage,
        { siteId, path: later.path },
        { headers: { locales: 'de' } },
      )
    ).page;
  await expect.poll(async () => (await inGerman())?.title).toBe('Wie geplant');
  expect(await seen(later)).toBe('Written later');
  const takeOff = { pageId: id, languages: ['de'], takeOffAt: inZurich(secondsAhead(3600)), by: jonas };
  expect((await ask(planTakeOff, takeOff)).planTakeOff.done).toBe(true);
  expect((await open(id)).plans).toMatchObject([{ takeOff: true, languages: ['de'] }]);
  await due();
  await notified(id);
  await expect.poll(async () => (await open(id)).publishedLanguages).toEqual(['en']);
  expect((await open(id)).plans).toEqual([]);
  await kill(worker);
});

/** Wakes the clocks, as whoever plans does. */
async function notified(id: string): Promise<void> {
  await database.pool.query('SELECT pg_notify($1, $2)', [contentChanges, JSON.stringify([`page:${id}`])]);
}

test('EDI-05 an old version that is restored and published is there on a second process', async () => {
  const { id, draft, revision } = await create();
  const publish = async (read: number) =>
    (await ask(publishPage, { pageId: id, languages: ['en', 'de'], revision: read, by: petra })).publishPage;
  expect((await publish(revision)).done).toBe(true);
  const { pageHistory: history } = await ask(pageHistory, { pageId: id });
  const saved = (await ask(savePage, { draft: titled(draft, 'A mistake'), revision, by: jonas })).savePage;
  await publish(saved.revision);
  expect(await seen(draft, second.content)).toBe('A mistake');
  await listener.query('SELECT 1');
  told.length = 0;
  const restored = (await ask(restorePage, { pageId: id, revision: history.at(-1)!.id, by: petra }))
    .restorePage;
  expect(await seen(draft, second.content)).toBe('A mistake');
  expect((await publish(restored.revision)).done).toBe(true);
  expect(await seen(draft, second.content)).toBe('As planned');
  await listener.query('SELECT 1');
  expect(told.map(({ tag }) => tag)).toContain(`page:${id}/en`);
});

const submit = graphql(
  `mutation submit($pageId: ID!, $by: String!) { submitRelease(pageId: $pageId, by: $by) }`,
);
const approve = graphql(
  `mutation approve($pageId: ID!, $by: String!) { approveRelease(pageId: $pageId, by: $by) }`,
);

describe('STO-02 stories and releases', () => {
  const codes = (change: { problems: readonly { code: string }[] }) =>
    change.problems.map(({ code }) => code);

  test('an ad hoc one is published, planned and corrected only as a second person has read it', async () => {
    const { id, draft, revision } = await create({ type: 'MEDIA_RELEASE', adhoc: true });
    const publish = async () => {
      const { revision: read } = await open(id);
      return (await ask(publishPage, { pageId: id, languages: ['en'], revision: read, by: petra }))
        .publishPage;
    };
    const pass = async () => {
      await ask(submit, { pageId: id, by: petra });
      await ask(approve, { pageId: id, by: jonas });
    };
    expect(codes(await publish())).toEqual(['approvalNeeded']);
    const told = await ask(publicationProblems, { pageId: id, languages: ['en'] });
    expect(told.publicationProblems).toMatchObject([{ code: 'approvalNeeded', field: 'adhoc' }]);
    expect(codes(await plan(id, secondsAhead(3600)))).toEqual(['approvalNeeded']);
    await pass();
    await ask(savePage, { draft: titled(draft, 'Another figure'), revision, by: petra });
    expect(codes(await publish())).toEqual(['changedSinceApproval']);
    expect(await seen(draft)).toBeNull();
    await pass();
    expect((await publish()).done).toBe(true);
    expect(await seen(draft)).toBe('Another figure');

    const opened = await open(id);
    const corrected = { ...titled(opened.draft, 'Corrected'), publicationDate: '2040-01-01T00:00:00.000Z' };
    await ask(savePage, { draft: corrected, revision: opened.revision, by: petra });
    expect(codes(await publish())).toEqual(['changedSinceApproval']);
    await pass();
    expect((await publish()).done).toBe(true);
    // It was out: correcting it does not take it from its readers.
    expect(await seen(draft)).toBe('Corrected');
  });

  test('a plan is the release that is scheduled, and is taken back as one', async () => {
    const { id, draft } = await create({ type: 'STORY' });
    expect((await plan(id, secondsAhead(3600))).done).toBe(true);
    expect(await seen(draft)).toBeNull();
    expect((await open(id)).state).toBe('PLANNED');
    expect((await ask(cancelPublication, { pageId: id, by: jonas })).cancelPublication.done).toBe(true);
    expect(await open(id)).toMatchObject({ state: 'DRAFT', publishedLanguages: [] });
  });

  test.each(['CONTENT', 'STORY'] as const)(
    'what happened to a %s until it came out is its history',
    async (type) => {
      const worker = await startWorker();
      const { id, revision, moment } = await beforeMoment(async (moment) => {
        const { id, revision } = await create({ type });
        await plan(id, secondsAhead(3600));
        await ask(cancelPublication, { pageId: id, by: jonas });
        await plan(id, moment);
        return { id, revision, moment };
      });
      const steps = async () => (await ask(pageHistory, { pageId: id })).pageHistory.toReversed();
      await expect.poll(async () => (await steps()).at(-1)?.what).toBe('published');
      await kill(worker);
      const history = await steps();
      expect(history.map(({ what, by }) => `${what} ${by}`)).toEqual([
        `created ${petra}`,
        `scheduled ${petra}`,
        `cancelled ${jonas}`,
        `scheduled ${petra}`,
        `published ${petra}`,
      ]);
      expect(history[3]).toMatchObject({
        languages: ['en', 'de'],
        publishAt: new Date(moment).toISOString(),
      });
      expect(history[4]).toMatchObject({ languages: ['en', 'de'], publishAt: null });
      // None of it changed a word: whoever began before goes on.
      expect((await open(id)).revision).toBe(revision);
    },
  );

  test('who submits and approves a release, and that it is out, stands in its history once', async () => {
    const { id } = await create({ type: 'MEDIA_RELEASE', adhoc: true });
    await ask(submit, { pageId: id, by: petra });
    await ask(approve, { pageId: id, by: jonas });
    const { revision } = await open(id);
    const { publishPage: published } = await ask(publishPage, {
      pageId: id,
      languages: ['en'],
      revision,
      by: petra,
    });
    expect(published.done).toBe(true);
    const { pageHistory: history } = await ask(pageHistory, { pageId: id });
    expect(history.map(({ what, by }) => `${what} ${by}`)).toEqual([
      `published ${petra}`,
      `approved ${jonas}`,
      `submitted ${petra}`,
      `created ${petra}`,
    ]);
  });
});
