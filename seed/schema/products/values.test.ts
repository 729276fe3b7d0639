import { expect, test } from 'vitest';
import { bindNumbers } from './values.ts';

test('a number of thousands does not break, what stands beside it does', () => {
  expect(bindNumbers('up to 3 900 leads of 0.13 mm')).toBe('up to 3\u00a0900 leads of 0.13 mm');
  expect(bindNumbers('5 133 333')).toBe('5\u00a0133\u00a0333');
  expect(bindNumbers('in 2025 26 machines, 4 2025')).toBe('in 2025 26 machines, 4 2025');
});
