import { expect, test } from 'vitest';
import { getBoard, getTotals } from './board.ts';
import type { Progress, TranslatedPage } from './find-translations.ts';

const target = (language: string, change: Partial<Progress> = {}): Progress => ({
  language,
  state: 'Translated',
  isBegun: true,
  missing: 0,
  outdated: 0,
  exportedAt: null,
  importedAt: null,
  ...change,
});
const page = (path: string, ...targets: Progress[]): TranslatedPage => ({
  id: path,
  siteId: 'main',
  path,
  sitePrefix: '',
  type: 'CONTENT',
  title: `Title of ${path}`,
  sourceLanguage: 'en',
  segments: 9,
  targets,
});
const done = page('/done', target('de'), target('fr'));
const absent = page('/absent', target('de', { state: 'none', isBegun: false, missing: 9 }), target('fr'));
const behind = page('/behind', target('de', { outdated: 2 }), target('fr'));
const begun = page('/begun', target('de'), target('fr', { state: 'InProgress', missing: 3 }));
const all = [done, absent, behind, begun];
const paths = (pages: readonly TranslatedPage[]) => pages.map(({ path }) => path);

test('EDI-05 what is outdated comes first, then what is begun and not whole', () => {
  expect(paths(getBoard(all, {}))).toEqual(['/behind', '/begun', '/done', '/absent']);
});

test('EDI-05 the board is narrowed by language, state, words and type', () => {
  expect(paths(getBoard(all, { filter: 'outdated' }))).toEqual(['/behind']);
  expect(paths(getBoard(all, { filter: 'outdated', language: 'fr' }))).toEqual([]);
  expect(paths(getBoard(all, { filter: 'none' }))).toEqual(['/absent']);
  expect(paths(getBoard(all, { filter: 'missing' }))).toEqual(['/begun']);
  expect(paths(getBoard(all, { filter: 'inProgress', language: 'fr' }))).toEqual(['/begun']);
  expect(paths(getBoard(all, { search: ' OF /DONE' }))).toEqual(['/done']);
  expect(paths(getBoard(all, { types: ['STORY'] }))).toEqual([]);
  expect(paths(getBoard(all, { language: 'hu' }))).toEqual([]);
});

test('EDI-05 totals count pages by language', () => {
  expect(getTotals(all)).toEqual([
    { language: 'de', pages: 4, outdated: 1, missing: 0, none: 1, marked: 0, inProgress: 0, translated: 3 },
    { language: 'fr', pages: 4, outdated: 0, missing: 1, none: 0, marked: 0, inProgress: 1, translated: 3 },
  ]);
});
