import { expect, test } from 'vitest';
import { languages } from '#contracts/languages.ts';
import { localizedNames } from './localized-names.ts';

const findName = (language: string, ...of: Parameters<typeof localizedNames>) =>
  localizedNames(...of).find(({ locale }) => locale === language)?.displayName;

test('LOC-01 LOC-02 a country has its name in each language', () => {
  const names = localizedNames('region', 'CH').map(({ locale, displayName }) => [locale, displayName]);
  expect(names.map(([locale]) => locale)).toEqual(languages);
  expect(Object.fromEntries(names)).toMatchObject({
    cs: 'Švýcarsko',
    de: 'Schweiz',
    en: 'Switzerland',
    es: 'Suiza',
    fr: 'Suisse',
    hu: 'Svájc',
    ja: 'スイス',
    pt: 'Suíça',
    ro: 'Elveția',
    sk: 'Švajčiarsko',
    zh: '瑞士',
  });
});

test('LOC-02 German names are written as in Switzerland', () => {
  expect(findName('de', 'region', 'GB')).not.toContain('ß');
  expect(findName('de', 'region', 'BY')).not.toContain('ß');
});

test('LOC-02 a name that was chosen comes before the usual one, in its language only', () => {
  expect(findName('en', 'region', 'TR', { en: 'Türkiye' })).toBe('Türkiye');
  expect(findName('de', 'region', 'TR', { en: 'Türkiye' })).toBe('Türkei');
});

test('LOC-02 ALL, which is not a country, has its English name where nothing else was chosen', () => {
  expect(findName('ja', 'region', 'ALL', { en: 'International', ja: '国際' })).toBe('国際');
  expect(findName('de', 'region', 'ALL', { en: 'International', ja: '国際' })).toBe('International');
});

test('a language is named, too', () => {
  expect(findName('fr', 'language', 'hu')).toBe('hongrois');
});
