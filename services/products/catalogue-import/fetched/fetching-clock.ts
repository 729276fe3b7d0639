import type { Pool } from 'pg';
import type { CatalogueMail } from '#contracts/mail/catalogue-mail.ts';
import type { SourceOutcome } from '#contracts/products/catalogue-import.ts';
import { type DueWork, startDueWork } from '#services/foundation/due-work.ts';
import type { Log } from '#services/foundation/log.ts';
import type { Outside } from '#services/foundation/outgoing/post-outside.ts';
import {
  type CatalogueSource,
  noteSource,
  registerSources,
  takeSource,
  untilSource,
  whileFetching,
} from './catalogue-sources.ts';
import { type Fetched, fetchCatalogue } from './fetch-catalogue.ts';
import { nextPlannedTime } from './planned-times.ts';

/** What came of a source, for the people who look after the catalogue. */
export type FetchedReport = Omit<CatalogueMail, 'kind'>;

export type Fetching = {
  readonly sources: readonly CatalogueSource[];
  /** Times of the day, `02:30` in UTC. */
  readonly times: readonly string[];
  readonly outside: Outside;
  readonly report: (report: FetchedReport) => Promise<void>;
  /** By default as much as editors may bring. */
  readonly maxBytes?: number | undefined;
};

type Parts = { pool: Pool; log: Log; ready: Promise<void>; fetching: Fetching | undefined };

/** Without any source, those of earlier settings are forgotten. */
const nothing: Fetching = {
  ...{ sources: [], times: ['00:00'], outside: { allowedHosts: new Set(), timeoutMs: 1 } },
  report: async () => undefined,
};

/** The longest interval between two looks at the database. */
const maxWaitMs = 60_000;

/** Fetches catalogues when they are due. Every process has a clock; the first one to take a source fetches it. */
export function startFetchingClock({ pool, log, ready, fetching }: Parts): DueWork {
  const { sources, times, outside, maxBytes, report } = fetching ?? nothing;
  const names = sources.map(({ name }) => name);
  const next = () => nextPlannedTime(times, new Date());
  let isRegistered = false;

  async function fetchNext(): Promise<boolean> {
    const due = await takeSource(pool, names, next());
    const source = sources.find(({ name }) => name === due?.name);
    if (!due || !source) return false;
    const parts = { pool, log, outside, maxBytes };
    const fetched = await whileFetching(pool, source.name, () => fetchCatalogue(source, due, parts));
    const { outcome, status } = fetched;
    await noteSource(pool, source.name, fetched);
    if (!isNews(fetched, due.outcome)) return true;
    if (!fetched.counts) log.warn('A catalogue was not received', { source: source.name, outcome, status });
    await report(reportOf(source.name, fetched));
    return true;
  }

  return startDueWork({
    async work(signal) {
      if (!isRegistered) await registerSources(pool, sources, next());
      isRegistered = true;
      if (sources.length === 0) return undefined;
      while (!signal.aborted && (await fetchNext()));
      return Math.min(maxWaitMs, Math.max(500, (await untilSource(pool, names)) ?? maxWaitMs));
    },
    failed(error) {
      log.error('Planned catalogues could not be fetched', { error });
      return maxWaitMs;
    },
    ready,
  });
}

/** A trouble is reported once, not each night that it lasts. */
function isNews({ outcome, file }: Fetched, before: SourceOutcome | null): boolean {
  if (outcome === 'UNCHANGED' || outcome === 'SAME') return false;
  return file !== undefined || outcome !== before;
}

function reportOf(source: string, { fileName, outcome, status, file, counts }: Fetched): FetchedReport {
  const found = counts && {
    drafted: counts.drafted,
    created: counts.kinds.CREATED ?? 0,
    changed: counts.kinds.CHANGED ?? 0,
    both: counts.kinds.BOTH ?? 0,
    mend: counts.kinds.MEND ?? 0,
  };
  return { source, fileName, outcome, status: status ?? null, importId: file?.id ?? null, counts: found };
}
