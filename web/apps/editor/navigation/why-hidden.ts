import type { StoredLink } from '#contracts/content/draft.ts';
import type { NavigationEntry } from './navigation-tree.ts';

type HidingReason = 'hidden' | 'empty' | 'country' | 'words' | 'sub' | 'next';

export type Visitor = { language: string /** Empty: any. */; country: string };

/**
 * NAV-02: why a visitor does not see an entry; undefined: it is visible. `isBelowHidden`: entries below its
 * parent are hidden.
 */
export function whyHidden(
  entry: NavigationEntry,
  { language, country }: Visitor,
  isBelowHidden: boolean,
): HidingReason | undefined {
  const title = (entry.title ?? {}) as Record<string, string>;
  const countries = (entry.countries ?? []) as string[];
  const link = entry.link as StoredLink | null;
  const hasMore = [entry.items, entry.sections].some((list) => Array.isArray(list) && list.length > 0);
  if (isBelowHidden) return 'sub';
  if (entry.hidden === true) return 'hidden';
  if (!title[language] && !title.en) return 'words';
  if (link?.kind === 'EXTERNAL' && !link.href && !hasMore) return 'empty';
  if (country && countries.length > 0 && !countries.includes(country)) return 'country';
  return entry.hiddenInNextRelease === true ? 'next' : undefined;
}
