import { formatZonedTime, parseZonedTime } from './zoned-time.ts';

const zone = 'Europe/Zurich';

/** The current day in Switzerland, `2025-11-18`. */
export function swissDay(now: Date = new Date()): string {
  return formatZonedTime(zone, now).slice(0, 10);
}

/** The moment of a local time in Switzerland. Undefined where `time` is not one: `07:00`. */
export function parseSwissTime(day: string, time: string | null): Date | undefined {
  return parseZonedTime(zone, `${day}T${time}`);
}

/** The local time in Switzerland at a moment, `2025-11-18T07:00`. */
export function formatSwissTime(moment: Date): string {
  return formatZonedTime(zone, moment);
}
