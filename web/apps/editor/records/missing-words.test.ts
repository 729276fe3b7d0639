import { expect, test } from 'vitest';
import { records } from '#contracts/content/records.ts';
import { hasMissingWords, hasWords } from './missing-words.ts';

test('EDI-05 a text is missing in a language when it is said in another, at any depth', () => {
  const data = {
    header: {
      items: [{ id: 'a', title: { en: 'News', de: 'Neues' }, items: [{ id: 'b', title: { en: 'All' } }] }],
    },
    footer: null,
  };
  expect(hasMissingWords(records.navigation, data, 'en')).toBe(false);
  expect(hasMissingWords(records.navigation, data, 'de')).toBe(true);
  expect(hasMissingWords(records.news, { title: {}, text: {} }, 'de')).toBe(false);
});

test('EDI-05 some records say the same in every language', () => {
  expect(hasWords(records.navigation)).toBe(true);
  expect(hasWords(records.redirect)).toBe(false);
});
