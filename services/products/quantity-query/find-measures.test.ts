import { expect, test } from 'vitest';
import { findMeasures } from './find-measures.ts';

const units = (text: string, language = 'en') =>
  findMeasures(text, language).map(({ units }) => units.join(' '));
const texts = (text: string, language = 'en') =>
  findMeasures(text, language).map(({ start, end }) => text.slice(start, end));

test.each([
  ['strip 35 mm2', '35 mm2'],
  ['0.13–6 mm² and 30 kN', '0.13–6 mm²', '30 kN'],
  ['from AWG 26 to AWG 10', 'AWG 26 to AWG 10'],
  ['1/0 AWG, 250 kcmil', '1/0 AWG', '250 kcmil'],
  ['Ø 4,5 mm', 'Ø 4,5 mm'],
  ['26 mm Ø', '26 mm Ø'],
  ['copied: 35\u00a0mm², 10\u00a0000\u202fmm', '35\u00a0mm²', '10\u00a0000\u202fmm'],
  ['6平方の電線', '6平方'],
])('SEA-02 in "%s" stand quantities', (text, ...found) => {
  expect(texts(text)).toEqual(found);
});

test.each(['450.1187', 'Lorze 26 C', 'M8', '2026', '24 h', '40 x 30 mm', 'CS-400 mm', '26 n', '5 mmx'])(
  'SEA-02 in "%s" stands none',
  (text) => {
    expect(texts(text)).toEqual([]);
  },
);

test('SEA-02 a word for two units names both, one letter counts as it is written', () => {
  expect(units('6700 lb')).toEqual(['lb lbf']);
  expect(units('5 N')).toEqual(['N']);
});

test('SEA-02 numbers are read as the language writes them', () => {
  const read = (text: string, language: string) =>
    findMeasures(text, language)[0]?.amounts.map(
      ({ exact }) => Number(exact.numerator) / Number(exact.denominator),
    );
  expect(read('6 700 kg', 'fr')).toEqual([6700]);
  expect(read('6.700 kg', 'de')).toEqual([6700]);
  expect(read('6,700 kg', 'en')).toEqual([6700]);
  expect(read('Emme 450 120 mm', 'en')).toEqual([120]);
  expect(read('2,5 mm²', 'de')).toEqual([2.5]);
});

test('SEA-02 however long, a text is looked through at once', () => {
  // So long that anything slower than in proportion would not come to an end.
  for (const text of [
    '1 '.repeat(20_000),
    '1.'.repeat(20_000),
    'AWG 1-'.repeat(8000),
    `${'9'.repeat(40_000)} mm`,
  ])
    expect(texts(text, 'fr').length).toBeLessThan(text.length);
});
