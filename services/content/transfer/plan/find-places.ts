import { stableId } from '../../import/stable-id.ts';
import type { Place } from '../convert-page.ts';
import { getRoom, getTarget, type Mapping, type PageTarget } from '../mapping.ts';
import type { SourceFile, SourceItem } from '../source-item.ts';
import type { KnownPage } from './find-known-pages.ts';

const maxLength = 80;

/** A path segment made of words in any script; undefined: no letter of them is allowed in one. */
function findSlug(words: string): string | undefined {
  const slug = decoded(words)
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '');
  return slug || undefined;
}

/** WordPress percent-encodes letters of other alphabets, as in %d0%bf. */
function decoded(words: string): string {
  try {
    return decodeURIComponent(words);
  } catch {
    return words;
  }
}

export type PageItem = Extract<SourceItem, { kind: 'page' }>;

/** The maximum depth of pages. */
const deepest = 8;

/**
 * The path of each page of a file: below the parent that it had, stories and releases at their usual paths. Ids are
 * derived from the source's, so that the next export of the same pages finds them again.
 */
export function findPlaces(file: SourceFile, mapping: Mapping): Map<string, Place> {
  const items = new Map<string, PageItem>();
  for (const item of file.items) {
    if (item.kind === 'page' && hasPage(item.type, mapping) && !items.has(item.key))
      items.set(item.key, item);
  }
  const taken = new Set<string>();
  /** The last number that was appended to a path that several pages want. */
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
    // Two pages that are each other's parent: the first one has been placed meanwhile.
    const again = places.get(item.key);
    if (again) return again;
    const place: Place = {
      id: getId(item),
      otherId: getOtherId(item),
      path: freePath(parent, getSlug(item)),
      target,
    };
    places.set(item.key, place);
    return place;
  }

  function getId({ key }: PageItem): string {
    return stableId('page', `${mapping.site.id}/${file.source}/${file.origin}/${key}`);
  }

  /** An id for an item whose key belonged to another item in an earlier file. */
  function getOtherId({ key, page }: PageItem): string {
    return stableId('page', `${mapping.site.id}/${file.source}/${file.origin}/${key}/${page.slug}`);
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

/** The ids of the news in a file, by the keys of its items. */
export function newsIds(file: SourceFile, mapping: Mapping): Map<string, { id: string; otherId: string }> {
  const origin = `${file.source}/${file.origin}`;
  return new Map(
    file.items.flatMap((item) => {
      if (item.kind !== 'page' || getTarget(item.type, mapping) !== 'news') return [];
      const id = stableId('news', `${origin}/${item.key}`);
      return [[item.key, { id, otherId: stableId('news', `${origin}/${item.key}/${item.page.slug}`) }]];
    }),
  );
}

/**
 * Systems reuse ids: a site that was set up again, or two on one developer's machine, start from one. A page that was
 * imported under the same id with neither the same slug nor the same title is another page and stays; the item gets a
 * new id.
 */
export function withoutMistakes(
  file: SourceFile,
  places: ReadonlyMap<string, Place>,
  known: ReadonlyMap<string, KnownPage>,
): Map<string, Place> {
  const titles = new Map(
    file.items.flatMap((item) =>
      item.kind === 'page'
        ? [[item.key, Object.values(item.page.texts).map(({ title }) => title)] as const]
        : [],
    ),
  );
  return new Map(
    [...places].map(([key, place]) => {
      const before = known.get(place.id)?.imported;
      const isSame =
        !before ||
        getSegment(before.path) === getSegment(place.path) ||
        Object.values(before.texts).some(({ title }) => titles.get(key)?.includes(title));
      return [key, isSame ? place : { ...place, id: place.otherId }];
    }),
  );
}

/** The last segment, without the number that made it unique. */
function getSegment(path: string): string {
  return (path.split('/').at(-1) ?? '').replace(/-\d{1,3}$/, '');
}

function hasPage(type: string, mapping: Mapping): boolean {
  return !['news', 'none'].includes(getTarget(type, mapping));
}

function getSlug({ page, key }: PageItem): string {
  const last = page.slug.replace(/\/+$/, '').split('/').at(-1) ?? '';
  const [title] = Object.values(page.texts).map((texts) => texts.title);
  return findSlug(last) ?? findSlug(title ?? '') ?? `imported-${findSlug(key) ?? 'page'}`;
}
