import { expect, test } from 'vitest';
import { getBoard, getTotals } from './board.ts';
import type { Progress, TranslatedPage } from './translated-page.ts';

const target = (language: string, change: Partial<Progress> = {}): Progress => ({
  language,
  state: 'Translated',
  isBegun: true,
  missing: 0,
  outdated: 0,
  exportedAt: null,
  importedAt: null,
  takenBy: null,
  isOffered: true,
  owed: 0,
  ahead: 0,
  owedSince: null,
  isReady: false,
  showsSource: false,
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

const nothing = {
  pages: 4,
  owedTexts: 0,
  owedSince: null,
  owed: 0,
  ahead: 0,
  ready: 0,
  outdated: 0,
  missing: 0,
  none: 0,
  marked: 0,
  inProgress: 0,
  translated: 0,
};

test('EDI-05 totals count pages by language', () => {
  expect(getTotals(all)).toEqual([
    { ...nothing, language: 'de', outdated: 1, none: 1, translated: 3 },
    { ...nothing, language: 'fr', missing: 1, inProgress: 1, translated: 3 },
  ]);
});

test('EDI-05 what visitors miss already comes before everything else, and is counted by text and since when', () => {
  const [early, late] = ['2026-11-09T08:00:00+00:00', '2026-11-24T08:00:00+00:00'];
  const owing = page('/owing', target('de', { missing: 2, owed: 2, owedSince: late }), target('fr'));
  const longer = page('/longer', target('de', { missing: 1, owed: 1, owedSince: early, ahead: 3 }));
  const ready = page('/ready', target('de', { isReady: true }));
  const pages = [...all, longer, owing, ready];
  expect(paths(getBoard(pages, {})).slice(0, 3)).toEqual(['/owing', '/longer', '/behind']);
  expect(paths(getBoard(pages, { filter: 'ahead' }))).toEqual(['/longer']);
  expect(paths(getBoard(pages, { filter: 'ready', language: 'de' }))).toEqual(['/ready']);
  expect(getTotals(pages)[0]).toMatchObject({
    language: 'de',
    owed: 2,
    owedTexts: 3,
    owedSince: early,
    ahead: 1,
    ready: 1,
  });
});
