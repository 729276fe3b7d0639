import type { SourceFile } from './source-item.ts';

/** What an item may become here. Only what the file calls news becomes news items: visitors see these at once. */
export const targets = ['page', 'story', 'release', 'news', 'none'] as const;
export type Target = (typeof targets)[number];
/** The targets with a page of their own. */
export type PageTarget = Exclude<Target, 'news' | 'none'>;

/** Where the content of a file goes. */
export type Mapping = {
  site: { id: string; theme: string; languages: readonly string[] };
  /** The language of the pages. */
  language: string;
  /** The path below which pages are created: `/archive`; empty: the site itself. */
  prefix: string;
  /** By the source's type; the default applies to types that are not named. */
  types: ReadonlyMap<string, Target>;
};

export type FoundType = { type: string; count: number; target: Target };

/** The types of pages in a file, how many there are of each, and what they become. */
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

/** The path for an item without a parent in its file. */
export function getRoom(target: PageTarget, prefix: string): string {
  return target === 'page' ? prefix : rooms[target];
}
