import { expect, test } from 'vitest';
import { problemsOfAlternates } from './check-alternates.ts';

const countries = [
  { code: 'CH', languages: ['de', 'fr', 'en'] },
  { code: 'CN', languages: ['zh', 'en'] },
];
const version = (codes: string[], languages: string[]) => ({ countries: codes, languages });

test('LOC-07 a version for a country needs the languages that its readers may choose and everybody else has', () => {
  const around = { countries, versions: [version([], ['en', 'de', 'ja'])] };
  expect(problemsOfAlternates({ countries: ['CH'] }, ['en', 'de'], around)).toEqual([]);
  expect(problemsOfAlternates({ countries: ['CN'] }, ['en'], around)).toEqual([]);
  expect(problemsOfAlternates({ countries: ['CH', 'CN'] }, ['en'], around)).toMatchObject([
    { code: 'hreflangVariant', params: { language: 'de', countries: 'CH' } },
  ]);
});

test('LOC-07 a page for everybody waits for its versions', () => {
  const around = { countries, versions: [version(['CH'], ['de']), version(['CN'], ['zh', 'en'])] };
  expect(problemsOfAlternates({ countries: [] }, ['de', 'ja'], around)).toEqual([]);
  expect(problemsOfAlternates({ countries: [] }, ['de', 'fr'], around)).toMatchObject([
    { params: { language: 'fr', countries: 'CH' } },
  ]);
});

test('LOC-07 versions for different countries name each other in nothing', () => {
  const around = { countries, versions: [version(['CN'], ['zh'])] };
  expect(problemsOfAlternates({ countries: ['CH'] }, ['de'], around)).toEqual([]);
});
