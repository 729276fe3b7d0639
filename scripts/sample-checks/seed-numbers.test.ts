import { expect, test } from 'vitest';
import { findTypedNumber } from './seed-numbers.ts';

test.each([
  ['en', '36,000 machines', '36,000'],
  ['en', 'some 36 000 machines', '36 000'],
  ['de', "36'000 Maschinen", "36'000"],
  ['de', 'Leitungen von 0.13 mm²', '0.13'],
  ['de', 'Leitungen von 0.13 mm', '0.13'],
  ['pt', '5.000 fios', '5.000'],
  ['ja', '約1,700本', '1,700'],
] as const)('in %s, %s is typed for readers of one country: %s', (language, text, found) => {
  expect(findTypedNumber(text, language)).toBe(found);
});

test.each([
  ['en', '36\u00a0000 machines, 0.125 mm, 4 × 120, 1 and 2'],
  ['de', 'ab 06.20 Uhr, Lumen Plan 9.2, Stand 12.2025'],
  ['de', '0,13 mm und 65\u00a0000 mm'],
  ['en', 'call +1 847 555 0124'],
  ['fr', 'numéro CHE-109.999.417'],
] as const)('in %s, %s stands as it is stored', (language, text) => {
  expect(findTypedNumber(text, language)).toBeUndefined();
});
