import { badInput } from '#services/foundation/bad-input.ts';

/** A moment with its offset, as programs write it. */
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z$/;
const shape = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d))?$/;

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Zurich',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/**
 * The moment of a local time in Zurich, `2026-03-10T07:00`; in the hour that occurs twice in autumn, the first one.
 * With `Z` it is a moment in UTC.
 * @throws BAD_USER_INPUT for a time that does not exist
 */
export function fromZurich(text: string, field: string): Date {
  if (moment.test(text) && !Number.isNaN(Date.parse(text))) return new Date(text);
  const parts = shape
    .exec(text)
    ?.slice(1)
    .map((part) => Number(part ?? 0));
  if (!parts) throw badInput('Must be a time in Zurich, as in 2026-03-10T07:00.', field);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts;
  const wanted = Date.UTC(year, month - 1, day, hour, minute, second);
  // Summer time is two hours ahead of UTC, winter time one.
  const found = [2, 1]
    .map((hours) => wanted - hours * 60 * 60_000)
    .find((moment) => shownInZurich(moment) === wanted);
  const isDate = new Date(wanted).toISOString().startsWith(text.slice(0, 16));
  if (found === undefined || !isDate) throw badInput('This time does not exist in Zurich.', field);
  return new Date(found);
}

/** The local time there, written as if it were UTC. */
function shownInZurich(moment: number): number {
  const shown = Object.fromEntries(
    clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 0, day = 0, hour, minute, second } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
