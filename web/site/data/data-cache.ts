import { LRUCache } from 'lru-cache';

/** SYS-01: how much data one process keeps, and for how long. */
const maxEntries = 100;
const maxAgeMs = 30 * 60 * 1000;
/** A computation that hangs longer than this no longer holds back the next one for the same key. */
const lockMs = 5000;

type Entry = { value: unknown; tags: readonly string[] };

/** How well one back end's data are kept since the process began. `bytes`: as JSON, which says how much it is. */
export type DataNumbers = { backEnd: string; entries: number; bytes: number; hits: number; misses: number };
type Tags<Value> = readonly string[] | ((value: Value) => readonly string[] | undefined);
type Computation = { promise: Promise<unknown>; since: number };

/** Data that many pages need, computed once a key; an old value is given while the new one is being computed. */
export type DataCache = {
  readonly get: <Value>(
    key: string,
    /** What the value is made of; or who knows once it is there, and says undefined of what is not to be kept. */
    tags: Tags<Value>,
    compute: () => Promise<Value>,
    /** `cache=false`: computed anew whatever is kept. */
    options?: { fresh: boolean },
  ) => Promise<Value>;
  /** Forgets what carries one of the tags; `all` forgets everything. */
  readonly drop: (tags: readonly string[]) => void;
  /** By back end, in the order in which they were first asked. */
  readonly numbers: () => DataNumbers[];
};

/** `backEndOf` tells by its key from where an entry comes. */
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

  function keep<Value>(key: string, tagsOf: Tags<Value>, value: Value): void {
    const tags = typeof tagsOf === 'function' ? tagsOf(value) : tagsOf;
    if (tags) entries.set(key, { value, tags });
    else entries.delete(key);
  }

  const compute = <Value>(key: string, tags: Tags<Value>, work: () => Promise<Value>) => {
    const begun = running.get(key);
    if (begun && now() - begun.since < lockMs) return begun.promise as Promise<Value>;
    const computation = { promise: Promise.resolve() as Promise<unknown>, since: now() };
    computation.promise = work()
      .then((value) => {
        if (running.get(key) === computation) keep(key, tags, value);
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
      tags: Tags<Value>,
      work: () => Promise<Value>,
      options?: { fresh: boolean },
    ) {
      if (options?.fresh) return compute(key, tags, work);
      const status: LRUCache.Status<string, Entry, unknown> = {};
      const known = entries.get(key, { status });
      count(key, known ? 'hits' : 'misses');
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
    numbers() {
      const kept = [...entries.entries()];
      return [...counts].map(([backEnd, used]) => {
        const own = kept.filter(([key]) => backEndOf(key) === backEnd);
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
