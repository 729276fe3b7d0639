import { countriesSeenFrom, countriesShowing } from '#contracts/products/country-visibility.ts';
import type { ClassificationTree } from '../classification/classification-tree.ts';
import { allBits, type Bits, join, noBits, setBit } from './bits.ts';
import type { Entry } from './find-entries.ts';

/**
 * The whole catalogue as bit sets over one order: lists, filters and their counts are intersections, whatever
 * the number of products (CAT-07). A process caches it until the catalogue changes.
 */
export type Selection = {
  /** By class, position and name: an entry's position in this list is its bit. */
  entries: readonly Entry[];
  /** Positions in `entries`, sorted by name. */
  byName: Int32Array;
  /**
   * Sets by key: `type product`, `classification wire-crimping`, `brand S`, `capability crimp`, `country CH`,
   * `country ALL`.
   */
  sets: ReadonlyMap<string, Bits>;
  ranges: ReadonlyMap<string, RangeColumn>;
};

/** The bounds of one attribute, as columns. */
export type RangeColumn = { places: Int32Array; minima: Float64Array; maxima: Float64Array };

/** Numbers in names are compared as numbers: Reuss 410 comes before Reuss 1000. */
const names = new Intl.Collator('en', { numeric: true });

/**
 * Builds a selection from entries with distinct slugs. `entriesByName` must be sorted by name: see
 * `mergeByName`.
 */
export function getSelection(entriesByName: readonly Entry[], tree: ClassificationTree): Selection {
  const nameRank = new Map(entriesByName.map((entry, rank) => [entry, rank]));
  const rankOf = findRank(tree);
  const ordered = entriesByName.map((entry) => ({
    entry,
    shelf: rankOf(entry),
    name: nameRank.get(entry) ?? 0,
  }));
  ordered.sort((a, b) => a.shelf - b.shelf || a.entry.position - b.entry.position || a.name - b.name);
  const entries = ordered.map(({ entry }) => entry);
  const byName = new Int32Array(entries.length);
  for (const [place, { name }] of ordered.entries()) byName[name] = place;
  return { entries, byName, sets: getSets(entries, tree), ranges: getColumns(entries) };
}

/** Merges changed entries into the entries sorted by name, in linear time. */
export function mergeByName(before: readonly Entry[], changed: readonly Entry[]): Entry[] {
  const replaced = new Set(changed.map(({ slug }) => slug));
  const fresh = changed.toSorted(byNameAndSlug);
  const merged: Entry[] = [];
  let next = 0;
  for (const entry of before) {
    if (replaced.has(entry.slug)) continue;
    for (; next < fresh.length; next += 1) {
      const candidate = fresh[next];
      if (!candidate || byNameAndSlug(candidate, entry) > 0) break;
      merged.push(candidate);
    }
    merged.push(entry);
  }
  return [...merged, ...fresh.slice(next)];
}

function byNameAndSlug(a: Entry, b: Entry): number {
  return names.compare(a.name, b.name) || (a.slug < b.slug ? -1 : 1);
}

/** Products without a class come last. */
function findRank(tree: ClassificationTree): (entry: Entry) => number {
  return ({ classifications }) => {
    for (const slug of classifications) {
      const node = tree.get(slug);
      if (node) return node.rank;
    }
    return tree.size;
  };
}

function getSets(entries: readonly Entry[], tree: ClassificationTree): Map<string, Bits> {
  const sets = new Map<string, Bits>();
  const put = (names: readonly string[], places: readonly number[]) => {
    for (const name of names) {
      const set = sets.get(name) ?? noBits(entries.length);
      sets.set(name, set);
      for (const place of places) setBit(set, place);
    }
  };
  const named = (kind: string, names: readonly string[]) => names.map((name) => `${kind} ${name}`);
  for (const [type, places] of indexPlaces(entries, ({ type }) => type)) put(named('type', [type]), places);
  for (const [brand, places] of indexPlaces(entries, ({ brand }) => brand)) {
    if (brand) put(named('brand', [brand]), places);
  }
  for (const [slugs, places] of indexPlaces(entries, ({ classifications }) => classifications)) {
    const shelves = slugs.flatMap((slug) => tree.get(slug)?.lineage ?? []);
    const names = shelves.map(({ slug }) => slug);
    put(named('classification', names), places);
  }
  for (const [slugs, places] of indexPlaces(entries, ({ capabilities }) => capabilities)) {
    put(named('capability', slugs), places);
  }
  for (const [codes, places] of indexPlaces(entries, ({ countries }) => countries)) {
    put(named('country', countriesShowing(codes)), places);
  }
  return sets;
}

/** Equal lists are the same object, so each is processed once, however many products have it. */
function indexPlaces<Value>(entries: readonly Entry[], pick: (entry: Entry) => Value): Map<Value, number[]> {
  const found = new Map<Value, number[]>();
  for (const [place, entry] of entries.entries()) {
    const value = pick(entry);
    const places = found.get(value);
    if (places) places.push(place);
    else found.set(value, [place]);
  }
  return found;
}

function getColumns(entries: readonly Entry[]): Map<string, RangeColumn> {
  const rows = new Map<string, { places: number[]; minima: number[]; maxima: number[] }>();
  for (const [place, { attributes, minima, maxima }] of entries.entries()) {
    for (const [index, attribute] of attributes.entries()) {
      const column = rows.get(attribute) ?? { places: [], minima: [], maxima: [] };
      if (!rows.has(attribute)) rows.set(attribute, column);
      column.places.push(place);
      column.minima.push(minima[index] ?? 0);
      column.maxima.push(maxima[index] ?? 0);
    }
  }
  return new Map(
    [...rows].map(([attribute, { places, minima, maxima }]) => [
      attribute,
      {
        places: Int32Array.from(places),
        minima: Float64Array.from(minima),
        maxima: Float64Array.from(maxima),
      },
    ]),
  );
}

/** The set of that name; empty if there is none. */
export function buildSet({ sets, entries }: Selection, name: string): Bits {
  return sets.get(name) ?? noBits(entries.length);
}

/** Which classes hold published products, themselves or below them. */
export function holdsProducts({ sets }: Selection): (slug: string) => boolean {
  return (slug) => sets.has(`classification ${slug}`);
}

/** The entries that are shown in a country. */
export function findShown(selection: Selection, country: string | null): Bits {
  const size = selection.entries.length;
  const seen = countriesSeenFrom(country);
  if (!seen) return allBits(size);
  return join(
    size,
    seen.map((code) => buildSet(selection, `country ${code}`)),
  );
}
