import { LRUCache } from 'lru-cache';
import { collectTags, forOnePerson, noteTags } from './cache-tags.ts';

/** SYS-01: how many entries one process caches, and for how long. */
const maxEntries = 100;
const maxAgeMs = 30 * 60 * 1000;
/** A computation that takes longer no longer blocks the next one for the same key. */
const lockMs = 5000;

type Entry = { value: unknown; tags: ReadonlySet<string> };

/** Statistics of the cache for one back end since the process started. `bytes`: the size as JSON. */
export type DataNumbers = { backEnd: string; entries: number; bytes: number; hits: number; misses: number };
type Computation = { promise: Promise<Entry>; since: number };

type Options<Value> = {
  /** `cache=false`: computed again even when cached. */
  readonly fresh?: boolean;
  /** Whether the value may be cached; by default, unless it is for one visitor only. */
  readonly isForEverybody?: (value: Value) => boolean;
};

/**
 * Data that many pages need, computed once for each key; a stale value is returned while a new one is being
 * computed.
 */
export type DataCache = {
  readonly get: <Value>(
    key: string,
    compute: () => Promise<Value>,
    options?: Options<Value>,
  ) => Promise<Value>;
  /** Drops the entries with one of the tags; `all` drops everything. */
  readonly drop: (tags: readonly string[]) => void;
  /** Statistics by back end, in the order of their first use. */
  readonly numbers: () => DataNumbers[];
};

/** `backEndOf` returns the back end of an entry by its key. */
export function createDataCache(
  now: () => number = Date.now,
  backEndOf: (key: string) => string = () => 'content',
): DataCache {
  const entries = new LRUCache<string, Entry>({
    max: maxEntries,
    ttl: maxAgeMs,
    allowStale: true,
    noDeleteOnStaleGet: true,
    perf: { now },
  });
  const running = new Map<string, Computation>();
  const counts = new Map<string, { hits: number; misses: number }>();

  function count(key: string, what: 'hits' | 'misses'): void {
    const backEnd = backEndOf(key);
    const known = counts.get(backEnd) ?? { hits: 0, misses: 0 };
    counts.set(backEnd, { ...known, [what]: known[what] + 1 });
  }

  function compute<Value>(key: string, work: () => Promise<Value>, options: Options<Value>): Promise<Entry> {
    const begun = running.get(key);
    if (begun && now() - begun.since < lockMs) return begun.promise;
    const computation = { since: now() } as Computation;
    computation.promise = collectTags(work)
      .then((entry) => {
        if (running.get(key) !== computation) return entry;
        const { isForEverybody = () => true } = options;
        const isCached = !entry.tags.has(forOnePerson) && isForEverybody(entry.value as Value);
        if (isCached) entries.set(key, entry);
        else entries.delete(key);
        return entry;
      })
      .finally(() => {
        if (running.get(key) === computation) running.delete(key);
      });
    running.set(key, computation);
    return computation.promise;
  }

  async function find<Value>(
    key: string,
    work: () => Promise<Value>,
    options: Options<Value>,
  ): Promise<Entry> {
    if (options.fresh) return compute(key, work, options);
    const status: LRUCache.Status<string, Entry, unknown> = {};
    const known = entries.get(key, { status });
    count(key, known ? 'hits' : 'misses');
    if (!known) return compute(key, work, options);
    if (status.returnedStale) compute(key, work, options).catch(() => {});
    return known;
  }

  return {
    async get<Value>(key: string, work: () => Promise<Value>, options: Options<Value> = {}) {
      const { value, tags } = await find(key, work, options);
      noteTags(tags);
      return value as Value;
    },
    drop(tags) {
      const all = tags.includes('all');
      // A value that is being computed may have been read before the change, so it must not be cached.
      running.clear();
      for (const [key, entry] of entries.entries()) {
        if (all || tags.some((tag) => entry.tags.has(tag))) entries.delete(key);
      }
    },
    numbers() {
      const oldestFirst = [...entries.entries()];
      return [...counts].map(([backEnd, used]) => {
        const own = oldestFirst.filter(([key]) => backEndOf(key) === backEnd);
        const bytes = own.reduce((sum, [, { value }]) => sum + getSize(value), 0);
        return { backEnd, entries: own.length, bytes, ...used };
      });
    },
  };
}

function getSize(value: unknown): number {
  const plain = (_: string, part: unknown) => (part instanceof Map || part instanceof Set ? [...part] : part);
  return Buffer.byteLength(JSON.stringify(value, plain) ?? '');
}
