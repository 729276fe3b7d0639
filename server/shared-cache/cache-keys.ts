import { createHash } from 'node:crypto';

/** All headers of an answer have to fit into 4 KB, since nginx takes no more; this leaves room for a third of them. */
const maxKeys = 96;

/** A key on every page, which purges all of them. */
export const allPages = cacheKey('all');
/** A key on pages that do not exist: any change may create them. */
export const absentPages = cacheKey('absent');

/**
 * The keys by which caches in front purge a page: its tags (web/site/data/cache/cache-tags.ts), hashed to equally
 * short strings of letters and digits, which every CDN takes. Where there are too many, the tags of the most frequent
 * kind are replaced by one "any of that kind", which each change of one names, too
 * (server/changes/listen-for-changes.ts).
 */
export function cacheKeys(tags: Iterable<string>): string[] {
  let left = [...new Set(tags)];
  while (left.length > maxKeys) {
    const most = mostFrequentKind(left);
    if (!most) return [allPages];
    left = [...left.filter((tag) => kindOf(tag) !== most || tag === `${most}:*`), `${most}:*`];
    left = [...new Set(left)];
  }
  return left.map(cacheKey);
}

/** The keys that a change makes stale, including that of missing pages, which may exist now. */
export function keysOfChange(tags: readonly string[]): string[] {
  return tags.includes('all') ? [allPages] : [absentPages, ...tags.map(cacheKey)];
}

function mostFrequentKind(tags: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const tag of tags) {
    const kind = kindOf(tag);
    if (kind && tag !== `${kind}:*`) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

function kindOf(tag: string): string | undefined {
  const end = tag.indexOf(':');
  return end < 0 ? undefined : tag.slice(0, end);
}

function cacheKey(tag: string): string {
  return createHash('sha256').update(tag).digest('hex').slice(0, 10);
}
