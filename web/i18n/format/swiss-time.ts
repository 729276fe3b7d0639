import { clockIn, momentIn } from './zoned-time.ts';

const zone = 'Europe/Zurich';

/** The day that it is in Switzerland, `2025-11-18`. */
export function swissDay(now: Date = new Date()): string {
  return clockIn(zone, now).slice(0, 10);
}

/** The moment at which Swiss clocks show this time of a day. Undefined where `time` is none: `07:00`. */
export function swissMoment(day: string, time: string | null): Date | undefined {
  return momentIn(zone, `${day}T${time}`);
}

/** What Swiss clocks show at a moment, `2025-11-18T07:00`. */
export function swissClock(moment: Date): string {
  return clockIn(zone, moment);
}
