import { subjectKinds } from '#contracts/editing/events.ts';
import { parseChoice } from '#web/apps/frame/with-query.ts';
import { parseZonedTime } from '#web/i18n/format/zoned-time.ts';

/** The filters of the log, as they stand in its address; days are those of the reader's time zone. */
export type EventFilters = ReturnType<typeof parseEventFilters>;

/** Parses the filters of an address; unknown values are ignored. */
export function parseEventFilters(query: URLSearchParams) {
  return {
    search: (query.get('search') ?? '').slice(0, 100),
    editor: (query.get('editor') ?? '').slice(0, 100),
    kind: parseChoice(subjectKinds, query.get('kind')) ?? '',
    from: parseDay(query.get('from')),
    until: parseDay(query.get('until')),
  };
}

/** The filters as back ends take them: moments, of which the last one does not count. */
export function toArguments({ search, editor, kind, from, until }: EventFilters, timeZone: string) {
  return {
    search: search || null,
    editor: editor || null,
    kind: kind || null,
    from: from ? findStart(from, timeZone) : null,
    until: until ? findStart(nextDay(until), timeZone) : null,
  };
}

function parseDay(text: string | null): string {
  return text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}

function findStart(day: string, timeZone: string): string | null {
  return parseZonedTime(timeZone, `${day}T00:00`)?.toISOString() ?? null;
}

function nextDay(day: string): string {
  const next = new Date(day);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}
