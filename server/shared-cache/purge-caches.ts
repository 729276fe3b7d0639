import type { Log } from '../log.ts';
import { allPages, keysOfChange } from './cache-keys.ts';
import { createPurgeQueue } from './purge-queue.ts';
import { keysAtOnce, type PurgeTarget, sendPurge } from './purge-requests.ts';

/** A process that ends waits no longer for a cache. */
const lastMs = 2000;

/** Purges pages from the caches in front. */
export type PurgeCaches = {
  /** Something changed; this process has dropped what it had cached of it. */
  readonly changed: (tags: readonly string[]) => void;
  /** For how many seconds the oldest purge waits to be taken. */
  readonly lag: () => number;
  readonly close: () => Promise<void>;
};

/**
 * Each process says what changed after it has forgotten it itself: a cache that asks a process that is not notified yet gets
 * from that one, too. One that begins says that everything may have changed, since it does not know what one that ended
 * abruptly left unsaid, and a new version renders pages again; so does one that ends, whose pages go with it.
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
