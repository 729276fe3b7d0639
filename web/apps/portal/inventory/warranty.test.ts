import { expect, test } from 'vitest';
import { getToday, warrantyState } from './warranty.ts';

test('AST-01 a warranty holds to the end of its last day', () => {
  expect(warrantyState('2025-06-11', '2025-06-11')).toBe('valid');
  expect(warrantyState('2025-06-11', '2025-06-12')).toBe('ended');
  expect(warrantyState(null, '2025-06-12')).toBe('none');
  expect(getToday(new Date(2025, 0, 9, 23, 59))).toBe('2025-01-09');
});
