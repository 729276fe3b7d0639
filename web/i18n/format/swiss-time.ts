import { dateFormat } from './formatters.ts';

const zone = 'Europe/Zurich';

/** The day that it is in Switzerland, `2025-11-18`. */
export function swissDay(now: Date = new Date()): string {
  // Swedes write dates as ISO 8601 does.
  return dateFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(now);
}

/** The moment at which Swiss clocks show this time of a day. Undefined where `time` is none: `07:00`. */
export function swissMoment(day: string, time: string | null): Date | undefined {
  if (!time || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined;
  const asIfUtc = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(asIfUtc)) return undefined;
  // Clocks change at night: the offset of the hour before is that of the hour meant.
  return new Date(asIfUtc - findOffset(asIfUtc - 3_600_000));
}

/** By how many milliseconds Swiss clocks are ahead of UTC. */
function findOffset(moment: number): number {
  const shown = dateFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(
    moment,
  );
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000;
}
