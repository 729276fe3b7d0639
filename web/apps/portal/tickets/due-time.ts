import { formatNumber, formatRelative } from '#web/i18n/format/format.ts';
import type { Locale } from '#web/i18n/locales.ts';

const minuteMs = 60_000;
const units = [
  { unit: 'day', ms: 24 * 60 * minuteMs },
  { unit: 'hour', ms: 60 * minuteMs },
  { unit: 'minute', ms: minuteMs },
] as const;

/** The largest unit with a count of at least two, so that 47 hours do not become `1 day`. */
function inUnit(ms: number): { unit: (typeof units)[number]['unit']; count: number } {
  const { unit, ms: size } = units.find((each) => ms >= 2 * each.ms) ?? units[2];
  return { unit, count: Math.max(1, Math.floor(ms / size)) };
}

/** The time until a moment: `in 20 hours`. */
export function formatUntil(at: string, now: number, locale: Locale): string {
  const { unit, count } = inUnit(Math.max(Date.parse(at) - now, 0));
  return formatRelative(count, unit, locale);
}

/** The time since a moment: `2 days`. */
export function formatLateness(at: string, now: number, locale: Locale): string {
  const { unit, count } = inUnit(Math.max(now - Date.parse(at), 0));
  return formatNumber(count, locale, { style: 'unit', unit, unitDisplay: 'long' });
}
