import { expect, test } from 'vitest';
import { records } from '#contracts/content/records.ts';
import { hasMissingTexts, hasTranslatedTexts } from './missing-texts.ts';

test('EDI-05 a text is missing in a language when it is said in another, at any depth', () => {
  const data = {
    header: {
      items: [{ id: 'a', title: { en: 'News', de: 'Neues' }, items: [{ id: 'b', title: { en: 'All' } }] }],
    },
    footer: null,
  };
  expect(hasMissingTexts(records.navigation, data, 'en')).toBe(false);
  expect(hasMissingTexts(records.navigation, data, 'de')).toBe(true);
  expect(hasMissingTexts(records.news, { title: {}, text: {} }, 'de')).toBe(false);
});

test('EDI-05 some records say the same in every language', () => {
  expect(hasTranslatedTexts(records.navigation)).toBe(true);
  expect(hasTranslatedTexts(records.redirect)).toBe(false);
});
