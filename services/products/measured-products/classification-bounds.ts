import type { Attribute } from '../attribute/save-attributes.ts';
import { type Bits, hasBit } from '../selection/bits.ts';
import type { RangeColumn, Selection } from '../selection/selection.ts';
import { type Bounds, quantityOfBase } from '../unit/bounds/bounds.ts';
import type { Quantity } from '../unit/quantity.ts';

/** An attribute with the bounds of its values across some products. */
export type MeasuredAttribute = { attribute: Attribute; quantity: Quantity };

/** The attributes for which any of the products has a range, in their order. */
export function measuredAttributes(
  { ranges }: Selection,
  among: Bits,
  attributes: Iterable<Attribute>,
): MeasuredAttribute[] {
  return [...attributes].flatMap((attribute) => {
    const column = ranges.get(attribute.key);
    const bounds = column && statedAmong(column, among, attribute);
    const from = bounds && quantityOfBase(bounds.minimum, attribute.unit);
    const to = bounds && quantityOfBase(bounds.maximum, attribute.unit);
    if (from?.kind !== 'number' || to?.kind !== 'number') return [];
    const quantity: Quantity =
      bounds?.minimum === bounds?.maximum ? from : { kind: 'range', from: from.amount, to: to.amount };
    return [{ attribute, quantity }];
  });
}

/**
 * A single number that means "at most" covers everything from 0, and "at least" has no upper end: such an end
 * is not a value of the product.
 */
function statedAmong(
  { places, minima, maxima }: RangeColumn,
  among: Bits,
  { single }: Pick<Attribute, 'single'>,
): Bounds | null {
  let minimum = Number.POSITIVE_INFINITY;
  let maximum = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < places.length; row += 1) {
    if (!hasBit(among, places[row] ?? 0)) continue;
    const low = minima[row] ?? 0;
    const high = maxima[row] ?? 0;
    const isMost = single === 'most' && low === 0;
    const stated = [isMost ? high : low, Number.isFinite(high) ? high : low].filter(Number.isFinite);
    minimum = Math.min(minimum, ...stated);
    maximum = Math.max(maximum, ...stated);
  }
  return minimum <= maximum ? { minimum, maximum } : null;
}
