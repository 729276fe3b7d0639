import { describe, expect, test } from 'vitest';
import { afterCountedMinutes, countedMinutesBetween } from './working-hours.ts';

const hours = (count: number) => count * 60;
const day = hours(9);
const work = (timeZone: string, holidays: string[] = []) => ({ timeZone, holidays, from: 8, to: 17 });
const dayAndNight = (timeZone: string, holidays: string[] = []) => ({ timeZone, holidays, from: 0, to: 24 });

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

  const german = ['01-01', '12-25', '12-26', '2027-03-26', '2027-03-29'];
  test.each([
    // From Christmas Eve, a Thursday, over two holidays and a Sunday.
    ['2026-12-24T16:00+01:00', 'Europe/Berlin', german, '2026-12-28T09:00+01:00'],
    // Over the end of the year: a holiday of each year is one of the next, too.
    ['2026-12-31T16:00+01:00', 'Europe/Berlin', german, '2027-01-04T09:00+01:00'],
    // Good Friday and Easter Monday of 2027, with the change of clocks between them; in 2026 they are not holidays.
    ['2027-03-25T16:00+01:00', 'Europe/Berlin', german, '2027-03-30T09:00+02:00'],
    ['2026-03-26T16:00+01:00', 'Europe/Berlin', german, '2026-03-27T09:00+01:00'],
    // Who writes on a holiday is answered after it.
    ['2026-12-25T12:00+01:00', 'Europe/Berlin', german, '2026-12-28T10:00+01:00'],
    // The day of the place counts: New Year has begun in Tokyo, and not yet in Los Angeles.
    ['2026-12-31T15:30Z', 'Asia/Tokyo', ['01-01'], '2027-01-04T10:00+09:00'],
    ['2027-01-01T00:30Z', 'America/Los_Angeles', ['01-01'], '2027-01-04T09:30-08:00'],
    ['2028-02-28T16:00Z', 'UTC', ['02-29'], '2028-03-01T09:00Z'],
    ['2027-02-26T16:00Z', 'UTC', ['02-29'], '2027-03-01T09:00Z'],
  ])('%s and two hours of work in %s with the holidays %j is %s', (start, timeZone, holidays, end) => {
    const [from, to] = [new Date(start), new Date(end)];
    expect(afterCountedMinutes(from, hours(2), work(timeZone, holidays))).toEqual(to);
    expect(countedMinutesBetween(from, to, work(timeZone, holidays))).toBe(hours(2));
  });

  test('24 hours on working days stand still on holidays', () => {
    const eve = new Date('2026-12-24T10:00+01:00');
    expect(afterCountedMinutes(eve, hours(24), dayAndNight('Europe/Berlin', german))).toEqual(
      new Date('2026-12-28T10:00+01:00'),
    );
  });

  test('backwards there is no work', () => {
    const [early, late] = [new Date('2025-06-02T10:00Z'), new Date('2025-06-03T10:00Z')];
    expect(countedMinutesBetween(late, early, work('Europe/Berlin'))).toBe(0);
  });
});
