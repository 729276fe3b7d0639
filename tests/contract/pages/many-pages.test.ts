import { describe, expect, test } from 'vitest';
import { graphql } from '#contracts/content/graphql.ts';
import { codes, editPages, hero, jonas, words } from './edit-pages.ts';

const { call, create, history, open, publish, save, seen, send } = editPages();

const mutation = graphql(`
  mutation many($pageIds: [ID!]!, $action: PageAction!, $below: String, $seen: [SeenPage!], $by: String!) {
    changePages(pageIds: $pageIds, action: $action, below: $below, seen: $seen, by: $by) {
      pageId outcome languages leftOut pathAfter linking revision problems { blockType place problem { code field block language } }
    }
  }
`);

type Action = 'publish' | 'takeOff' | 'move' | 'translate' | 'bin';

const look = async (pageIds: string[], action: Action, below?: string) =>
  (await call(mutation, { pageIds, action, below: below ?? null, by: jonas })).changePages;

async function doIt(pageIds: string[], action: Action, below?: string) {
  const seenPages = (await look(pageIds, action, below)).map(({ pageId, revision }) => ({
    pageId,
    revision,
  }));
  return (await call(mutation, { pageIds, action, below: below ?? null, seen: seenPages, by: jonas }))
    .changePages;
}

const found = (page: { problems: readonly { problem: { code: string } }[] } | undefined) =>
  codes((page?.problems ?? []).map(({ problem }) => problem));
const outcomes = (pages: readonly { outcome: string }[]) => pages.map(({ outcome }) => outcome);

describe('EDI-05 many pages at once', () => {
  test('what would happen is said without anything happening', async () => {
    const { id } = await create('/many-look');
    for (const action of ['publish', 'move', 'bin'] as const)
      expect(outcomes(await look([id], action, '/many-elsewhere'))).toEqual(['done']);
    expect((await open(id)).draft).toMatchObject({ path: '/many-look' });
    expect(await seen('/many-look')).toBeNull();
    expect((await history(id)).map(({ what }) => what)).toEqual(['created']);
  });

  test('each is published as far as it may be; a language alone stays behind, and says why', async () => {
    const one = await create('/many-one');
    const half = await create('/many-half', {
      blocks: [hero, { id: 'words', type: 'quote', anchor: null, tone: 'plain' }],
      texts: { en: words('Half', { 'words/quote': 'Said.' }), de: words('Halb') },
    });
    const broken = await create('/many-broken', { texts: { en: words(''), de: words('') } });
    const done = await doIt([one.id, half.id, broken.id], 'publish');
    expect(done).toMatchObject([
      { outcome: 'done', languages: ['de', 'en'], leftOut: [], problems: [] },
      { outcome: 'done', languages: ['en'], leftOut: ['de'] },
      { outcome: 'refused' },
    ]);
    expect(found(done[2])).toContain('missing');
    // With the place of the problem, for readers who do not have the page open.
    expect(done[1]?.problems).toContainEqual({
      blockType: 'quote',
      place: ['quote'],
      problem: { code: 'missing', field: 'quote', block: 'words', language: 'de' },
    });
    expect(
      [await seen('/many-one'), await seen('/many-half'), await seen('/many-broken')].map(Boolean),
    ).toEqual([true, true, false]);
    expect(outcomes(await look([one.id], 'publish'))).toEqual(['unchanged']);
  });

  test('pages below are taken off first, and one that carries others stays with its reason', async () => {
    const [above, below] = [await create('/many-above'), await create('/many-above/below')];
    await publish(above.id, ['en']);
    await publish(below.id, ['en']);
    const [alone] = await look([above.id], 'takeOff');
    expect([alone?.outcome, found(alone)]).toEqual(['refused', ['pagesBelow']]);
    expect(outcomes(await doIt([above.id, below.id], 'takeOff'))).toEqual(['done', 'done']);
    expect(await seen('/many-above/below')).toBeNull();
    expect(outcomes(await look([above.id], 'takeOff'))).toEqual(['unchanged']);
  });

  test('pages move below another with those below them, and not where a page is', async () => {
    const [above, below] = [await create('/many-from'), await create('/many-from/deep')];
    const taken = await create('/many-taken');
    await create('/many-to/many-taken');
    const done = await doIt([below.id, above.id, taken.id], 'move', '/many-to');
    expect(done).toMatchObject([
      { outcome: 'along' },
      { outcome: 'done', pathAfter: '/many-to/many-from' },
      { outcome: 'refused', problems: [{ problem: { code: 'pathTaken', field: 'path' } }] },
    ]);
    expect((await open(below.id)).draft).toMatchObject({ path: '/many-to/many-from/deep' });
    expect((await open(taken.id)).draft).toMatchObject({ path: '/many-taken' });
  });

  test('they are handed to translation in the languages of their site', async () => {
    const { id } = await create('/many-words');
    const [page] = await doIt([id], 'translate');
    expect(page).toMatchObject({ outcome: 'done' });
    expect(page?.languages).toContain('de');
    expect(page?.languages).not.toContain('en');
  });

  test('they go into the bin, but for those that visitors see; what went there already is gone', async () => {
    const [one, out] = [await create('/many-bin'), await create('/many-out')];
    await publish(out.id, ['en']);
    const done = await doIt([one.id, out.id], 'bin');
    expect(done).toMatchObject([
      { outcome: 'done' },
      { outcome: 'refused', problems: [{ problem: { code: 'stillPublished' } }] },
    ]);
    await expect(open(one.id)).rejects.toThrow('no such page');
    expect(outcomes(await look([one.id, out.id], 'bin'))).toEqual(['gone', 'refused']);
  });

  test('one that somebody changed since it was seen stays as it is', async () => {
    const [one, other] = [await create('/many-seen'), await create('/many-since')];
    const looked = await look([one.id, other.id], 'publish');
    await save({ ...other.draft, texts: { en: words('Later'), de: words('Später') } }, other.revision);
    const seenPages = looked.map(({ pageId, revision }) => ({ pageId, revision }));
    const { changePages } = await call(mutation, {
      pageIds: [one.id, other.id],
      action: 'publish',
      seen: seenPages,
      by: jonas,
    });
    expect(outcomes(changePages)).toEqual(['done', 'changedSince']);
    expect(await seen('/many-since')).toBeNull();
  });

  test('are for trusted callers, and bounded', async () => {
    const change = (ids: readonly string[], rest = 'action: bin') =>
      `mutation { changePages(pageIds: ${JSON.stringify(ids)}, ${rest}, by: "x") { outcome } }`;
    expect((await send(change([crypto.randomUUID()]))).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    await expect(look([], 'bin')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    const many = Array.from({ length: 101 }, () => crypto.randomUUID());
    await expect(look(many, 'bin')).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(look([crypto.randomUUID()], 'move', 'nowhere')).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });
});
