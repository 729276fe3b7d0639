import { LRUCache } from 'lru-cache';

/** SYS-01: how much data one process keeps, and for how long. */
const maxEntries = 100;
const maxAgeMs = 30 * 60 * 1000;
/** A computation that hangs longer than this no longer holds back the next one for the same key. */
const lockMs = 5000;

type Entry = { value: unknown; tags: readonly string[] };
type Computation = { promise: Promise<unknown>; since: number };

/** Data that many pages need, computed once a key; an old value is given while the new one is being computed. */
export type DataCache = {
  readonly get: <Value>(
    key: string,
    tags: readonly string[],
    compute: () => Promise<Value>,
    /** `cache=false`: computed anew whatever is kept. */
    options?: { fresh: boolean },
  ) => Promise<Value>;
  /** Forgets what carries one of the tags; `all` forgets everything. */
  readonly drop: (tags: readonly string[]) => void;
};

export function createDataCache(now: () => number = Date.now): DataCache {
  const entries = new LRUCache<string, Entry>({
    max: maxEntries,
    ttl: maxAgeMs,
    allowStale: true,
    noDeleteOnStaleGet: true,
    perf: { now },
  });
  const running = new Map<string, Computation>();

  const compute = <Value>(key: string, tags: readonly string[], work: () => Promise<Value>) => {
    const begun = running.get(key);
    if (begun && now() - begun.since < lockMs) return begun.promise as Promise<Value>;
    const computation = { promise: Promise.resolve() as Promise<unknown>, since: now() };
    computation.promise = work()
      .then((value) => {
        if (running.get(key) === computation) entries.set(key, { value, tags });
        return value;
      })
      .finally(() => {
        if (running.get(key) === computation) running.delete(key);
      });
    running.set(key, computation);
    return computation.promise as Promise<Value>;
  };

  return {
    async get<Value>(
      key: string,
      tags: readonly string[],
      work: () => Promise<Value>,
      options?: { fresh: boolean },
    ) {
      if (options?.fresh) return compute(key, tags, work);
      const status: LRUCache.Status<string, Entry, unknown> = {};
      const known = entries.get(key, { status });
      if (!known) return compute(key, tags, work);
      if (status.returnedStale) compute(key, tags, work).catch(() => {});
      return known.value as Value;
    },
    drop(tags) {
      const all = tags.includes('all');
      // What is being computed may have been read before the change: its result must not be kept.
      running.clear();
      for (const [key, entry] of entries.entries()) {
        if (all || entry.tags.some((tag) => tags.includes(tag))) entries.delete(key);
      }
    },
  };
}
