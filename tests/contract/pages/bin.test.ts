import { describe, expect, test, vi } from 'vitest';
import { graphql } from '#contracts/content/graphql.ts';
import { openContent } from '#services/content/index.ts';
import { createPage, editedPages, planPublication } from './edit-content.ts';
import { codes, editPages, hero, jonas, petra, words } from './edit-pages.ts';

const { call, create, history, open, pool, publish, remove, save, seen, send, siteId, unpublish } =
  editPages();

const binned = graphql('query binned { binnedPages { id path title languages by below takenBy at goesAt } }');
const restoring = graphql(`
  mutation restoreBinned($pageId: ID!, $path: String, $by: String!) {
    restoreBinnedPage(pageId: $pageId, path: $path, by: $by) { id done problems { code field } }
  }
`);
const removing = graphql(
  'mutation removeBinned($pageId: ID!, $by: String!) { removeBinnedPage(pageId: $pageId, by: $by) }',
);

const inBin = async (id: string) => (await call(binned, {})).binnedPages.find((page) => page.id === id);
const restore = async (pageId: string, path: string | null = null) =>
  (await call(restoring, { pageId, path, by: jonas })).restoreBinnedPage;
const listed = async (search: string) =>
  (await call(editedPages, { siteId: siteId(), search })).editedPages.nodes.map(({ path }) => path);

describe('EDI-05 the bin', () => {
  test('a page goes there with the pages below it, nobody finds any of them, and all come back as drafts', async () => {
    const { id, revision, draft } = await create('/bin-one');
    const below = await create('/bin-one/below');
    await publish(id, ['en', 'de']);
    await save({ ...draft, texts: { en: words('Second'), de: words('Zweite') } }, revision);
    await unpublish(id, ['en', 'de']);
    expect((await remove(id)).done).toBe(true);
    expect(await listed('/bin-one')).toEqual([]);
    expect(await seen('/bin-one')).toBeNull();
    await expect(open(id)).rejects.toThrow('no such page');
    await expect(remove(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await inBin(id)).toMatchObject({
      path: '/bin-one',
      title: 'Second',
      languages: ['de', 'en'],
      by: petra,
      below: 1,
      takenBy: null,
    });
    expect(await inBin(below.id)).toBeUndefined();

    expect(await restore(id)).toMatchObject({ id, done: true, problems: [] });
    expect(await listed('/bin-one')).toEqual(['/bin-one', '/bin-one/below']);
    expect(await seen('/bin-one')).toBeNull();
    const page = await open(id);
    expect(page.draft).toEqual({ ...draft, texts: { en: words('Second'), de: words('Zweite') } });
    expect(page.state).toBe('DRAFT');
    expect((await history(id)).map(({ what, by }) => `${what} ${by}`).slice(0, 2)).toEqual([
      `restored ${jonas}`,
      `binned ${petra}`,
    ]);
    expect(await inBin(id)).toBeUndefined();
    await expect(restore(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await publish(id, ['en'])).done).toBe(true);
  });

  test('says that its address is taken meanwhile, and comes back at another one with what is below', async () => {
    const { id } = await create('/bin-taken');
    await create('/bin-taken/below');
    await remove(id);
    await create('/bin-taken', { texts: { en: words('The new one') } });
    expect(await inBin(id)).toMatchObject({ takenBy: 'The new one' });
    const refused = await restore(id);
    expect([refused.done, codes(refused.problems)]).toEqual([false, ['pathTaken']]);
    expect(await inBin(id)).toMatchObject({ below: 1 });
    expect((await restore(id, '/bin-elsewhere')).done).toBe(true);
    expect(await listed('/bin-')).toEqual(
      expect.arrayContaining(['/bin-elsewhere', '/bin-elsewhere/below', '/bin-taken']),
    );
  });

  test('what visitors still see does not go there, nor what stands above it', async () => {
    const { id } = await create('/bin-seen');
    const below = await create('/bin-seen/below');
    await publish(below.id, ['en']);
    expect(codes((await remove(below.id)).problems)).toEqual(['stillPublished']);
    const above = await remove(id);
    expect([above.done, above.problems]).toMatchObject([
      false,
      [{ code: 'publishedBelow', params: { count: 1 } }],
    ]);
    expect(await listed('/bin-seen')).toEqual(['/bin-seen', '/bin-seen/below']);
  });

  test('a plan does not bring a page out of it, and a link to it leads nowhere', async () => {
    const { id } = await create('/bin-planned');
    const planned = { pageId: id, languages: ['en'], publishAt: '2036-03-10T07:00', by: petra };
    expect((await call(planPublication, planned)).planPublication.done).toBe(true);
    await remove(id);
    const { rows } = await pool().query('SELECT FROM content.planned_publication WHERE page_id = $1', [id]);
    expect(rows).toHaveLength(0);
    const linking = { ...hero, actions: [{ id: '1', kind: 'PAGE' as const, page: id }] };
    expect(codes((await create('/bin-linking', { blocks: [linking] })).problems)).toContain('pageGone');
  });

  test('for good it goes with its history and what went with it, only from the bin', async () => {
    const { id } = await create('/bin-gone');
    const below = await create('/bin-gone/below');
    const gone = (pageId: string) => call(removing, { pageId, by: petra });
    expect((await gone(id)).removeBinnedPage).toBe(0);
    await open(id);
    await remove(id);
    expect((await gone(id)).removeBinnedPage).toBe(2);
    expect(await inBin(id)).toBeUndefined();
    await expect(restore(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect([...(await history(id)), ...(await history(below.id))]).toEqual([]);
  });

  test('what is older than thirty days goes by itself, and nothing younger', async () => {
    const old = await create('/bin-old');
    const young = await create('/bin-young');
    await remove(old.id);
    await remove(young.id);
    const age = 'UPDATE content.binned_page SET at = now() - $2::interval WHERE page_id = $1';
    await pool().query(age, [old.id, '30 days 1 minute']);
    await pool().query(age, [young.id, '29 days 23 hours']);
    const { close } = await openContent({
      pool: pool(),
      log: { info() {}, warn() {}, error() {} },
      secret: 'a secret',
      production: true,
      ready: Promise.resolve(),
    });
    await vi.waitFor(async () => expect(await inBin(old.id)).toBeUndefined(), { timeout: 30_000 });
    await close();
    expect(await inBin(young.id)).toBeDefined();
    expect(await history(old.id)).toEqual([]);
  });

  test('only trusted callers look into it or take anything out', async () => {
    const { id } = await create('/bin-strangers');
    await remove(id);
    for (const query of [
      'query q { binnedPages { id } }',
      'mutation m($id: ID!) { restoreBinnedPage(pageId: $id, by: "x") { done } }',
      'mutation m($id: ID!) { removeBinnedPage(pageId: $id, by: "x") }',
    ]) {
      const { errors } = await send(query, query.includes('$id') ? { id } : {});
      expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    }
    expect(await inBin(id)).toBeDefined();
  });

  test('a page in it keeps its id to itself', async () => {
    const { id, draft } = await create('/bin-own');
    await remove(id);
    const made = (await call(createPage, { draft, by: petra })).createPage;
    expect(made.done).toBe(true);
    expect(made.id).not.toBe(id);
    expect(await inBin(id)).toMatchObject({ takenBy: 'A page' });
  });
});
