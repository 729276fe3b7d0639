import type { Database } from '#server/database/database.ts';
import { contentChanges } from '#services/content/index.ts';
import { productChanges } from '#services/products/index.ts';

const everything = ['all'] as const;

type Listener = (tags: readonly string[]) => void;

/** Notifies every process of changes to content and products, within a moment of the publication. */
export type ContentChanges = {
  readonly onChange: (listener: Listener) => void;
  /** Makes every process clear all of its caches. */
  readonly announceAll: () => Promise<void>;
};

/** Begins to listen. A gap in which notifications may have been lost counts as a change of everything. */
export async function followContentChanges(
  database: Pick<Database, 'listen' | 'pool'>,
): Promise<ContentChanges> {
  const listeners: Listener[] = [];
  const notify = (tags: readonly string[]) => {
    for (const listener of listeners) listener(tags);
  };
  for (const channel of [contentChanges, productChanges]) {
    await database.listen(channel, {
      notified: (payload) => notify(hasAnyTag(findTags(payload))),
      missed: () => notify(everything),
    });
  }
  return {
    onChange: (listener) => void listeners.push(listener),
    async announceAll() {
      await database.pool.query('SELECT pg_notify($1, $2)', [contentChanges, JSON.stringify(everything)]);
    },
  };
}

/**
 * Adds the tags for any site or product, and for a page in any language (web/site/data/cache/cache-tags.ts).
 */
function hasAnyTag(tags: readonly string[]): readonly string[] {
  const kinds = tags.filter((tag) => tag.includes(':')).map((tag) => `${tag.split(':')[0]}:*`);
  const pages = tags.filter((tag) => tag.includes('/')).map((tag) => `${tag.split('/')[0]}/*`);
  return [...new Set([...tags, ...kinds, ...pages])];
}

/** A payload that cannot be read still means that something changed. */
function findTags(payload: string): readonly string[] {
  try {
    const tags: unknown = JSON.parse(payload);
    return Array.isArray(tags) && tags.every((tag) => typeof tag === 'string') ? tags : everything;
  } catch {
    return everything;
  }
}
