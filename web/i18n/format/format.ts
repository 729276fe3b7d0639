import { type Language, sisCode } from '#contracts/languages.ts';
import { fileSize, numberFormat, numberTag } from '#contracts/numbers.ts';
import type { Locale } from '../locales.ts';
import { dateFormat, displayNames, listFormatter, relativeFormat } from './formatters.ts';
import { dateTag } from './varieties.ts';

/** The company's time zone: a release at 07:00 in Zurich has that day's date everywhere. */
const HOUSE_TIME_ZONE = 'Europe/Zurich';

const DATE_STYLES = {
  day: { dateStyle: 'long' },
  short: { dateStyle: 'medium' },
  month: { year: 'numeric', month: 'long' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  time: { timeStyle: 'short' },
  moment: { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  dayAndTime: { dateStyle: 'long', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
export type DateStyle = keyof typeof DATE_STYLES;

const partsOfDay: ReadonlySet<string> = new Set(['day', 'month', 'year']);

/**
 * The date of a `Date` or an ISO string in the reader's form: `12 March 2024`, `12. März 2024`. Day, month
 * and year stay on one line; it may break before a weekday or a time. Throws RangeError when the date is
 * invalid.
 */
export function formatDate(
  date: Date | string,
  locale: Locale,
  style: DateStyle = 'day',
  timeZone: string = HOUSE_TIME_ZONE,
): string {
  const parts = dateFormat(dateTag(locale), { ...DATE_STYLES[style], timeZone }).formatToParts(
    new Date(date),
  );
  const isOfDay = (place: number) => partsOfDay.has(parts[place]?.type ?? '');
  return parts
    .map(({ value }, place) =>
      isOfDay(place - 1) && isOfDay(place + 1) ? value.replaceAll(' ', '\u00a0') : value,
    )
    .join('');
}

/** The name of a time zone at a moment: `Central European Standard Time`. */
export function formatZone(date: Date | string, locale: Locale, timeZone: string): string {
  return nameZone(date, locale, { timeZone, timeZoneName: 'long' });
}

/** The short name of the language: `CET`, `MEZ`, `GMT+9`. */
export function shortZone(date: Date | string, locale: Locale, timeZone: string = HOUSE_TIME_ZONE): string {
  return nameZone(date, locale, { timeZone, timeZoneName: 'short' });
}

function nameZone(date: Date | string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const parts = dateFormat(dateTag(locale), options).formatToParts(new Date(date));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? options.timeZone ?? '';
}

/** A relative time: `in 20 hours`. */
export function formatRelative(count: number, unit: Intl.RelativeTimeFormatUnit, locale: Locale): string {
  return relativeFormat(dateTag(locale)).format(count, unit);
}

/**
 * A number in the reader's form: `5’133’333` in Switzerland, `5,133,333` in the United States; four digits
 * are not grouped.
 */
export function formatNumber(value: number, locale: Locale, options?: Intl.NumberFormatOptions): string {
  return numberFormat(numberTag(locale), options).format(value);
}

/** A count, or `1,000+` where counting stopped and there are more. */
export function formatCount({ count, isMore }: { count: number; isMore: boolean }, locale: Locale): string {
  return `${formatNumber(count, locale)}${isMore ? '+' : ''}`;
}

/** A file size in the reader's form: `474 kB`, `2.4 MB`. */
export function formatFileSize(bytes: number, locale: Locale): string {
  return fileSize(bytes, numberTag(locale));
}

/**
 * The entries as a phrase: `German, French, and English`; with `or` for alternatives, with `plain` for a cell
 * or a label: `German, French, English`. Empty entries are left out.
 */
export function listFormat(
  entries: Iterable<string | null | undefined>,
  locale: Locale,
  type: 'and' | 'or' | 'plain' = 'and',
): string {
  const there = [...entries].filter((entry): entry is string => Boolean(entry));
  if (type === 'plain') return there.join(separator(locale));
  const options = { type: type === 'and' ? 'conjunction' : 'disjunction' } as const;
  return listFormatter(dateTag(locale), options).format(there);
}

/** The separator of a list's entries, except before the last: `, ` or `、`. */
function separator(locale: Locale): string {
  const parts = listFormatter(dateTag(locale), { type: 'conjunction' }).formatToParts(['1', '2', '3']);
  return parts[1]?.value ?? ', ';
}

/** A language's name within a sentence of another language: `German`, `allemand`. */
export function displayLanguage(code: string, inLanguage: Language): string {
  return displayNames(sisCode(inLanguage), { type: 'language' }).of(code) ?? code;
}

/** A country's name in a language. An unknown code is returned unchanged. */
export function displayCountry(code: string, inLanguage: Language): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return displayNames(sisCode(inLanguage), { type: 'region' }).of(code) ?? code;
}
