import { dateFormat } from './formatters.ts';

/** The moment at which clocks of a zone show a time, `2026-03-10T07:00`. Undefined where it is none. */
export function momentIn(timeZone: string, shown: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/.test(shown)) return undefined;
  const asIfUtc = Date.parse(`${shown}:00Z`);
  if (Number.isNaN(asIfUtc)) return undefined;
  // The offset of about then is that of then, but for the night in which clocks change: so it is looked at twice.
  const about = asIfUtc - findOffset(timeZone, asIfUtc);
  return new Date(asIfUtc - findOffset(timeZone, about));
}

/** What clocks of a zone show at a moment, `2026-03-10T07:00`. */
export function clockIn(timeZone: string, moment: Date | string): string {
  // Swedes write dates as ISO 8601 does.
  return dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(moment))
    .replace(' ', 'T');
}

/** By how many milliseconds clocks of a zone are ahead of UTC, to the minute. */
function findOffset(timeZone: string, moment: number): number {
  return Date.parse(`${clockIn(timeZone, new Date(moment))}Z`) - Math.floor(moment / 60_000) * 60_000;
}
