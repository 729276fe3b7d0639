import { describe, expect, test } from 'vitest';
import { graphql } from '#contracts/content/graphql.ts';
import { editedPages, linkingPages, outlookQuery, publicationProblems, publishPage } from './edit-content.ts';
import { codes, editPages, hero, jonas, petra, titled, words } from './edit-pages.ts';

const quote = { id: 'words', type: 'quote', anchor: null, tone: 'plain' };
const { call, create, idAt, open, publish, save, seen, seenIn, unpublish } = editPages();
const blocksIn = async (path: string, language: string) =>
  (await seenIn(path, language))?.blocks.map(({ id }) => id);

const searchable = graphql(`
  query searchableTexts($ids: [ID!]!) { searchablePages(ids: $ids) { nodes { texts { language text } } } }
`);

describe('EDI-05 publication', () => {
  test('is per language; the others stay as they were, and go one by one', async () => {
    const { id, draft, revision } = await create('/languages');
    expect((await publish(id, ['en', 'de'])).done).toBe(true);
    const german = { ...draft.texts, de: words('Neu'), en: words('New') };
    await save({ ...draft, texts: german }, revision);
    expect((await open(id)).state).toBe('CHANGED');
    expect((await publish(id, ['de'])).done).toBe(true);
    const page = await seen('/languages');
    expect(page).toMatchObject({ title: 'A page', languages: ['de', 'en'] });
    const take = (languages: string[]) => unpublish(id, languages, jonas);
    expect((await take(['de'])).done).toBe(true);
    expect((await seen('/languages'))?.languages).toEqual(['en']);
    expect((await take(['en'])).done).toBe(true);
    expect(await seen('/languages')).toBeNull();
    expect(codes((await take(['en'])).problems)).toEqual(['noLanguages']);
    expect((await open(id)).state).toBe('DRAFT');
  });

  // Before languages could be published separately, this was refused because of the others.
  test('of a new block in one language leaves the others what they were, until their words go out', async () => {
    const { id, draft, revision } = await create('/alone');
    await publish(id, ['en', 'de']);
    const german = await seenIn('/alone', 'de');
    const quoting = { ...draft, blocks: [hero, quote] };
    const english = { ...draft.texts, en: words('A page', { 'words/quote': 'Said.' }) };
    const { revision: second } = await save({ ...quoting, texts: english }, revision);
    expect(await publish(id, ['en'])).toMatchObject({ done: true, problems: [] });
    expect(await blocksIn('/alone', 'en')).toEqual(['intro', 'words']);
    expect(await seenIn('/alone', 'de')).toEqual(german);
    // Only the language whose texts are still unpublished, not the one that was just published.
    expect(await open(id)).toMatchObject({ state: 'CHANGED', changedLanguages: ['de'] });
    const both = { ...english, de: words('Eine Seite', { 'words/quote': 'Gesagt.' }) };
    await save({ ...quoting, texts: both }, second);
    expect((await publish(id, ['de'])).done).toBe(true);
    expect(await blocksIn('/alone', 'de')).toEqual(['intro', 'words']);
    expect(await open(id)).toMatchObject({ state: 'PUBLISHED', changedLanguages: [] });
  });

  test('shows a new block in the source language where that is wished, not to search, until its own goes out', async () => {
    const { id, draft, revision } = await create('/borrowed');
    await publish(id, ['en', 'de']);
    const texts = { ...draft.texts, en: words('A page', { 'words/quote': 'Said.' }) };
    await save({ ...draft, blocks: [hero, quote], texts }, revision);
    expect((await publish(id, ['en'], petra, { fallbacks: ['de'] })).done).toBe(true);
    const page = await seenIn('/borrowed', 'de');
    expect(page?.blocks).toMatchObject([
      { id: 'intro', language: null },
      { id: 'words', language: 'en', quote: 'Said.' },
    ]);
    const found = (await call(searchable, { ids: [id] })).searchablePages.nodes[0]?.texts;
    expect(found?.map(({ language, text }) => `${language} ${text.includes('Said.')}`)).toEqual([
      'de false',
      'en true',
    ]);
    expect((await unpublish(id, ['en'])).done).toBe(true);
    expect(await blocksIn('/borrowed', 'de')).toEqual(['intro']);
  });

  test('tells beforehand what it changes, language by language', async () => {
    const picture = { ...quote, id: 'said' };
    const { id, draft, revision } = await create('/outlook', {
      blocks: [hero, picture],
      texts: {
        en: words('A page', { 'said/quote': 'Said.' }),
        de: words('Eine Seite', { 'said/quote': 'Gesagt.' }),
      },
    });
    await publish(id, ['en', 'de']);
    const blocks = [hero, quote, { ...picture, tone: 'sunken' }];
    const texts = { ...draft.texts, en: words('Another', { 'said/quote': 'Said.', 'words/quote': 'New.' }) };
    await save({ ...draft, blocks, texts }, revision);
    const { publicationOutlook: outlook } = await call(outlookQuery, { pageId: id });
    expect(outlook.languages.slice(0, 2)).toEqual([
      {
        language: 'en',
        isPublished: true,
        isChanged: true,
        missing: 0,
        outdated: 0,
        lendable: 0,
        borrowed: 0,
      },
      {
        language: 'de',
        isPublished: true,
        isChanged: true,
        missing: 1,
        outdated: 2,
        lendable: 1,
        borrowed: 0,
      },
    ]);
    expect(outlook).toMatchObject({
      by: petra,
      isWhole: false,
      wordless: [{ key: 'set/said', block: 'said', isUsual: true }],
      published: { blocks: [hero, picture], texts: { en: { title: 'A page' } } },
    });
  });

  test('of what the law or the exchange reads is in all its languages at once', async () => {
    const { id, draft, revision } = await create('/legal/notice');
    await publish(id, ['en', 'de']);
    await save(titled(draft, 'Another notice'), revision);
    const refused = await publish(id, ['en']);
    expect(refused).toMatchObject({
      done: false,
      problems: [{ code: 'allLanguagesAtOnce', params: { language: 'de' } }],
    });
    expect((await publish(id, ['en', 'de'])).done).toBe(true);
  });

  test('is refused for links that lead nowhere, with the place of each', async () => {
    const target = await create('/target');
    const link = (id: string, to: object) => ({ id, ...to }) as never;
    const { id } = await create('/links', {
      blocks: [
        {
          ...hero,
          actions: [
            link('1', { kind: 'PAGE', page: target.id }),
            link('2', { kind: 'PATH', path: '/nowhere#top' }),
          ],
        },
        {
          ...hero,
          id: 'more',
          actions: [
            link('1', { kind: 'PATH', path: '/products/any?x=1' }),
            link('2', { kind: 'PATH', path: '/company/news' }),
          ],
        },
        {
          id: 'list',
          type: 'teaserList',
          anchor: null,
          tone: 'plain',
          source: 'selected',
          pages: [target.id],
        },
      ],
    });
    const { publicationProblems: notified } = await call(publicationProblems, {
      pageId: id,
      languages: ['en'],
    });
    expect(notified.map(({ code, block, field }) => `${code} ${block}/${field}`)).toEqual([
      'pageNotPublished intro/actions/1',
      'pageNotPublished list/pages',
      'pathNowhere intro/actions/2',
    ]);
    await publish(target.id, ['en']);
    expect((await call(linkingPages, { pageId: target.id })).pagesLinkingTo).toEqual([
      { url: '/links', title: 'A page', isPublished: false },
    ]);
  });

  test('is refused in no language, one that the page has not, and one that the site has not', async () => {
    const { id } = await create('/which', { texts: { en: words('A page'), ja: words('ページ') } });
    expect(codes((await publish(id, [])).problems)).toEqual(['noLanguages']);
    expect(codes((await publish(id, ['fr'])).problems)).toEqual(['languageMissing']);
    expect(codes((await publish(id, ['ja'])).problems)).toEqual(['languageNotOnSite']);
  });

  test('LOC-07 is refused when an address would name one as its translation that does not name it back', async () => {
    const { id } = await create('/variants', { texts: { en: words('A page'), de: words('Eine Seite') } });
    const swiss = await create('/variants', { countries: ['CH'], texts: { en: words('A Swiss page') } });
    expect((await publish(id, ['en', 'de'])).done).toBe(true);
    const refused = await publish(swiss.id, ['en']);
    expect(refused.problems).toMatchObject([
      { code: 'hreflangVariant', params: { language: 'de', countries: 'CH' } },
    ]);
    await unpublish(id, ['de']);
    expect((await publish(swiss.id, ['en'])).done).toBe(true);
    expect(codes((await publish(id, ['de'])).problems)).toEqual(['hreflangVariant']);
  });

  test('PAG-05 of a protected page needs a password; taking it back does not open the pages below', async () => {
    const { id } = await create('/locked', { protection: 'password' });
    expect(codes((await publish(id, ['en'])).problems)).toEqual(['noPasswords']);
    const guard = await idAt('/secret');
    const { draft, publishedLanguages } = await open(guard);
    expect(draft.protection).toBe('password');
    const refused = await unpublish(guard, publishedLanguages);
    expect(refused).toMatchObject({ done: false, problems: [{ code: 'pagesBelow', field: 'protection' }] });
    expect((await open(guard)).publishedLanguages).toEqual(publishedLanguages);
  });

  test('of what somebody else has changed meanwhile is a conflict', async () => {
    const { id, draft, revision } = await create('/unread');
    await save(titled(draft, 'Unread'), revision, jonas);
    const published = (await call(publishPage, { pageId: id, languages: ['en'], revision, by: petra }))
      .publishPage;
    expect(published).toMatchObject({ done: false, conflict: { by: jonas } });
    expect(await seen('/unread')).toBeNull();
  });

  test('of a release is told in the lists of editors with its date', async () => {
    const { id } = await create('/media-releases/dated', { type: 'MEDIA_RELEASE' });
    const listed = async () =>
      (await call(editedPages, { search: '/media-releases/dated' })).editedPages.nodes[0]?.publicationDate;
    expect(await listed()).toBeNull();
    expect((await publish(id, ['en'])).done).toBe(true);
    expect(Date.parse(String(await listed()))).toBeLessThanOrEqual(Date.now());
  });
});
