import { hasBit } from '../selection/bits.ts';
import { selectEntries, type WantedRange } from '../selection/select-entries.ts';
import type { Selection } from '../selection/selection.ts';
import type { Bounds } from '../unit/bounds/bounds.ts';

export type Fitting = { slug: string; ranges: (Bounds & { attribute: string })[] };

/** Nobody reads a longer list; the smallest machines are enough. */
const maxProducts = 500;

/** The products of a country whose ranges cover the wanted value, the smallest first. */
export function findFitting(
  selection: Selection,
  wanted: readonly WantedRange[],
  country: string | null,
): { total: number; products: Fitting[] } {
  const filter = { type: 'product', classification: null, country, brands: [], capabilities: [] } as const;
  const { found, total } = selectEntries(selection, { ...filter, values: wanted });
  const attributes = [...new Set(wanted.map(({ attribute }) => attribute))];
  const fitting = new Map<number, Fitting>();
  for (const [place, { slug }] of selection.entries.entries())
    if (hasBit(found, place)) fitting.set(place, { slug, ranges: [] });
  for (const attribute of attributes) {
    const column = selection.ranges.get(attribute);
    for (const [row, place] of column?.places.entries() ?? []) {
      const range = { attribute, minimum: column?.minima[row] ?? 0, maximum: column?.maxima[row] ?? 0 };
      fitting.get(place)?.ranges.push(range);
    }
  }
  const endOf = ({ ranges }: Fitting) => ranges[0]?.maximum ?? 0;
  const products = [...fitting.values()].sort((one, other) => endOf(one) - endOf(other) || 0);
  return { total, products: products.slice(0, maxProducts) };
}
