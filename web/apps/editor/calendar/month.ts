const dayMs = 24 * 60 * 60_000;

/** A day of the calendar, `2026-11-24`, and a month, `2026-11`. */
type Day = string;
type Month = string;

/** The month in an address, or else the month of a moment in a time zone. */
export function parseMonth(text: string | null, now: Date, timeZone: string): Month {
  return text && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : dayIn(now, timeZone).slice(0, 7);
}

/** Adds months. */
export function addMonths(month: Month, count: number): Month {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + count);
  return first.toISOString().slice(0, 7);
}

/** The day of a moment in a time zone. */
export function dayIn(moment: Date | string, timeZone: string): Day {
  return new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone }).format(new Date(moment));
}

/** The weeks of a month with all their days, beginning on a day of the week: 1 is Monday, 7 Sunday. */
export function weeksOf(month: Month, firstDay: number): Day[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const last = Date.parse(`${addMonths(month, 1)}-01T00:00:00Z`) - dayMs;
  const before = (new Date(first).getUTCDay() - firstDay + 7) % 7;
  const weeks: Day[][] = [];
  for (let start = first - before * dayMs; start <= last; start += 7 * dayMs)
    weeks.push(Array.from({ length: 7 }, (_, at) => new Date(start + at * dayMs).toISOString().slice(0, 10)));
  return weeks;
}

type WeekInfo = { firstDay: number };
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** For browsers without `getWeekInfo`: the countries of the sites whose weeks begin on Sunday. */
const sundayRegions = new Set(['BR', 'CA', 'CO', 'JP', 'MX', 'PH', 'US']);

/** The first day of the week for a locale: 1 is Monday, 7 Sunday. */
export function firstDayOfWeek(tag: string): number {
  const locale: LocaleWithWeek = new Intl.Locale(tag);
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: undefined };
  return firstDay ?? (sundayRegions.has(locale.maximize().region ?? '') ? 7 : 1);
}

/** The range of moments that includes all days of these weeks in any time zone. */
export function rangeOf(weeks: readonly (readonly Day[])[]): { from: string; until: string } {
  const at = (day: Day | undefined, days: number) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString();
  return { from: at(weeks[0]?.[0], -1), until: at(weeks.at(-1)?.at(-1), 2) };
}
