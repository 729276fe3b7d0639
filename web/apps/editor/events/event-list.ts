import { OperationError } from '#web/apps/frame/fetch-operation.ts';
import type { ListedEvent } from './event-operations.ts';

/** The back ends that note what editors do, each in a log of its own (0119). */
export const eventSources = ['content', 'products', 'support', 'accounts'] as const;
export type EventSource = (typeof eventSources)[number];

/** A part of a log, the newest first. */
export type EventPart = { readonly items: readonly ListedEvent[]; readonly hasNextPage: boolean };

/** What has been read of each log; null: the back end keeps none, or does not answer. */
export type EventLogs = Readonly<Record<EventSource, EventPart | null>>;

/** Reads a part of a log, from a cursor on. Throws `OperationError`. */
export type ReadEvents = (source: EventSource, after: string | null) => Promise<EventPart>;

/** An event of one of the back ends; ids are unique within each only. */
export type SourcedEvent = ListedEvent & { readonly source: EventSource };

/**
 * The start of all logs. A back end that fails leaves the others readable. Throws `OperationError` where the reader may
 * not see them, or where none answers.
 */
export async function openLogs(read: ReadEvents): Promise<EventLogs> {
  const started = await Promise.all(
    eventSources.map(async (source) => ({
      source,
      part: await read(source, null).catch((error: unknown) => passable(error)),
    })),
  );
  const failures = started.flatMap(({ part }) => (part instanceof OperationError ? [part] : []));
  if (failures.length === started.length) throw failures[0];
  const partOf = (wanted: EventSource) => {
    const part = started.find(({ source }) => source === wanted)?.part;
    return part && !(part instanceof OperationError) ? part : null;
  };
  return {
    content: partOf('content'),
    products: partOf('products'),
    support: partOf('support'),
    accounts: partOf('accounts'),
  };
}

/** Reads on until so many events are in order, or all there are. Throws `OperationError`. */
export async function readOn(logs: EventLogs, read: ReadEvents, wanted: number): Promise<EventLogs> {
  let known = logs;
  while (mergeEvents(known).length < wanted) {
    const next = findShortest(known);
    if (!next) break;
    const { source, items, last } = next;
    const part = await read(source, last.cursor);
    // A back end of another program that promises more and gives nothing is not asked for ever.
    const hasNextPage = part.hasNextPage && part.items.length > 0;
    known = { ...known, [source]: { items: [...items, ...part.items], hasNextPage } };
  }
  return known;
}

/**
 * The events of all logs in one order, the newest first: down to where the first log has more that is unread, since
 * that could belong between older events of the others.
 */
export function mergeEvents(logs: EventLogs): SourcedEvent[] {
  const shortest = findShortest(logs);
  return eventSources
    .flatMap((source) => logs[source]?.items.map((event) => ({ ...event, source })) ?? [])
    .sort(compareEvents)
    .filter((event) => !shortest || compareEvents(event, shortest.last) <= 0);
}

/** Whether there are events that have not been read. */
export function hasMore(logs: EventLogs): boolean {
  return findShortest(logs) !== undefined;
}

/** The back ends whose events are missing. */
export function findMissing(logs: EventLogs): EventSource[] {
  return eventSources.filter((source) => logs[source] === null);
}

/** The log with more to read that has been read least far back. */
function findShortest(logs: EventLogs) {
  const unfinished = eventSources.flatMap((source) => {
    const log = logs[source];
    const last = log?.items.at(-1);
    return log?.hasNextPage && last ? [{ source, items: log.items, last }] : [];
  });
  return unfinished.sort((a, b) => compareEvents(a.last, b.last))[0];
}

/** The newest first; below a millisecond by the text, which all embedded back ends write alike. */
function compareEvents(a: ListedEvent, b: ListedEvent): number {
  const milliseconds = Date.parse(b.at) - Date.parse(a.at);
  if (milliseconds !== 0 || a.at === b.at) return milliseconds;
  return a.at < b.at ? 1 : -1;
}

/** What one back end may answer while the others are read. Throws anything else. */
function passable(error: unknown): OperationError {
  if (error instanceof OperationError && error.code !== 'FORBIDDEN') return error;
  throw error;
}
