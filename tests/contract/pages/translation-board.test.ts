import { describe, expect, test } from 'vitest';
import { graphql } from '#contracts/content/graphql.ts';
import { editedPages } from './edit-content.ts';
import { editPages, hero, jonas, petra, words } from './edit-pages.ts';

const { call, create, history, open, publish, save, siteId, unpublish } = editPages();

const stateQuery = graphql(`
  query translationState($pageId: ID!) {
    translationState(pageId: $pageId) {
      targetLanguages { language isOffered missing outdated owed ahead owedSince isReady showsSource takenBy }
    }
  }
`);
const translating = graphql(`
  mutation saveTranslation($pageId: ID!, $language: String!, $changes: [SegmentChange!]!, $by: String!) {
    saveTranslation(pageId: $pageId, language: $language, changes: $changes, confirmed: [], by: $by) { done }
  }
`);

const restoring = graphql(`
  mutation restorePage($pageId: ID!, $revision: Int!, $languages: [String!], $by: String!) {
    restorePage(pageId: $pageId, revision: $revision, languages: $languages, by: $by) { done }
  }
`);

const marking = graphql(`
  mutation startTranslation($pageId: ID!, $by: String!) { startTranslation(pageId: $pageId, by: $by) { id } }
`);

const quote = { id: 'words', type: 'quote', anchor: null, tone: 'plain' };

async function german(pageId: string) {
  const { translationState } = await call(stateQuery, { pageId });
  const found = translationState?.targetLanguages.find(({ language }) => language === 'de');
  if (!found) throw new Error('The page is not to be in German');
  return found;
}

const translate = async (pageId: string, changes: object[]) =>
  (await call(translating, { pageId, language: 'de', changes, by: jonas } as never)).saveTranslation;

describe('EDI-05 what a language owes', () => {
  test('begins when the source is published; before that its draft is ahead', async () => {
    const { id, draft, revision } = await create('/owed');
    await publish(id, ['en', 'de']);
    expect(await german(id)).toMatchObject({ owed: 0, ahead: 0, owedSince: null, isReady: false });
    const texts = { ...draft.texts, en: words('Another title', { 'words/quote': 'Said.' }) };
    await save({ ...draft, blocks: [hero, quote], texts }, revision);
    // The title of the page, that of its hero, and the quote.
    expect(await german(id)).toMatchObject({ missing: 1, outdated: 2, owed: 0, ahead: 3, owedSince: null });
    expect((await publish(id, ['en'], petra, { fallbacks: ['de'] })).done).toBe(true);
    const owing = await german(id);
    expect(owing).toMatchObject({ owed: 3, ahead: 0, isReady: false, showsSource: true });
    expect(Date.parse(owing.owedSince ?? '')).toBeGreaterThan(Date.now() - 600_000);

    const done = await translate(id, [
      { unit: 'title', was: 'Eine Seite', words: 'Ein anderer Titel' },
      { unit: 'intro/title', was: 'Eine Seite', words: 'Ein anderer Titel' },
      { unit: 'words/quote', was: null, words: 'Gesagt.' },
    ]);
    expect(done.done).toBe(true);
    expect(await german(id)).toMatchObject({ owed: 0, ahead: 0, isReady: true, takenBy: jonas });
    expect((await publish(id, ['de'])).done).toBe(true);
    expect(await german(id)).toMatchObject({ owed: 0, isReady: false, showsSource: false });
  });

  test('stays owed since the source went out, also when the outdated language is published again', async () => {
    const { id, draft, revision } = await create('/owed-since');
    await publish(id, ['en', 'de']);
    const saved = await save({ ...draft, texts: { ...draft.texts, en: words('Second') } }, revision);
    await publish(id, ['en']);
    const { owed, owedSince } = await german(id);
    expect(owed).toBe(2);
    const next = { ...draft, sortIndex: 7, texts: { ...draft.texts, en: words('Second') } };
    await save(next, saved.revision);
    await publish(id, ['de']);
    await publish(id, ['en']);
    expect(await german(id)).toMatchObject({ owed: 2, owedSince });
  });

  test('what only lacks is owed since the published source says it, whatever goes out or is written after that', async () => {
    const { id } = await create('/lacks-since');
    await publish(id, ['en', 'de']);
    const say = async (title: string, note?: string) => {
      const { draft, revision } = await open(id);
      const source = note ? words(title, { 'words/quote': note }) : words(title);
      const blocks = note ? [hero, quote] : [hero];
      await save({ ...draft, blocks, texts: { ...draft.texts, en: source } }, revision);
    };
    await say('A page', 'Said.');
    await publish(id, ['en']);
    const { owed, owedSince } = await german(id);
    expect(owed).toBe(1);
    // The source changes, and then the translation is published with its own text.
    await say('A page', 'Said otherwise.');
    await publish(id, ['en']);
    expect(await german(id)).toMatchObject({ owed: 1, owedSince });
    await translate(id, [{ unit: 'title', was: 'Eine Seite', words: 'Die Seite' }]);
    await publish(id, ['de']);
    await publish(id, ['en']);
    expect(await german(id)).toMatchObject({ owed: 1, owedSince });
    // A title that has only changed in the draft counts as ahead, and leaves the date unchanged.
    await say('Another', 'Said otherwise.');
    expect(await german(id)).toMatchObject({ owed: 1, ahead: 2, owedSince });
    await publish(id, ['en']);
    expect(await german(id)).toMatchObject({ owed: 3, owedSince });
    // Removed and added again, it needs a translation again.
    await say('Another');
    await publish(id, ['en']);
    await say('Another', 'Said again.');
    await publish(id, ['en']);
    const again = await german(id);
    expect(again.owed).toBe(3);
    expect(Date.parse(again.owedSince ?? '')).toBeGreaterThan(Date.parse(owedSince ?? ''));
  });

  test('a translation that is brought back counts as made from the source of its time', async () => {
    const { id, draft, revision } = await create('/owed-back');
    const second = { ...draft, texts: { en: words('Second'), de: words('Zweite') } };
    const { revision: later } = await save(second, revision, jonas);
    expect(await german(id)).toMatchObject({ outdated: 0 });
    const [restored] = (await history(id)).filter(({ what }) => what === 'created');
    await call(restoring, { pageId: id, revision: restored?.id ?? 0, languages: ['de'], by: petra });
    expect(later).toBeGreaterThan(revision);
    expect(await german(id)).toMatchObject({ missing: 0, outdated: 2 });
  });

  test('is nothing where a language is not offered, and nothing of a page that is only a draft', async () => {
    const { id } = await create('/owed-nothing', { texts: { en: words('A page') } });
    expect(await german(id)).toMatchObject({ isOffered: false, missing: 2, owed: 0, ahead: 0 });
    await publish(id, ['en']);
    expect(await german(id)).toMatchObject({ isOffered: false, owed: 0 });
    const begun = await create('/owed-draft', {
      blocks: [hero, quote],
      texts: { en: words('A page', { 'words/quote': 'Said.' }), de: words('Eine Seite') },
    });
    expect(await german(begun.id)).toMatchObject({ isOffered: true, missing: 1, owed: 0, ahead: 1 });
  });
});

