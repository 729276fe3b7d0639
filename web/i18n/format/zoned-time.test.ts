import { expect, test } from 'vitest';
import { formatZonedTime, parseZonedTime } from './zoned-time.ts';

test.each([
  ['Europe/Zurich', '2026-03-10T07:00', '2026-03-10T06:00:00.000Z'],
  ['Europe/Zurich', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['Europe/Zurich', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ['America/Chicago', '2026-03-08T01:59', '2026-03-08T07:59:00.000Z'],
  ['America/Chicago', '2026-03-08T03:00', '2026-03-08T08:00:00.000Z'],
  ['Asia/Kolkata', '2027-01-01T00:00', '2026-12-31T18:30:00.000Z'],
  ['Asia/Tokyo', '2026-12-31T23:59', '2026-12-31T14:59:00.000Z'],
])('EDI-05 in %s clocks show %s at %s', (zone, shown, moment) => {
  expect(parseZonedTime(zone, shown)?.toISOString()).toBe(moment);
  expect(formatZonedTime(zone, moment)).toBe(shown);
});

test.each(['', '2026-03-10', '2026-03-10T24:00', '2026-03-10T07:60', '2026-13-10T07:00'])(
  'EDI-05 no clock shows %j',
  (shown) => {
    expect(parseZonedTime('Europe/Zurich', shown)).toBeUndefined();
  },
);
