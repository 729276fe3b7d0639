import type { CatalogueType } from '../catalogue-type.ts';
import type { Bounds } from '../unit/bounds/bounds.ts';
import { type Bits, countBits, countBoth, hasBit, haveCommon, join, meet, noBits, setBit } from './bits.ts';
import type { Entry } from './find-entries.ts';
import { buildSet, findShown, type RangeColumn, type Selection } from './selection.ts';

/** Which entries a list shows. */
export type SelectionFilter = {
  type: CatalogueType;
  /** Null: all classifications. */
  classification: string | null;
  country: string | null;
  /** Any of these brands. */
  brands: readonly string[];
  /** All of these capabilities. */
  capabilities: readonly string[];
  /** For each of these attributes, a range that covers both bounds. */
  values: readonly WantedRange[];
};

/** What a range must cover, in the base unit of the attribute; for a single value both bounds are equal. */
export type WantedRange = Bounds & { attribute: string };

export type SelectionResult = {
  /** The entries of the list without any filter. */
  here: Bits;
  /** The entries with all filters. */
  found: Bits;
  total: number;
  /**
   * For each brand that occurs, how many entries there are if it is chosen in addition to the other filters.
   */
  brands: { name: string; count: number }[];
  /** The same for capabilities. */
  capabilities: { name: string; count: number }[];
};

/** CAT-07: every facet is counted with the other filters applied. */
export function selectEntries(selection: Selection, filter: SelectionFilter): SelectionResult {
  const size = selection.entries.length;
  const here = meet(
    buildSet(selection, `type ${filter.type}`),
    findShown(selection, filter.country),
    ...(filter.classification === null
      ? []
      : [buildSet(selection, `classification ${filter.classification}`)]),
  );
  const ofCapabilities = filter.capabilities.map((slug) => buildSet(selection, `capability ${slug}`));
  const ofRanges = filter.values.map((wanted) =>
    including(size, selection.ranges.get(wanted.attribute), wanted),
  );
  const ofAnyBrand = meet(here, ...ofCapabilities, ...ofRanges);
  const ofBrands = filter.brands.map((id) => buildSet(selection, `brand ${id}`));
  const found = ofBrands.length > 0 ? meet(ofAnyBrand, join(size, ofBrands)) : ofAnyBrand;
  return {
    here,
    found,
    total: countBits(found),
    brands: facet(selection, 'brand', here, ofAnyBrand),
    capabilities: facet(selection, 'capability', here, found),
  };
}

function facet({ sets }: Selection, kind: string, here: Bits, others: Bits): SelectionResult['brands'] {
  const prefix = `${kind} `;
  return [...sets]
    .filter(([name, set]) => name.startsWith(prefix) && haveCommon(here, set))
    .map(([name, set]) => ({ name: name.slice(prefix.length), count: countBoth(others, set) }));
}

function including(size: number, column: RangeColumn | undefined, { minimum, maximum }: Bounds): Bits {
  const bits = noBits(size);
  if (!column) return bits;
  const { places, minima, maxima } = column;
  for (let row = 0; row < places.length; row += 1) {
    const isWithin = minimum >= (minima[row] ?? 0) && maximum <= (maxima[row] ?? 0);
    if (isWithin) setBit(bits, places[row] ?? 0);
  }
  return bits;
}

/** The smallest and the largest closed bound of an attribute among some entries; null: there is none. */
export function boundsAmong(
  { ranges }: Selection,
  attribute: string,
  among: Bits,
): { minimum: number; maximum: number } | null {
  const column = ranges.get(attribute);
  if (!column) return null;
  let minimum = Number.POSITIVE_INFINITY;
  let maximum = Number.NEGATIVE_INFINITY;
  const { places, minima, maxima } = column;
  // An open end is replaced by the other end.
  for (let row = 0; row < places.length; row += 1) {
    if (!hasBit(among, places[row] ?? 0)) continue;
    const [low, high] = [minima[row] ?? 0, maxima[row] ?? 0];
    if (Number.isFinite(low)) minimum = Math.min(minimum, low);
    if (Number.isFinite(high)) maximum = Math.max(maximum, high);
    if (!Number.isFinite(high)) maximum = Math.max(maximum, low);
    if (!Number.isFinite(low)) minimum = Math.min(minimum, high);
  }
  return minimum <= maximum ? { minimum, maximum } : null;
}

/** A page of entries in order, starting at the index `skip`. */
export function getPage(
  { entries, byName }: Selection,
  found: Bits,
  order: 'position' | 'name',
  skip: number,
  max: number,
): Entry[] {
  const page: Entry[] = [];
  let passed = 0;
  for (let step = 0; step < entries.length && page.length < max; step += 1) {
    const place = order === 'name' ? (byName[step] ?? 0) : step;
    if (!hasBit(found, place)) continue;
    const entry = entries[place];
    if (passed >= skip && entry) page.push(entry);
    passed += 1;
  }
  return page;
}
