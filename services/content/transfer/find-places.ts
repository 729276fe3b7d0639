import { stableId } from '../import/stable-id.ts';
import type { Place } from './draft-of-page.ts';
import { getRoom, getTarget, type Mapping, type PageTarget } from './mapping.ts';
import type { SourceFile, SourceItem } from './source-item.ts';

const longest = 80;

/** A segment of an address made of words in any writing; undefined: nothing of them can stand in one. */
function slugOf(words: string): string | undefined {
  const slug = decoded(words)
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
  return slug || undefined;
}

/** WordPress writes letters of other alphabets as %d0%bf. */
function decoded(words: string): string {
  try {
    return decodeURIComponent(words);
  } catch {
    return words;
  }
}

export type PageItem = Extract<SourceItem, { kind: 'page' }>;

/** Pages above pages, at most. */
const deepest = 8;

/**
 * Where each page of a file comes to stand: below the page that it stood below, stories and releases in their rooms. Ids
 * follow from the source's, so that the next export of the same pages finds them again.
 */
export function findPlaces(file: SourceFile, mapping: Mapping): Map<string, Place> {
  const items = new Map<string, PageItem>();
  for (const item of file.items) {
    if (item.kind === 'page' && hasPage(item.type, mapping) && !items.has(item.key))
      items.set(item.key, item);
  }
  const taken = new Set<string>();
  /** The last number behind a path that two pages want. */
  const counts = new Map<string, number>();
  const places = new Map<string, Place>();
  for (const item of items.values()) findPlace(item, 0);
  return places;

  function findPlace(item: PageItem, depth: number): Place {
    const known = places.get(item.key);
    if (known) return known;
    const target = getTarget(item.type, mapping) as PageTarget;
    const above = item.page.parent && depth < deepest ? items.get(item.page.parent) : undefined;
    const isBelow = above && above !== item && getTarget(above.type, mapping) === target;
    const parent = isBelow ? findPlace(above, depth + 1).path : getRoom(target, mapping.prefix);
    // Two pages above each other: the first one asked has been placed meanwhile.
    const again = places.get(item.key);
    if (again) return again;
    const place: Place = { id: getId(item), path: freePath(parent, getSlug(item)), target };
    places.set(item.key, place);
    return place;
  }

  function getId({ key }: PageItem): string {
    return stableId('page', `${mapping.site.id}/${file.source}/${file.origin}/${key}`);
  }

  function freePath(parent: string, slug: string): string {
    const wanted = `${parent}/${slug}`;
    let path = wanted;
    let count = counts.get(wanted) ?? 1;
    while (taken.has(path)) {
      count += 1;
      path = `${wanted}-${count}`;
    }
    counts.set(wanted, count);
    taken.add(path);
    return path;
  }
}

/** The ids of the news that a file may become, by the keys of its items. */
export function newsIds(file: SourceFile, mapping: Mapping): Map<string, string> {
  const news = file.items.filter(({ kind, type }) => kind === 'page' && getTarget(type, mapping) === 'news');
  return new Map(news.map(({ key }) => [key, stableId('news', `${file.source}/${file.origin}/${key}`)]));
}

function hasPage(type: string, mapping: Mapping): boolean {
  return !['news', 'none'].includes(getTarget(type, mapping));
}

function getSlug({ page, key }: PageItem): string {
  const last = page.slug.replace(/\/+$/, '').split('/').at(-1) ?? '';
  const [title] = Object.values(page.texts).map((texts) => texts.title);
  return slugOf(last) ?? slugOf(title ?? '') ?? `imported-${slugOf(key) ?? 'page'}`;
}
