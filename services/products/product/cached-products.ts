import { LRUCache } from 'lru-cache';
import type { Connection } from '#services/foundation/statement.ts';
import type { Revision } from '../revision/revision.ts';
import { findProducts, type ProductRow } from './find-products.ts';

/** Enough for what most pages name and list, in several languages. */
const maxCached = 400;

type Found = ReadonlyMap<string, ProductRow>;

/**
 * Caches the most requested rows while the revision stays the same. A page that names five machines then only
 * asks the database whether anything has changed.
 * @param find reads the rows that are not cached
 */
export function cacheProducts(find: typeof findProducts = findProducts) {
  const cache = new LRUCache<string, ProductRow>({ max: maxCached });
  let cachedRevision: Revision = { items: 0, vocabulary: 0 };

  return async (
    connection: Connection,
    revision: Revision,
    slugs: string[],
    language: string,
    keys: readonly string[],
  ): Promise<Found> => {
    if (isNewer(revision, cachedRevision)) {
      cache.clear();
      cachedRevision = revision;
    }
    const getKey = (slug: string) => `${language} ${slug}`;
    const rows = new Map<string, ProductRow>();
    for (const slug of slugs) {
      const row = cache.get(getKey(slug));
      if (row) rows.set(slug, row);
    }
    const missing = slugs.filter((slug) => !rows.has(slug));
    if (missing.length === 0) return rows;
    const found = await find(connection, missing, language, keys);
    // Rows that were read before a change that the cache already knows are used for this reader only.
    const isCurrent = !isNewer(cachedRevision, revision);
    for (const [slug, row] of found) {
      rows.set(slug, row);
      if (isCurrent) cache.set(getKey(slug), row);
    }
    return rows;
  };
}

/** Both counters only increase, and independently of each other. */
function isNewer(one: Revision, other: Revision): boolean {
  return one.items > other.items || one.vocabulary > other.vocabulary;
}