const boardQuery = graphql(`
  query board($siteId: ID, $search: String, $language: String, $filter: TranslationFilter, $first: Int, $offset: Int) {
    translationBoard(
      siteId: $siteId, search: $search, language: $language, filter: $filter, first: $first, offset: $offset
    ) {
      total
      pages {
        id
        targetLanguages { language isOffered missing outdated owed ahead owedSince isReady showsSource takenBy }
      }
      totals { language pages owed owedTexts none marked }
    }
  }
`);

describe('EDI-05 the board and the list of pages', () => {
  const board = async (search: string, more: object = {}) =>
    (await call(boardQuery, { siteId: siteId(), search, ...more } as never)).translationBoard;
  const listed = async (path: string, state: 'CHANGED' | 'DRAFT' | 'PUBLISHED') =>
    (await call(editedPages, { siteId: siteId(), search: path, state })).editedPages.nodes.map(
      ({ id }) => id,
    );

  test('say after every change what the page itself says', async () => {
    const { id, draft, revision } = await create('/standing');
    const expectAlike = async () => {
      const { pages, total } = await board('/standing');
      const { translationState } = await call(stateQuery, { pageId: id });
      expect(total).toBe(1);
      expect(pages).toEqual([{ id, targetLanguages: translationState?.targetLanguages }]);
    };
    await expectAlike();
    expect(await listed('/standing', 'DRAFT')).toEqual([id]);
    await publish(id, ['en', 'de']);
    await expectAlike();
    expect(await listed('/standing', 'PUBLISHED')).toEqual([id]);
    const later = { ...draft.texts, en: words('Another title', { 'words/quote': 'Said.' }) };
    await save({ ...draft, blocks: [hero, quote], texts: later }, revision);
    await expectAlike();
    expect(await listed('/standing', 'CHANGED')).toEqual([id]);
    expect(await listed('/standing', 'PUBLISHED')).toEqual([]);
    await publish(id, ['en'], petra, { fallbacks: ['de'] });
    await expectAlike();
    expect((await board('/standing', { language: 'de', filter: 'owed' })).total).toBe(1);
    expect((await board('/standing', { language: 'de', filter: 'marked' })).total).toBe(0);
    await translate(id, [{ unit: 'title', was: 'Eine Seite', words: 'Ein anderer Titel' }]);
    await expectAlike();
    await call(marking, { pageId: id, by: petra });
    await expectAlike();
    expect((await board('/standing', { language: 'fr', filter: 'marked' })).total).toBe(1);
    await unpublish(id, ['en', 'de']);
    await expectAlike();
    expect(await listed('/standing', 'DRAFT')).toEqual([id]);
  });

  test('EDI-05 what owes most comes first, by pages; totals are of all pages of the site', async () => {
    const less = await create('/rank-less', { texts: { en: words('A page'), de: words('Eine Seite') } });
    const more = await create('/rank-more', { texts: { en: words('A page'), de: words('') } });
    for (const { id } of [less, more]) await publish(id, ['en']);
    const first = await board('/rank', { first: 1 });
    expect(first).toMatchObject({ total: 2, pages: [{ id: more.id }] });
    expect(await board('/rank', { first: 1, offset: 1 })).toMatchObject({
      total: 2,
      pages: [{ id: less.id }],
    });
    expect(await board('/rank', { offset: 5 })).toMatchObject({ total: 2, pages: [] });
    const german = (all: Awaited<ReturnType<typeof board>>) =>
      all.totals.find(({ language }) => language === 'de');
    expect(german(first)).toEqual(german(await board('no such page')));
    expect(german(first)?.owed).toBeGreaterThanOrEqual(1);
  });
});
