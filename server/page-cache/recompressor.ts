import { type CachedPage, smaller } from '#server/page-cache/cached-page.ts';
import type { PageStore } from './page-store.ts';

/**
 * A tenth fewer bytes are worth it for a page that many people get: the compression costs as much CPU time as
 * rendering the page twenty times, and the page changes after half an hour. A page that was requested fifty
 * times by then will be requested as often again; after ten requests that is uncertain.
 */
const worthAfterHits = 50;
const maxWaiting = 200;

/** Compresses frequently requested pages a second time, as well as Brotli can: one at a time, on another thread. */
export function createRecompressor(
  store: PageStore,
  warn: (message: string, fields: Readonly<Record<string, unknown>>) => void,
): { readonly noticed: (key: string, page: CachedPage) => void } {
  const waiting = new Map<string, CachedPage>();
  let working = false;

  async function work(): Promise<void> {
    working = true;
    try {
      for (const [key, page] of waiting) {
        waiting.delete(key);
        if (store.peek(key) !== page) continue;
        const smallest = await smaller(page);
        if (store.peek(key) === page) store.set(key, { ...smallest, dropped: page.dropped });
      }
    } finally {
      working = false;
    }
  }

  return {
    noticed(key, page) {
      if (page.hits !== worthAfterHits || waiting.size >= maxWaiting) return;
      waiting.set(key, page);
      if (!working) void work().catch((error) => warn('A page could not be compressed', { key, error }));
    },
  };
}
