import type { Log } from '../log.ts';
import { allPages, keysOfChange } from './cache-keys.ts';
import { createPurgeQueue } from './purge-queue.ts';
import { keysAtOnce, type PurgeTarget, sendPurge } from './purge-requests.ts';

/** How long an ending process waits for a cache. */
const lastMs = 2000;

/** Purges pages from the caches in front. */
export type PurgeCaches = {
  /** Something changed, and this process has already dropped its own copies. */
  readonly changed: (tags: readonly string[]) => void;
  /** How many seconds the oldest purge has been waiting. */
  readonly lag: () => number;
  readonly close: () => Promise<void>;
};

/**
 * Each process sends its own purges, after dropping its own copies: a cache that asks a slower process gets that
 * one's purge later, too. A process purges everything when it begins, since one that crashed may have left purges
 * unsent and a new version renders pages differently, and when it ends.
 */
export function createPurgeCaches(target: PurgeTarget, log: Log): PurgeCaches {
  const queues = target.urls.map((url) =>
    createPurgeQueue({
      send: (keys) => sendPurge(target, url, keys),
      keysAtOnce: keysAtOnce[target.kind],
      warn: (message, fields) => log.warn(message, { cache: new URL(url).host, ...fields }),
    }),
  );
  const add = (keys: readonly string[]) => {
    for (const queue of queues) queue.add(keys);
  };
  add([allPages]);
  return {
    changed: (tags) => add(keysOfChange(tags)),
    lag: () => Math.max(...queues.map((queue) => queue.lag())),
    async close() {
      await Promise.all(queues.map((queue) => queue.close()));
      await Promise.allSettled(target.urls.map((url) => sendPurge(target, url, [allPages], lastMs)));
    },
  };
}
