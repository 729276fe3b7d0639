import { expect, test } from 'vitest';
import type { PageDraft, PageTexts } from '#contracts/content/draft.ts';
import { changedLanguagesOf } from './changed-languages-of.ts';

const words = (title: string): PageTexts => ({
  title,
  navigationTitle: null,
  description: null,
  lead: null,
  blocks: {},
});

const draft: PageDraft = {
  id: 'page',
  siteId: 'main',
  path: '/service',
  sourceLanguage: 'en',
  type: 'CONTENT',
  pageType: 'Content',
  theme: 'Default',
  injection: null,
  countries: [],
  protection: 'none',
  requiredRole: null,
  tableOfContents: false,
  image: null,
  sortIndex: 1,
  publicationDate: null,
  category: null,
  adhoc: false,
  contacts: [],
  products: [],
  blocks: [],
  texts: { en: words('Service'), de: words('Service') },
};

test('EDI-02 nothing differs', () => {
  expect(changedLanguagesOf(draft, structuredClone(draft))).toEqual([]);
});

test('EDI-02 words differ in one language, or are new in another', () => {
  const texts = { ...draft.texts, de: words('Kundendienst'), fr: words('Service') };
  expect(changedLanguagesOf(draft, { ...draft, texts })).toEqual(['de', 'fr']);
  const { de: _, ...withoutGerman } = draft.texts;
  expect(changedLanguagesOf(draft, { ...draft, texts: withoutGerman })).toEqual(['de']);
});

test('EDI-02 what languages share differs', () => {
  expect(changedLanguagesOf(draft, { ...draft, path: '/help' })).toBe('all');
  expect(changedLanguagesOf(draft, { ...draft, siteId: 'other' })).toBe('all');
  expect(changedLanguagesOf(draft, { ...draft, sortIndex: 2 })).toBe('all');
  const block = { id: 'b', type: 'text', anchor: null, tone: 'default' };
  expect(changedLanguagesOf(draft, { ...draft, blocks: [block] })).toBe('all');
});

test('EDI-02 words of a block that is not there are no change', () => {
  const texts = { ...draft.texts, en: { ...words('Service'), blocks: { 'gone/title': 'Old' } } };
  expect(changedLanguagesOf(draft, { ...draft, texts })).toEqual([]);
});
