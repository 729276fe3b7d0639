import { expect, test } from 'vitest';
import { inWantedLanguage, parseLanguages } from './parse-languages.ts';

test.each([
  ['de-CH,fr,en', ['de', 'fr', 'en']],
  ['de-CH, de ,EN', ['de', 'en']],
  ['zh-Hans-CN,en', ['zh', 'en']],
  ['', ['en']],
  [null, ['en']],
  [';;,*,q=0.9', ['en']],
  ["de'; DROP TABLE content.page; --,fr", ['fr']],
  ['__proto__,constructor,fr', ['fr']],
  ['de\u0000,fr', ['fr']],
])('LOC-04 the header %j asks for %j', (header, languages) => {
  expect(parseLanguages(header)).toEqual(languages);
});

test('LOC-04 a header of 100 kB costs no more than a short one', () => {
  expect(parseLanguages('de,'.repeat(33_000))).toEqual(['de']);
  expect(parseLanguages('a-'.repeat(50_000))).toEqual(['en']);
});

test('LOC-04 the text of the first asked language that has one', () => {
  const texts = { en: 'harness', fr: 'faisceau' };
  expect(inWantedLanguage(texts, ['de', 'fr', 'en'])).toBe('faisceau');
  expect(inWantedLanguage(texts, ['hu'])).toBeUndefined();
  expect(inWantedLanguage(texts, ['toString'])).toBeUndefined();
  expect(inWantedLanguage(undefined, ['en'])).toBeUndefined();
});
