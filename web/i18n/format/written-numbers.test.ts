import { expect, test } from 'vitest';
import { makeLocale } from '../locales.ts';
import { writeNumbers } from './written-numbers.ts';

test.each([
  [makeLocale('de'), '65.000'],
  [makeLocale('de', 'DE'), '65.000'],
  [makeLocale('de', 'AT'), '65.000'],
  [makeLocale('en'), '65,000'],
  [makeLocale('en', 'US'), '65,000'],
  [makeLocale('fr', 'CH'), '65\u202f000'],
  [makeLocale('es', 'MX'), '65.000'],
  [makeLocale('pt'), '65.000'],
  [makeLocale('cs'), '65\u00a0000'],
  [makeLocale('ja', 'JP'), '65,000'],
])('LOC-03 thousands of a text are those of $code', (locale, expected) => {
  expect(writeNumbers('bis 65\u00a0000 mm', locale)).toBe(`bis ${expected} mm`);
});

test('LOC-03 Swiss German has its own marks, for decimals, too', () => {
  const text = '0,13–65\u00a0000 mm, 5\u00a0000 Stück und ±\u00a00,5\u00a0%';
  // CLDR changed the Swiss group separator from ’ to ' in 2025; both are in use.
  expect(writeNumbers(text, makeLocale('de', 'CH')).replaceAll('’', "'")).toBe(
    "0.13–65'000 mm, 5000 Stück und ±\u00a00.5\u00a0%",
  );
  expect(writeNumbers(text, makeLocale('de', 'DE'))).toBe('0,13–65.000 mm, 5000 Stück und ±\u00a00,5\u00a0%');
});

test('LOC-03 telephone numbers, addresses and what only looks like groups stay', () => {
  const swiss = makeLocale('de', 'CH');
  for (const text of [
    '+41\u00a041\u00a0555\u00a001\u00a024',
    '+41 41\u00a0555 01 42',
    '+1 847\u00a0555\u00a00124',
    '/image/1,2',
    'https://a.example/1,2',
    '1\u00a0mm',
  ]) {
    expect(writeNumbers(text, swiss)).toBe(text);
  }
});
