import { formatNumber, formatRelative } from '#web/i18n/format/format.ts';
import type { Locale } from '#web/i18n/locales.ts';

const minuteMs = 60_000;
const units = [
  { unit: 'day', ms: 24 * 60 * minuteMs },
  { unit: 'hour', ms: 60 * minuteMs },
  { unit: 'minute', ms: minuteMs },
] as const;

/** The largest unit of which there are two at least, so that `1 day` does not stand for 47 hours. */
function inUnit(ms: number): { unit: (typeof units)[number]['unit']; count: number } {
  const { unit, ms: size } = units.find((each) => ms >= 2 * each.ms) ?? units[2];
  return { unit, count: Math.max(1, Math.floor(ms / size)) };
}

/** How long it is until a moment: `in 20 hours`. */
export function formatUntil(at: string, now: number, locale: Locale): string {
  const { unit, count } = inUnit(Math.max(Date.parse(at) - now, 0));
  return formatRelative(count, unit, locale);
}

/** How much time has gone since a moment: `2 days`. */
export function formatLateness(at: string, now: number, locale: Locale): string {
  const { unit, count } = inUnit(Math.max(now - Date.parse(at), 0));
  return formatNumber(count, locale, { style: 'unit', unit, unitDisplay: 'long' });
}
