import { expect, test } from 'vitest';
import { parseSwissTime, swissDay } from './swiss-time.ts';

test('INV-01 a Swiss time is another moment in winter than in summer', () => {
  expect(parseSwissTime('2026-03-10', '07:00')?.toISOString()).toBe('2026-03-10T06:00:00.000Z');
  expect(parseSwissTime('2026-08-18', '07:00')?.toISOString()).toBe('2026-08-18T05:00:00.000Z');
});

test('INV-01 the days on which clocks change count by their new time', () => {
  expect(parseSwissTime('2026-03-29', '07:00')?.toISOString()).toBe('2026-03-29T05:00:00.000Z');
  expect(parseSwissTime('2026-10-25', '07:00')?.toISOString()).toBe('2026-10-25T06:00:00.000Z');
});

test.each([null, '', '7', '24:00', '07:60', 'start 12'])('INV-01 %j is not a time', (time) => {
  expect(parseSwissTime('2026-03-10', time)).toBeUndefined();
});

test('INV-01 a day begins at midnight in Switzerland', () => {
  expect(swissDay(new Date('2026-03-09T22:59:00Z'))).toBe('2026-03-09');
  expect(swissDay(new Date('2026-03-09T23:00:00Z'))).toBe('2026-03-10');
});
