import { expect, test } from 'vitest';
import { readOpeningHours } from './opening-hours.ts';

test('LOK-01 opening hours name days and local times, several of them with commas', () => {
  expect(readOpeningHours('Mo-Th 07:30-17:00, Fr 07:30-16:00')).toEqual([
    { from: 1, to: 4, opens: '07:30', closes: '17:00' },
    { from: 5, to: 5, opens: '07:30', closes: '16:00' },
  ]);
});

test.each(['', 'always', 'Mo-Fr', 'Fr-Mo 08:00-17:00', 'Mo 17:00-08:00', 'Mo 08:00-24:30', 'Mo 8:00-17:00'])(
  'LOK-01 "%s" are no opening hours',
  (text) => {
    expect(readOpeningHours(text)).toBeUndefined();
  },
);
