import { expect, test } from 'vitest';
import { makeLocale } from '#web/i18n/locales.ts';
import { foreignLanguage } from './foreign-language.ts';

test('a card names another language in the words of its reader', () => {
  const french = makeLocale('fr', 'FR');
  expect(foreignLanguage({ language: 'en' }, french)).toEqual({ lang: 'en', name: 'anglais' });
  expect(foreignLanguage({ language: 'zh' }, makeLocale('de'))).toEqual({
    lang: 'zh-Hans',
    name: 'Chinesisch',
  });
  expect(foreignLanguage({ language: 'fr' }, french)).toBeUndefined();
});
