import { type DateStyle, formatDate, formatZone, shortZone } from '#web/i18n/format/format.ts';
import { clockIn, momentIn } from '#web/i18n/format/zoned-time.ts';
import type { Locale } from '#web/i18n/locales.ts';
import { useApplication } from '../application.ts';
import { useReaderZone } from './time-zone.ts';

/** How portal and editor area say times: all of one zone, the reader's. */
export type Clock = {
  readonly say: (at: string | Date, style?: DateStyle) => string;
  /** The name of the zone at a moment, for where another one is possible. */
  readonly zone: (at: string | Date) => string;
  readonly shortZone: (at: string | Date) => string;
  /** Day and time with the zone in short, for where they stand in a sentence. */
  readonly full: (at: string) => string;
  /** The moment that somebody typed by this clock, `2026-03-10T07:00`; undefined: it is none. */
  readonly read: (typed: string) => Date | undefined;
  /** A moment as it is typed by this clock. */
  readonly type: (at: string | Date) => string;
  /** Of what is promised: until when, and in which zone. */
  readonly promise: (at: string) => { due: string; zone: string };
};

export function createClock(locale: Locale, timeZone: string): Clock {
  const say = (at: string | Date, style: DateStyle = 'dayAndTime') =>
    formatDate(at, locale, style, isDay(at) ? 'UTC' : timeZone);
  const zone = (at: string | Date) => formatZone(at, locale, timeZone);
  const short = (at: string | Date) => shortZone(at, locale, timeZone);
  return {
    say,
    zone,
    shortZone: short,
    full: (at) => `${say(at)} ${short(at)}`,
    read: (typed) => momentIn(timeZone, typed),
    type: (at) => clockIn(timeZone, at),
    promise: (at) => ({ due: say(at), zone: zone(at) }),
  };
}

/** The one clock of an application; what it says changes with the zone that the reader chooses. */
export function useClock(): Clock {
  const { locale } = useApplication();
  return createClock(locale, useReaderZone());
}

/** A day of the calendar, such as the end of a warranty, is the same day everywhere. */
function isDay(at: string | Date): boolean {
  return typeof at === 'string' && /^\d{4}-\d\d-\d\d$/.test(at);
}
