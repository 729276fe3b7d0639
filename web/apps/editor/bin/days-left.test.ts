import { expect, test } from 'vitest';
import { daysLeft } from './days-left.ts';

const now = new Date('2026-11-24T12:00:00Z');

test('a day that has begun counts whole, and what is over is over', () => {
  expect(daysLeft('2026-12-24T12:00:00Z', now)).toBe(30);
  expect(daysLeft('2026-11-24T12:00:01Z', now)).toBe(1);
  expect(daysLeft('2026-11-26T11:00:00Z', now)).toBe(2);
  expect(daysLeft('2026-11-23T12:00:00Z', now)).toBe(0);
});
