import { expect, test } from 'vitest';
import { withTyped, withWords } from './product-work.ts';

test('CAT-03 what is typed replaces the value at its place, and an empty one goes', () => {
  const values = { weight: [{ text: '5 kg' }] };
  expect(withTyped(values, 'weight', 0, { text: '6 kg' })).toEqual({ weight: [{ text: '6 kg' }] });
  expect(withTyped(values, 'weight', 1, { text: '13 lb' })).toEqual({
    weight: [{ text: '5 kg' }, { text: '13 lb' }],
  });
  expect(withTyped(values, 'weight', 0, { text: '' })).toEqual({});
  expect(withTyped(values, 'length', 0, { text: '1 m' })).toEqual({ ...values, length: [{ text: '1 m' }] });
});

test('words of one language leave the others as they are', () => {
  expect(withWords(undefined, 'en', 'laser')).toEqual({ text: 'laser' });
  expect(withWords({ text: 'laser' }, 'de', 'Laser')).toEqual({
    text: 'laser',
    words: { en: 'laser', de: 'Laser' },
  });
  const both = { text: 'laser', words: { en: 'laser', de: 'Laser' } };
  expect(withWords(both, 'en', 'a laser')).toEqual({
    text: 'a laser',
    words: { en: 'a laser', de: 'Laser' },
  });
  expect(withWords(both, 'de', '')).toEqual({ text: 'laser', words: { en: 'laser' } });
});
