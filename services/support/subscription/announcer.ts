import type { Pool } from 'pg';
import type { Log } from '#services/foundation/log.ts';
import { announcePage } from './announce-page.ts';
import { type ContentSource, releasedPages } from './released-pages.ts';
import type { ReaderTokens } from './subscription-token.ts';

const retryMs = 5000;

export type Announcer = {
  /** Says what has changed, by the tags of the content back end. */
  readonly changed: (tags: readonly string[]) => void;
  readonly close: () => Promise<void>;
};

type Parts = { pool: Pool; log: Log; content: ContentSource; tokens: ReaderTokens; ready: Promise<void> };

/** Tells subscribers what has come out: when it does, and after a start what came out meanwhile. */
export function startAnnouncer({ pool, log, content, tokens, ready }: Parts): Announcer {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let isReady = false;
  let isClosed = false;

  const wake = () => {
    if (!isReady || isClosed) return;
    clearTimeout(timer);
    again = true;
    running ??= announceAll().finally(() => {
      running = undefined;
    });
  };

  const announceAll = async () => {
    while (again && !isClosed) {
      again = false;
      try {
        for (const page of await releasedPages(content)) {
          const mails = await announcePage(pool, page, tokens);
          if (mails !== undefined) log.info('Subscribers are told of a page', { page: page.pageId, mails });
        }
      } catch (error) {
        if (isClosed) return;
        log.warn('Subscribers could not be told what has come out; it is tried again', { error });
        timer = setTimeout(wake, retryMs).unref();
      }
    }
  };

  void ready.then(() => {
    isReady = true;
    wake();
  });
  return {
    changed(tags) {
      if (tags.some((tag) => tag.startsWith('page:') || tag === 'all')) wake();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
