import { hasBit } from '../selection/bits.ts';
import { selectEntries } from '../selection/select-entries.ts';
import type { Selection } from '../selection/selection.ts';
import type { Bounds } from '../unit/bounds/bounds.ts';

export type Measured = { slug: string; ranges: (Bounds & { attribute: string })[] };

/**
 * The products shown in a country that have a range of any of the attributes, in the order of the catalogue.
 */
export function findMeasured(
  selection: Selection,
  attributes: readonly string[],
  country: string | null,
): Measured[] {
  const none = { classification: null, brands: [], capabilities: [], values: [] };
  const { here } = selectEntries(selection, { type: 'product', country, ...none });
  const measured = new Map<number, Measured>();
  for (const attribute of new Set(attributes)) {
    const column = selection.ranges.get(attribute);
    for (const [row, place] of column?.places.entries() ?? []) {
      const entry = selection.entries[place];
      if (!entry || !hasBit(here, place)) continue;
      const found = measured.get(place) ?? { slug: entry.slug, ranges: [] };
      measured.set(place, found);
      found.ranges.push({ attribute, minimum: column?.minima[row] ?? 0, maximum: column?.maxima[row] ?? 0 });
    }
  }
  return [...measured].sort(([one], [other]) => one - other).map(([, found]) => found);
}
