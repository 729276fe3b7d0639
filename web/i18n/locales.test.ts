import { describe, expect, test } from 'vitest';
import { languageName, languages, sisCode } from '#contracts/languages.ts';
import { contentLang, hreflang, htmlLang, makeLocale, parseUrlLocale } from './locales.ts';

describe('LOC-03 a locale', () => {
  test.each([
    ['en', 'en-US'],
    ['de', 'de-CH'],
    ['fr', 'fr-FR'],
    ['zh', 'zh-CN'],
    ['ja', 'ja-JP'],
    ['es', 'es-ES'],
    ['pt', 'pt-BR'],
    ['cs', 'cs-CZ'],
    ['hu', 'hu-HU'],
    ['ro', 'ro-RO'],
    ['sk', 'sk-SK'],
    ['xx', 'en-US'],
    ['constructor', 'en-US'],
  ])('of language %s has the sis code %s', (language, expected) => {
    expect(sisCode(language)).toBe(expected);
  });

  test('with a country names both, the address in lower case', () => {
    expect(makeLocale('pt', 'br')).toEqual({
      code: 'pt-BR',
      urlCode: 'pt-br',
      sisCode: 'pt-BR',
      isInternational: false,
      language: 'pt',
      country: 'BR',
    });
  });

  test.each([undefined, 'ALL'])('LOC-02 with country %s is international', (country) => {
    expect(makeLocale('de', country)).toEqual({
      code: 'de',
      urlCode: 'de',
      sisCode: 'de-CH',
      isInternational: true,
      language: 'de',
      country: 'ALL',
    });
  });
});

test('LOC-01 eleven languages, each named in itself', () => {
  expect(languages).toEqual(['cs', 'de', 'en', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh']);
  const named = new Intl.Collator('en', { sensitivity: 'base' });
  for (const language of languages) {
    const cldr = new Intl.DisplayNames(language, { type: 'language' }).of(language)!;
    expect(named.compare(languageName(language), cldr)).toBe(0);
  }
});

describe('URL-01 the first segment of an address', () => {
  test.each([
    ['en', { language: 'en', country: undefined, isCanonical: true }],
    ['de-ch', { language: 'de', country: 'CH', isCanonical: true }],
    ['de-CH', { language: 'de', country: 'CH', isCanonical: false }],
    ['EN', { language: 'en', country: undefined, isCanonical: false }],
    ['it-it', { language: 'it', country: 'IT', isCanonical: true }],
  ])('%s is a locale', (segment, expected) => {
    expect(parseUrlLocale(segment)).toEqual(expected);
  });

  test.each([
    '',
    'products',
    'eng',
    'e',
    'de_ch',
    'de-che',
    'de-c',
    'de-ch-zh',
    'de-',
    '-de',
    'de-ch\n',
    'de%2Dch',
    'dé',
    'ſk',
    `de${'-ch'.repeat(40_000)}`,
  ])('%.20s is none', (segment) => {
    expect(parseUrlLocale(segment)).toBeUndefined();
  });
});

describe('LOC-07 language tags', () => {
  test.each([
    [makeLocale('en', 'US'), 'en-US', 'en-US'],
    [makeLocale('en'), 'en', 'en'],
    [makeLocale('de', 'CH'), 'de-CH', 'de-CH'],
    [makeLocale('pt'), 'pt', 'pt-BR'],
    [makeLocale('pt', 'PT'), 'pt-PT', 'pt-PT'],
    [makeLocale('zh'), 'zh', 'zh-Hans'],
    [makeLocale('zh', 'CN'), 'zh-CN', 'zh-CN'],
  ])('$code: hreflang %s, lang %s', (locale, expectedHreflang, expectedLang) => {
    expect(hreflang(locale)).toBe(expectedHreflang);
    expect(htmlLang(locale)).toBe(expectedLang);
  });

  test('every one is a well-formed tag', () => {
    for (const language of languages) {
      expect(Intl.getCanonicalLocales(contentLang(language))).toEqual([contentLang(language)]);
    }
  });
});
