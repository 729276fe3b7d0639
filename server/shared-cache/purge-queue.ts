import { allPages } from './cache-keys.ts';

/** More keys than this become "all pages": importing a company changes everything. */
const maxWaiting = 1000;
/** The pause between two requests to one cache: CDNs limit their rate. */
const pauseMs = 500;
/**
 * Each purge is sent twice: a page rendered before the change may still have been on its way, and stored, after the
 * first.
 */
const againMs = 5000;
const firstRetryMs = 1000;
const maxRetryMs = 60_000;

type Settings = {
  /** Purges the cache. Throws when it does not accept that. */
  readonly send: (keys: readonly string[]) => Promise<void>;
  readonly keysAtOnce: number;
  readonly warn: (message: string, fields: Readonly<Record<string, unknown>>) => void;
};

/** The purges that one cache in front has not taken yet. */
export type PurgeQueue = {
  readonly add: (keys: readonly string[]) => void;
  /** How many seconds the oldest purge has been waiting; 0: none is. */
  readonly lag: () => number;
  /** Waits for the request that is being sent, and sends no more. */
  readonly close: () => Promise<void>;
};

/**
 * Sends purges one request after another, each a second time later, and repeats them until the cache accepts
 * them. Kept in memory: a process that begins purges everything, so nothing is lost when one ends.
 */
export function createPurgeQueue({ send, keysAtOnce, warn }: Settings): PurgeQueue {
  /** Keys, with how many times each is still to be sent. */
  const waiting = new Map<string, 1 | 2>();
  const timers = new Set<NodeJS.Timeout>();
  const closing = new AbortController();
  let since: number | undefined;
  let running: Promise<void> | undefined;

  function add(keys: readonly string[], times: 1 | 2 = 2): void {
    if (closing.signal.aborted || keys.length === 0) return;
    since ??= Date.now();
    for (const key of keys) waiting.set(key, times === 2 ? 2 : (waiting.get(key) ?? 1));
    if (waiting.size > maxWaiting || waiting.has(allPages)) {
      const most = Math.max(...waiting.values()) as 1 | 2;
      waiting.clear();
      waiting.set(allPages, most);
    }
    running ??= run().finally(() => {
      running = undefined;
    });
  }

  async function run(): Promise<void> {
    let delay = firstRetryMs;
    while (waiting.size > 0 && !closing.signal.aborted) {
      const batch = [...waiting].slice(0, keysAtOnce);
      for (const [key] of batch) waiting.delete(key);
      try {
        await send(batch.map(([key]) => key));
        delay = firstRetryMs;
        purgeAgain(batch.filter(([, times]) => times === 2).map(([key]) => key));
        if (waiting.size === 0) since = undefined;
        await rest(pauseMs);
      } catch (error) {
        warn('A cache in front did not accept a purge', { error });
        for (const [key, times] of batch) waiting.set(key, Math.max(times, waiting.get(key) ?? 1) as 1 | 2);
        await rest(delay);
        delay = Math.min(delay * 2, maxRetryMs);
      }
    }
  }

  function purgeAgain(keys: readonly string[]): void {
    if (keys.length === 0) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      add(keys, 1);
    }, againMs);
    timer.unref();
    timers.add(timer);
  }

  function rest(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, milliseconds);
    timer.unref();
    closing.signal.addEventListener('abort', () => resolve(), { once: true });
    return promise.finally(() => clearTimeout(timer));
  }

  return {
    add,
    lag: () => (since === undefined ? 0 : (Date.now() - since) / 1000),
    async close() {
      closing.abort();
      for (const timer of timers) clearTimeout(timer);
      await running;
    },
  };
}
