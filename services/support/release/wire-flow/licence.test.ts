import { expect, test } from 'vitest';
import { licenceState } from './licence.ts';

test.each([
  [null, 'valid'],
  ['2026-06-01', 'valid'],
  ['2026-01-31', 'valid'],
  ['2026-01-30', 'expiring'],
  ['2025-12-01', 'expiring'],
  ['2025-11-30', 'expired'],
])('WFL-01 a licence that ends on %s is %s on 1 December 2025', (validUntil, state) => {
  expect(licenceState({ validUntil }, '2025-12-01')).toBe(state);
});
