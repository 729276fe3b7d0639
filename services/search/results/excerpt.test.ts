import { expect, test } from 'vitest';
import { shortened } from './excerpt.ts';

test('SEA-01 a text of a result has one space between words, and its thousands stay one number', () => {
  expect(shortened(' up to\n 3\u00a0900  leads ')).toBe('up to 3\u00a0900 leads');
});
