import { type DateStyle, formatDate, formatZone, shortZone } from '#web/i18n/format/format.ts';
import { formatZonedTime, parseZonedTime } from '#web/i18n/format/zoned-time.ts';
import type { Locale } from '#web/i18n/locales.ts';
import { useApplication } from '../application.ts';
import { useReaderZone } from './time-zone.ts';

/** Formats and parses times for portal and editor area, all in the reader's time zone. */
export type Clock = {
  readonly format: (at: string | Date, style?: DateStyle) => string;
  /** The name of the time zone at a moment. */
  readonly zone: (at: string | Date) => string;
  readonly shortZone: (at: string | Date) => string;
  /** Date and time with the short name of the time zone, for use in a sentence. */
  readonly full: (at: string) => string;
  /** Parses a local time that somebody typed, `2026-03-10T07:00`; undefined: it is invalid. */
  readonly read: (typed: string) => Date | undefined;
  /** A moment in the form in which it is typed. */
  readonly type: (at: string | Date) => string;
  /** The parts of a promised time: until when, and in which time zone. */
  readonly promise: (at: string) => { due: string; zone: string };
};

export function createClock(locale: Locale, timeZone: string): Clock {
  const format = (at: string | Date, style: DateStyle = 'dayAndTime') =>
    formatDate(at, locale, style, isDay(at) ? 'UTC' : timeZone);
  const zone = (at: string | Date) => formatZone(at, locale, timeZone);
  const short = (at: string | Date) => shortZone(at, locale, timeZone);
  return {
    format,
    zone,
    shortZone: short,
    full: (at) => `${format(at)} ${short(at)}`,
    read: (typed) => parseZonedTime(timeZone, typed),
    type: (at) => formatZonedTime(timeZone, at),
    promise: (at) => ({ due: format(at), zone: zone(at) }),
  };
}

/** The clock of an application; it follows the reader's choice of the time zone. */
export function useClock(): Clock {
  const { locale } = useApplication();
  return createClock(locale, useReaderZone());
}

/** A day of the calendar, such as the end of a warranty, is the same day everywhere. */
function isDay(at: string | Date): boolean {
  return typeof at === 'string' && /^\d{4}-\d\d-\d\d$/.test(at);
}
