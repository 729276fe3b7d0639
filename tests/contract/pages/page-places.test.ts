import { describe, expect, test } from 'vitest';
import { openPage } from './edit-content.ts';
import { codes, editPages, jonas, titled } from './edit-pages.ts';

const { call, create, idAt, open, publish, remove, save, seen, send, siteId, unpublish } = editPages();

describe('URL-09 moving pages', () => {
  const redirects = async (...urls: string[]) =>
    (
      await send(
        'query r($siteId: ID!, $urls: [String!]!) { redirects(siteId: $siteId, where: { previousUrl_in: $urls }) { previousUrl target status } }',
        { siteId: siteId(), urls },
      )
    ).data;

  test('a page takes those below along; published, the old addresses lead to the new ones', async () => {
    const top = await create('/old-top');
    const below = await create('/old-top/below');
    const deep = await create('/old-top/below/deep');
    for (const { id } of [top, below]) await publish(id, ['en']);
    const moved = await save({ ...top.draft, path: '/new-top' }, top.revision);
    expect(moved.done).toBe(true);
    expect((await open(deep.id)).draft.path).toBe('/new-top/below/deep');
    const late = await save(titled(deep.draft, 'Unaware'), deep.revision, jonas);
    expect(late.conflict?.draft.path).toBe('/new-top/below/deep');
    expect((await seen('/old-top/below'))?.id).toBe(below.id);

    await publish(top.id, ['en']);
    expect(await seen('/old-top')).toBeNull();
    expect((await seen('/new-top/below'))?.id).toBe(below.id);
    expect((await open(below.id)).state).toBe('PUBLISHED');
    expect(await redirects('/old-top', '/old-top/below', '/old-top/below/deep')).toEqual({
      redirects: expect.arrayContaining([
        { previousUrl: '/old-top', target: '/new-top', status: 301 },
        { previousUrl: '/old-top/below', target: '/new-top/below', status: 301 },
      ]),
    });

    const { draft, revision } = await open(top.id);
    await save({ ...draft, path: '/old-top' }, revision);
    await publish(top.id, ['en']);
    expect(await redirects('/old-top', '/new-top', '/new-top/below')).toEqual({
      redirects: expect.arrayContaining([
        { previousUrl: '/new-top', target: '/old-top', status: 301 },
        { previousUrl: '/new-top/below', target: '/old-top/below', status: 301 },
      ]),
    });
    expect(JSON.stringify(await redirects('/old-top', '/old-top/below'))).toBe('{"redirects":[]}');
  });

  test('is refused where another page is, and for those below, too', async () => {
    const top = await create('/mover');
    await create('/mover/below');
    await create('/taken/below');
    const moved = await save({ ...top.draft, path: '/taken' }, top.revision);
    expect(moved).toMatchObject({
      done: false,
      problems: [{ code: 'pathTaken', params: { path: '/taken/below' } }],
    });
    expect((await open(top.id)).draft.path).toBe('/mover');
  });
});

describe('EDI-05 removing pages', () => {
  test('takes neither what visitors see nor what stands above it', async () => {
    const top = await create('/remove');
    const below = await create('/remove/below');
    await publish(below.id, ['en']);
    expect(codes((await remove(below.id)).problems)).toEqual(['stillPublished']);
    expect(codes((await remove(top.id)).problems)).toEqual(['publishedBelow']);
    await unpublish(below.id, ['en']);
    expect((await remove(below.id)).done).toBe(true);
    expect((await remove(top.id)).done).toBe(true);
    expect((await call(openPage, { id: top.id })).editedPage).toBeNull();
    await expect(remove(top.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('EDI-05 what must stay', () => {
  test('the home of a site is neither taken from visitors, moved nor removed', async () => {
    const home = await idAt('/');
    const { draft, revision, publishedLanguages } = await open(home);
    const homePage = { done: false, problems: [{ code: 'homePage', field: 'path' }] };
    expect(await unpublish(home, publishedLanguages)).toMatchObject(homePage);
    expect(await save({ ...draft, path: '/elsewhere' }, revision)).toMatchObject(homePage);
    expect(codes((await remove(home)).problems)).toEqual(['homePage', 'stillPublished']);
    expect(await open(home)).toMatchObject({ draft, publishedLanguages });
    expect((await seen('/'))?.id).toBe(home);
  });

  test('a home for some countries goes: the one for everybody remains', async () => {
    const swiss = await create('/', { countries: ['CH'] });
    expect((await publish(swiss.id, ['en', 'de'])).problems).toEqual([]);
    expect((await unpublish(swiss.id, ['en', 'de'])).done).toBe(true);
    expect((await remove(swiss.id)).done).toBe(true);
  });

  test('a page stays while visitors find others below it, whatever else is there as a draft', async () => {
    const top = await create('/carrying');
    const below = await create('/carrying/below');
    await create('/carrying/draft');
    for (const { id } of [top, below]) await publish(id, ['en', 'de']);
    expect((await unpublish(top.id, ['de'])).done).toBe(true);
    expect(await unpublish(top.id, ['en'])).toMatchObject({
      done: false,
      problems: [{ code: 'pagesBelow', field: 'path', params: { count: 1 } }],
    });
    expect((await seen('/carrying'))?.id).toBe(top.id);
    expect((await unpublish(below.id, ['en', 'de'])).done).toBe(true);
    expect((await unpublish(top.id, ['en'])).done).toBe(true);
    expect(await seen('/carrying')).toBeNull();
  });
});
