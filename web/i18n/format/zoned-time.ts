import { dateFormat } from './formatters.ts';

/** The moment of a local time in a time zone, `2026-03-10T07:00`. Undefined for an invalid time. */
export function parseZonedTime(timeZone: string, shown: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/.test(shown)) return undefined;
  const asIfUtc = Date.parse(`${shown}:00Z`);
  if (Number.isNaN(asIfUtc)) return undefined;
  // The offset is approximated first and then looked up again, which matters in the night when clocks change.
  const about = asIfUtc - findOffset(timeZone, asIfUtc);
  return new Date(asIfUtc - findOffset(timeZone, about));
}

/** The local time in a time zone at a moment, `2026-03-10T07:00`. */
export function formatZonedTime(timeZone: string, moment: Date | string): string {
  // Swedish formats dates as ISO 8601 does.
  return dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(moment))
    .replace(' ', 'T');
}

/** The offset of a time zone from UTC in milliseconds, rounded to minutes. */
function findOffset(timeZone: string, moment: number): number {
  return Date.parse(`${formatZonedTime(timeZone, new Date(moment))}Z`) - Math.floor(moment / 60_000) * 60_000;
}
