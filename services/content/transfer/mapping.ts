import type { SourceFile } from './source-item.ts';

/** What an item may become here. News items are only made of what the file calls news: visitors see them at once. */
export const targets = ['page', 'story', 'release', 'news', 'none'] as const;
export type Target = (typeof targets)[number];
/** What has a page of its own. */
export type PageTarget = Exclude<Target, 'news' | 'none'>;

/** Where the content of a file goes. */
export type Mapping = {
  site: { id: string; theme: string; languages: readonly string[] };
  /** In which the pages are written. */
  language: string;
  /** The path below which pages come: `/archive`; empty: the site itself. */
  prefix: string;
  /** By the source's type; a type that is not named becomes what is usual. */
  types: ReadonlyMap<string, Target>;
};

export type FoundType = { type: string; count: number; target: Target };

/** Which types of pages a file holds, how many of each, and what they become. */
export function findTypes({ items }: SourceFile, mapping: Pick<Mapping, 'types'>): FoundType[] {
  const counts = new Map<string, number>();
  for (const { kind, type } of items) {
    if (kind === 'page') counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts].map(([type, count]) => ({ type, count, target: getTarget(type, mapping) }));
}

export function getTarget(type: string, { types }: Pick<Mapping, 'types'>): Target {
  const chosen = types.get(type);
  if (chosen) return chosen;
  if (/release|press/i.test(type)) return 'release';
  return /article|blog|news|post|story/i.test(type) ? 'story' : 'page';
}

export const pageTypes = { page: 'CONTENT', story: 'STORY', release: 'MEDIA_RELEASE' } as const;
const rooms = { story: '/stories', release: '/media-releases' } as const;

/** The path below which something stands that has none above it in its file. */
export function getRoom(target: PageTarget, prefix: string): string {
  return target === 'page' ? prefix : rooms[target];
}
