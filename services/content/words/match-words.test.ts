import { expect, test } from 'vitest';
import { findRanges, foldLetters, longestRun } from './match-words.ts';

const found = (text: string, words: string, how: { exact?: boolean; wholeWords?: boolean } = {}) =>
  findRanges(text, { words, exact: false, wholeWords: false, ...how }).map(({ start, end }) =>
    text.slice(start, end),
  );

test('EDI-05 words are found whatever their capitals, accents, spaces and apostrophes', () => {
  expect(found('Die Größe zählt, die GROSSE nicht', 'große')).toEqual(['Größe']);
  expect(found('Zürich, ZURICH und Zu\u0308rich', 'zurich')).toEqual(['Zürich', 'ZURICH', 'Zu\u0308rich']);
  expect(found('5\u00a0000 câbles l’heure', "cables l'heure")).toEqual(['câbles l’heure']);
  expect(found('😀 wire and Wire', 'WIRE')).toEqual(['wire', 'Wire']);
});

test('EDI-05 exactly means with capitals and accents', () => {
  expect(found('Zürich, Zurich, zürich', 'Zürich', { exact: true })).toEqual(['Zürich']);
});

test('EDI-05 whole words end where no letter or digit follows; in Japanese and Chinese anywhere', () => {
  expect(found('leads, leadset, a lead', 'lead', { wholeWords: true })).toEqual(['lead']);
  expect(found('圧着端子の高さ', '端子', { wholeWords: true })).toEqual(['端子']);
});

test('EDI-05 places do not overlap, and nothing is found for nothing', () => {
  expect(found('aaaa', 'aa')).toEqual(['aa', 'aa']);
  expect(found('aaaa', '\u0301')).toEqual([]);
});

test('EDI-05 what the database looks for is the longest run of letters', () => {
  expect(longestRun('l’écrêtage, 5 mm')).toBe('ecretage');
  expect(longestRun('… „“')).toBeUndefined();
  expect(foldLetters('ŘEŽ')).toBe('rez');
});
