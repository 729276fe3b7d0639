import { describe, expect, test } from 'vitest';
import { afterWorkingMinutes, workingMinutesBetween } from './working-hours.ts';

const hours = (count: number) => count * 60;
const day = hours(9);

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
    expect(afterWorkingMinutes(new Date(start), minutes, timeZone)).toEqual(new Date(end));
    expect(workingMinutesBetween(new Date(start), new Date(end), timeZone)).toBe(minutes);
  });

  test('backwards there is no work', () => {
    const [early, late] = [new Date('2025-06-02T10:00Z'), new Date('2025-06-03T10:00Z')];
    expect(workingMinutesBetween(late, early, 'Europe/Berlin')).toBe(0);
  });
});
