/** The working days of a place, by its local time. */
export type Calendar = {
  /** As in the time zone database. */
  readonly timeZone: string;
  /** Closed days: `12-25` of each year, `2027-03-26` of one. */
  readonly holidays: readonly string[];
};

/** The hours that count on working days. */
export type CountedHours = Calendar & {
  /** Full hours from 0 to 24. */
  readonly from: number;
  readonly to: number;
};

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The moment at which so many counted minutes have passed since `start`. */
export function afterCountedMinutes(start: Date, minutes: number, hours: CountedHours): Date {
  let left = minutes * minuteMs;
  for (const { from, to } of countedTimes(start, hours)) {
    const time = to - from;
    if (left <= time) return new Date(from + left);
    left -= time;
  }
  throw new Error('Working days never end');
}

/** The counted full minutes between two moments; 0 when the second is not after the first. */
export function countedMinutesBetween(start: Date, end: Date, hours: CountedHours): number {
  let counted = 0;
  for (const { from, to } of countedTimes(start, hours)) {
    if (from >= end.getTime()) break;
    counted += Math.min(to, end.getTime()) - from;
  }
  return Math.floor(counted / minuteMs);
}

/** The counted intervals from a moment on, without end. */
function* countedTimes(start: Date, hours: CountedHours): Generator<{ from: number; to: number }> {
  const holidays = new Set(hours.holidays);
  const clock = getClock(hours.timeZone);
  const first = clock(start.getTime());
  for (let day = Date.UTC(first.year, first.month - 1, first.day); ; day += dayMs) {
    const weekday = new Date(day).getUTCDay();
    const date = new Date(day).toISOString().slice(0, 10);
    if (weekday === 0 || weekday === 6 || holidays.has(date) || holidays.has(date.slice(5))) continue;
    const from = Math.max(toTimestamp(day, hours.from, clock), start.getTime());
    const to = toTimestamp(day, hours.to, clock);
    if (from < to) yield { from, to };
  }
}

type Clock = (moment: number) => { year: number; month: number; day: number; offset: number };

/** The local date and time at a moment, with the offset from UTC in milliseconds. */
function getClock(timeZone: string): Clock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (moment) => {
    const shown = Object.fromEntries(
      format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
    );
    const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = shown;
    const asUtc = Date.UTC(year, month - 1, day, hour, minute, second);
    return { year, month, day, offset: asUtc - Math.floor(moment / 1000) * 1000 };
  };
}

/** The moment of a full hour in local time on a day, given as its midnight in UTC. */
function toTimestamp(day: number, hour: number, clock: Clock): number {
  const shown = day + hour * 60 * minuteMs;
  // The offset of the second guess is right even on a day on which clocks change.
  const guess = shown - clock(shown).offset;
  return shown - clock(guess).offset;
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
