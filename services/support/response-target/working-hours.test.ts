import { describe, expect, test } from 'vitest';
import { afterCountedMinutes, countedMinutesBetween } from './working-hours.ts';

const hours = (count: number) => count * 60;
const day = hours(9);
const work = (timeZone: string) => ({ timeZone, from: 8, to: 17 });
const dayAndNight = (timeZone: string) => ({ timeZone, from: 0, to: 24 });

describe('TIC-01 hours of work by the clocks of a place', () => {
  test.each([
    // Monday 10:00 in Hof and 24 hours of work: two days and six hours.
    ['2025-06-02T10:00+02:00', hours(24), 'Europe/Berlin', '2025-06-04T16:00+02:00'],
    // Friday afternoon goes on on Monday.
    ['2025-06-06T16:00+02:00', hours(2), 'Europe/Berlin', '2025-06-09T09:00+02:00'],
    // Before and after work, and at the weekend, the clock stands.
    ['2025-06-02T05:00+02:00', hours(1), 'Europe/Berlin', '2025-06-02T09:00+02:00'],
    ['2025-06-02T21:00+02:00', hours(1), 'Europe/Berlin', '2025-06-03T09:00+02:00'],
    ['2025-06-07T12:00+02:00', hours(1), 'Europe/Berlin', '2025-06-09T09:00+02:00'],
    // The day of the place counts: Monday in Suzhou is still Sunday in Hof.
    ['2025-06-08T23:30Z', hours(1), 'Asia/Shanghai', '2025-06-09T09:00+08:00'],
    ['2025-06-02T08:00-06:00', hours(24), 'America/Mexico_City', '2025-06-04T14:00-06:00'],
    // Clocks are put back in the night before Monday, 27 October, and put forward before 31 March.
    ['2025-10-24T16:00+02:00', hours(2), 'Europe/Berlin', '2025-10-27T09:00+01:00'],
    ['2025-03-28T16:00+01:00', hours(2), 'Europe/Berlin', '2025-03-31T09:00+02:00'],
    // A whole day ends in the evening and not in the next morning.
    ['2025-06-02T08:00+02:00', day, 'Europe/Berlin', '2025-06-02T17:00+02:00'],
    ['2025-06-02T08:00Z', hours(1), 'No/Where', '2025-06-02T09:00Z'],
  ])('%s and %i minutes in %s is %s', (start, minutes, timeZone, end) => {
    expect(afterCountedMinutes(new Date(start), minutes, work(timeZone))).toEqual(new Date(end));
    expect(countedMinutesBetween(new Date(start), new Date(end), work(timeZone))).toBe(minutes);
  });

  test.each([
    ['2025-06-06T10:00+02:00', 'Europe/Berlin', '2025-06-09T10:00+02:00'],
    ['2025-06-02T23:30+02:00', 'Europe/Berlin', '2025-06-03T23:30+02:00'],
    ['2025-06-07T12:00+02:00', 'Europe/Berlin', '2025-06-10T00:00+02:00'],
    // Friday in Mexico is Saturday in Hof already.
    ['2025-06-06T18:00-06:00', 'America/Mexico_City', '2025-06-09T18:00-06:00'],
    ['2025-03-28T16:00+01:00', 'Europe/Berlin', '2025-03-31T16:00+02:00'],
  ])('%s and 24 hours on working days in %s is %s', (start, timeZone, end) => {
    const [from, to] = [new Date(start), new Date(end)];
    expect(afterCountedMinutes(from, hours(24), dayAndNight(timeZone))).toEqual(to);
    expect(countedMinutesBetween(from, to, dayAndNight(timeZone))).toBe(hours(24));
  });

  test('backwards there is no work', () => {
    const [early, late] = [new Date('2025-06-02T10:00Z'), new Date('2025-06-03T10:00Z')];
    expect(countedMinutesBetween(late, early, work('Europe/Berlin'))).toBe(0);
  });
});
