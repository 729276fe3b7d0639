import { expect, test } from 'vitest';
import { dateTag } from '#web/i18n/format/varieties.ts';
import { makeLocale } from '#web/i18n/locales.ts';
import { addMonths, dayIn, firstDayOfWeek, parseMonth, rangeOf, weeksOf } from './month.ts';

const now = new Date('2026-11-30T23:30:00Z');

test('EDI-05 the month is that of the address, else the one that the reader has', () => {
  expect(parseMonth('2026-02', now, 'UTC')).toBe('2026-02');
  expect(parseMonth('2026-13', now, 'America/Chicago')).toBe('2026-11');
  expect(parseMonth(null, now, 'Asia/Tokyo')).toBe('2026-12');
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});

test('EDI-05 a moment is on the day that the reader has', () => {
  expect(dayIn('2026-11-24T23:30:00Z', 'Europe/Zurich')).toBe('2026-11-25');
  expect(dayIn('2026-11-24T23:30:00Z', 'America/Chicago')).toBe('2026-11-24');
});

/** For languages of the editor area, with British English. */
const firstDays = () =>
  (['en', 'de', 'ja', 'pt', 'hu'] as const).map((language) => firstDayOfWeek(dateTag(makeLocale(language))));

test('EDI-05 weeks begin as the reader knows them, also where the browser cannot say', () => {
  expect(firstDays()).toEqual([1, 1, 7, 7, 1]);
  const known = Object.getOwnPropertyDescriptor(Intl.Locale.prototype, 'getWeekInfo');
  Object.defineProperty(Intl.Locale.prototype, 'getWeekInfo', { value: undefined, configurable: true });
  try {
    expect(firstDays()).toEqual([1, 1, 7, 7, 1]);
    expect(firstDayOfWeek('en-US')).toBe(7);
  } finally {
    if (known) Object.defineProperty(Intl.Locale.prototype, 'getWeekInfo', known);
  }
});

test('EDI-05 weeks are whole and begin as the reader knows them', () => {
  const weeks = weeksOf('2026-11', 1);
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([6, '2026-10-26', '2026-12-06']);
  expect(weeksOf('2026-11', 7)[0]?.[0]).toBe('2026-11-01');
  expect(weeksOf('2027-02', 1)).toHaveLength(4);
  expect(rangeOf(weeks)).toEqual({ from: '2026-10-25T00:00:00.000Z', until: '2026-12-08T00:00:00.000Z' });
});
