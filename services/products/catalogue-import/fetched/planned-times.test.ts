import { expect, test } from 'vitest';
import { nextPlannedTime } from './planned-times.ts';

test.each([
  ['2026-11-28T01:00:00Z', '2026-11-28T02:30:00.000Z'],
  ['2026-11-28T02:30:00Z', '2026-11-28T14:00:00.000Z'],
  ['2026-11-28T23:59:00Z', '2026-11-29T02:30:00.000Z'],
  ['2026-12-31T14:00:00Z', '2027-01-01T02:30:00.000Z'],
])('issue 30: after %s catalogues are fetched at %s', (now, next) => {
  expect(nextPlannedTime(['14:00', '02:30'], new Date(now)).toISOString()).toBe(next);
});
