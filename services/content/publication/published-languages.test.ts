import { expect, test } from 'vitest';
import type { PageDraft, PageTexts, StoredBlock } from '#contracts/content/draft.ts';
import { plainPage } from '../../../tests/support/records/plain-page.ts';
import { type PublishedVersions, publishLanguages, takeOffLanguages } from './published-languages.ts';

const block = (id: string, change: Partial<StoredBlock> = {}): StoredBlock => ({
  id,
  type: 'textPicture',
  anchor: null,
  tone: 'plain',
  image: 'old',
  actions: [],
  ...change,
});
const words = (language: string, ids: readonly string[]): PageTexts => ({
  title: language,
  navigationTitle: null,
  description: null,
  lead: null,
  blocks: Object.fromEntries(ids.map((id) => [`${id}/title`, `${id} in ${language}`])),
});
const page = (blocks: StoredBlock[], languages = ['en', 'de', 'cs']): PageDraft => ({
  id: 'p',
  siteId: 's',
  path: '/p',
  ...plainPage,
  blocks,
  texts: Object.fromEntries(
    languages.map((language) => [
      language,
      words(
        language,
        blocks.map(({ id }) => id),
      ),
    ]),
  ),
});
const live = (draft: PageDraft): PublishedVersions =>
  new Map(
    Object.entries(draft.texts).map(([language, texts]) => [language, { blocks: draft.blocks, texts }]),
  );
const before = live(page([block('a'), block('b')]));
const known = new Map<string, ReadonlySet<string>>();
const ids = (shown: PublishedVersions, language: string) =>
  shown
    .get(language)
    ?.blocks.map(({ id }) => id)
    .join();

const withNew = page([block('a'), block('new'), block('b')]);
const alone = { draft: withNew, languages: ['en'], before, known };

test('EDI-05 a new block goes out in one language; the others are what they were', () => {
  const after = publishLanguages(alone);
  expect(ids(after, 'en')).toBe('a,new,b');
  for (const language of ['de', 'cs']) expect(after.get(language)).toBe(before.get(language));
});

test('EDI-05 a new block stands in the source language after the same neighbour, where that is wished', () => {
  const after = publishLanguages({ ...alone, fallbacks: ['cs'] });
  expect(ids(after, 'cs')).toBe('a,new,b');
  expect(after.get('cs')?.blocks[1]).toEqual({ ...block('new'), language: 'en' });
  expect(after.get('cs')?.texts.blocks).toMatchObject({ 'a/title': 'a in cs', 'new/title': 'new in en' });
  expect(after.get('de')).toBe(before.get('de'));
  const first = page([block('new'), block('a'), block('b')]);
  expect(ids(publishLanguages({ ...alone, draft: first, fallbacks: ['cs'] }), 'cs')).toBe('a,b,new');
});

test('EDI-05 what stands in the source language follows it, and leaves with the translation or with the source', () => {
  const shown = publishLanguages({ ...alone, fallbacks: ['cs'] });
  const corrected = page([block('a'), block('new', { image: 'other' }), block('b')]);
  corrected.texts.en!.blocks['new/title'] = 'Corrected';
  const followed = publishLanguages({ draft: corrected, languages: ['en'], before: shown, known });
  expect(followed.get('cs')?.texts.blocks['new/title']).toBe('Corrected');
  expect(followed.get('cs')?.blocks[1]?.image).toBe('other');
  const translated = publishLanguages({ draft: corrected, languages: ['cs'], before: followed, known });
  expect(translated.get('cs')).toEqual({ blocks: corrected.blocks, texts: corrected.texts.cs });
  const off = publishLanguages({
    draft: corrected,
    languages: ['en'],
    before: followed,
    known,
    fallbacks: [],
  });
  for (const gone of [off, takeOffLanguages(followed, ['en'])])
    expect(gone.get('cs')).toEqual(before.get('cs'));
});

test('EDI-05 a block that a language once had does not come back in another one', () => {
  const had = new Map([['cs', new Set(['new'])]]);
  expect(ids(publishLanguages({ ...alone, known: had, fallbacks: ['cs', 'de'] }), 'cs')).toBe('a,b');
});

test('EDI-05 a picture goes everywhere unless it is told not to; order and removal only where they are told to', () => {
  const draft = page([block('b', { image: 'new' })]);
  const after = publishLanguages({ draft, languages: ['en'], before, known });
  expect(after.get('de')?.blocks).toEqual([block('a'), block('b', { image: 'new' })]);
  expect(publishLanguages({ draft, languages: ['en'], before, known, everywhere: [] }).get('de')).toBe(
    before.get('de'),
  );
  const turned = page([block('b'), block('a')]);
  expect(ids(publishLanguages({ ...alone, draft: turned }), 'de')).toBe('a,b');
  expect(ids(publishLanguages({ ...alone, draft: turned, everywhere: ['order'] }), 'de')).toBe('b,a');
  expect(ids(publishLanguages({ ...alone, draft, everywhere: ['removed/a'] }), 'de')).toBe('b');
});

test('EDI-05 what says something new waits for its words', () => {
  const draft = page([block('a', { actions: [{ id: '1', kind: 'PATH', path: '/x' }] as never }), block('b')]);
  draft.texts.en!.blocks['a/actions/1/text'] = 'Read on';
  expect(publishLanguages({ draft, languages: ['en'], before, known }).get('de')).toBe(before.get('de'));
});
