import { expect, test } from 'vitest';
import { createClock } from './use-clock.ts';

const locale = { language: 'en', country: 'US', code: 'en-US', sisCode: 'en-US' } as never;

test('times are those of the zone, with its name', () => {
  const clock = createClock(locale, 'America/Chicago');
  expect(clock.format('2026-11-24T09:12:00Z', 'time')).toMatch(/^3:12\sAM$/);
  expect(clock.format('2026-11-24T03:00:00Z', 'short')).toBe('Nov\u00a023,\u00a02026');
  expect(clock.zone('2026-11-24T09:12:00Z')).toBe('Central Standard Time');
  expect(clock.shortZone('2026-11-24T09:12:00Z')).toBe('CST');
  expect(clock.full('2026-11-24T09:12:00Z')).toMatch(/^November\s24,\s2026 at 3:12\sAM CST$/);
  expect(clock.promise('2026-11-24T09:12:00Z').zone).toBe('Central Standard Time');
});

test('a day of the calendar is the same day in every zone', () => {
  for (const zone of ['America/Chicago', 'Asia/Tokyo', 'UTC'])
    expect(createClock(locale, zone).format('2026-12-31', 'short')).toBe('Dec\u00a031,\u00a02026');
});
