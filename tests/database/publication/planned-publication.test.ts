import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { execute } from '#contracts/execute.ts';
import { type Content, contentChanges, openContent } from '#services/content/index.ts';
import {
  cancelPublication,
  pageHistory,
  planPublication,
  planTakeOff,
  publishPage,
  restorePage,
  savePage,
  seenPage,
} from '../../contract/pages/edit-content.ts';
import { beforeMoment, inZurich, secondsAhead } from '../../support/moment.ts';
import { editPlannedPages, jonas, petra, titled, words } from './edit-planned-pages.ts';
import { openPublication, options, type Publication, siteId } from './open-publication.ts';

let publication: Publication;
let second: { pool: pg.Pool; content: Content };
const { call, create, open, plan, seen } = editPlannedPages(() => publication.content);

beforeAll(async () => {
  publication = await openPublication(inject('databaseUrl'));
  const pool = new pg.Pool({ connectionString: publication.database.url, max: 2 });
  second = { pool, content: await openContent({ ...options, pool }) };
});

afterAll(async () => {
  await second.pool.end();
  await publication.close();
});

beforeEach(async () => {
  await publication.database.pool.query('DELETE FROM content.page');
  publication.notified.length = 0;
});

describe('EDI-05 planned publications', () => {
  test('come at their second, once, on every process, as they were when they were planned', async () => {
    const [one, other] = [await publication.startWorker(), await publication.startWorker()];
    const { id, draft, moment, before } = await beforeMoment(async (moment) => {
      const { id, draft, revision } = await create();
      expect((await plan(id, moment)).done).toBe(true);
      expect(await open(id)).toMatchObject({ state: 'PLANNED', planned: { by: petra, problems: [] } });
      const later = await call(savePage, { draft: titled(draft, 'Written later'), revision, by: petra });
      expect(later.savePage.done).toBe(true);
      expect(await seen(draft)).toBeNull();
      await publication.settle();
      return { id, draft, moment, before: publication.notified.length };
    });
    const received = () => publication.notified.slice(before).filter(({ tag }) => tag === `page:${id}`);
    await expect.poll(() => received().length).toBe(1);
    expect(received()[0]?.at).toBeGreaterThanOrEqual(moment);
    for (const process of [publication.content, second.content])
      expect(await seen(draft, process)).toBe('As planned');
    expect(await open(id)).toMatchObject({
      state: 'CHANGED',
      planned: null,
      draft: titled(draft, 'Written later'),
    });
    const { pageHistory: history } = await call(pageHistory, { pageId: id });
    expect(history.filter(({ what }) => what === 'published')).toMatchObject([
      { by: petra, languages: ['en', 'de'] },
    ]);
    await Promise.all([one.kill(), other.kill()]);
    expect(received()).toHaveLength(1);
  });

  test('whose moment nobody was there for come with the next start', async () => {
    const { id, draft } = await create();
    await plan(id, secondsAhead(3600));
    await publication.database.pool.query(
      "UPDATE content.planned_publication SET publish_at = now() - interval '1 hour'",
    );
    const late = await publication.content.latePlans();
    expect(late.count).toBe(1);
    expect(late.lateSeconds).toBeGreaterThanOrEqual(3600);
    const worker = await publication.startWorker();
    await expect.poll(() => seen(draft)).toBe('As planned');
    await worker.kill();
    expect(await publication.content.latePlans()).toEqual({ count: 0, lateSeconds: 0 });
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
    await publication.database.pool.query(
      "UPDATE content.planned_publication SET publish_at = now() - interval '1 hour'",
    );
    const worker = await publication.startWorker();
    await expect.poll(() => seen(ready.draft)).toBe('As planned');
    await expect
      .poll(async () => (await open(id)).planned?.problems)
      .toEqual([{ code: 'pageNotPublished', params: { path: target.draft.path } }]);
    await worker.kill();
    expect(await seen(draft)).toBeNull();
    expect(await open(id)).toMatchObject({ draft, state: 'DRAFT' });
  });

  test('are taken back, and go when the page is published before', async () => {
    const { id, draft, revision } = await create();
    await plan(id, secondsAhead(3600));
    expect((await call(cancelPublication, { pageId: id, by: jonas })).cancelPublication.done).toBe(true);
    expect(await open(id)).toMatchObject({ state: 'DRAFT', planned: null });
    await plan(id, secondsAhead(3600));
    await call(publishPage, { pageId: id, languages: ['en'], revision, by: jonas });
    // Only the published language is no longer planned; before languages could be published separately, the
    // whole plan was deleted.
    expect(await open(id)).toMatchObject({ state: 'PLANNED', planned: { languages: ['de'] } });
    await call(publishPage, { pageId: id, languages: ['de'], revision, by: jonas });
    expect(await open(id)).toMatchObject({ state: 'PUBLISHED', planned: null });
    expect(await seen(draft)).toBe('As planned');
    await expect(plan(id, Date.now() - 60_000)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

test('EDI-05 plans know their languages: each with the words of its moment, at the address that holds then', async () => {
  const { id, draft, revision } = await create();
  const due = () =>
    publication.database.pool.query(
      "UPDATE content.planned_publication SET publish_at = now() - interval '1 hour'",
    );
  await call(publishPage, { pageId: id, languages: ['en'], revision, by: petra });
  const german = { pageId: id, languages: ['de'], publishAt: inZurich(secondsAhead(3600)), by: petra };
  expect((await call(planPublication, german)).planPublication.done).toBe(true);
  const later = { ...titled(draft, 'Written later'), path: `${draft.path}-moved` };
  later.texts.de = words('Später geschrieben');
  const saved = (await call(savePage, { draft: later, revision, by: petra })).savePage;
  await call(publishPage, { pageId: id, languages: ['en'], revision: saved.revision, by: petra });
  await due();
  const worker = await publication.startWorker();
  const inGerman = async () =>
    (
      await execute(
        { url: 'http://embedded/graphql/content', fetch: publication.content.handle },
        seenPage,
        { siteId, path: later.path },
        { headers: { locales: 'de' } },
      )
    ).page;
  await expect.poll(async () => (await inGerman())?.title).toBe('Wie geplant');
  expect(await seen(later)).toBe('Written later');
  const takeOff = { pageId: id, languages: ['de'], takeOffAt: inZurich(secondsAhead(3600)), by: jonas };
  expect((await call(planTakeOff, takeOff)).planTakeOff.done).toBe(true);
  expect((await open(id)).plans).toMatchObject([{ takeOff: true, languages: ['de'] }]);
  await due();
  await notified(id);
  await expect.poll(async () => (await open(id)).publishedLanguages).toEqual(['en']);
  expect((await open(id)).plans).toEqual([]);
  await worker.kill();
});

/** Wakes the clocks, as a planned publication does. */
async function notified(id: string): Promise<void> {
  await publication.database.pool.query('SELECT pg_notify($1, $2)', [
    contentChanges,
    JSON.stringify([`page:${id}`]),
  ]);
}

test('EDI-05 an old version that is restored and published is there on a second process', async () => {
  const { id, draft, revision } = await create();
  const publish = async (read: number) =>
    (await call(publishPage, { pageId: id, languages: ['en', 'de'], revision: read, by: petra })).publishPage;
  expect((await publish(revision)).done).toBe(true);
  const { pageHistory: history } = await call(pageHistory, { pageId: id });
  const saved = (await call(savePage, { draft: titled(draft, 'A mistake'), revision, by: jonas })).savePage;
  await publish(saved.revision);
  expect(await seen(draft, second.content)).toBe('A mistake');
  await publication.settle();
  publication.notified.length = 0;
  const restored = (await call(restorePage, { pageId: id, revision: history.at(-1)!.id, by: petra }))
    .restorePage;
  expect(await seen(draft, second.content)).toBe('A mistake');
  expect((await publish(restored.revision)).done).toBe(true);
  expect(await seen(draft, second.content)).toBe('As planned');
  await publication.settle();
  expect(publication.notified.map(({ tag }) => tag)).toContain(`page:${id}/en`);
});
