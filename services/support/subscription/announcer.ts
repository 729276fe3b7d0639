import type { Pool } from 'pg';
import { startDueWork } from '#services/foundation/due-work.ts';
import type { Log } from '#services/foundation/log.ts';
import { announcePage } from './announce-page.ts';
import { type ContentSource, releasedPages } from './released-pages.ts';
import type { ReaderTokens } from './subscription-token.ts';

const retryMs = 5000;

export type Announcer = {
  /** Announces a change, by the tags of the content back end. */
  readonly changed: (tags: readonly string[]) => void;
  readonly close: () => Promise<void>;
};

type Parts = { pool: Pool; log: Log; content: ContentSource; tokens: ReaderTokens; ready: Promise<void> };

/** Notifies subscribers of publications, after a start also of those that happened meanwhile. */
export function startAnnouncer({ pool, log, content, tokens, ready }: Parts): Announcer {
  const { wake, close } = startDueWork({
    async work() {
      for (const page of await releasedPages(content)) {
        const mails = await announcePage(pool, page, tokens);
        if (mails !== undefined) log.info('Subscribers are notified of a page', { page: page.pageId, mails });
      }
      return undefined;
    },
    failed(error) {
      log.warn('Subscribers could not be notified of new pages; it is tried again', { error });
      return retryMs;
    },
    ready,
  });
  return {
    changed(tags) {
      if (tags.some((tag) => tag.startsWith('page:') || tag === 'all')) wake();
    },
    close,
  };
}
