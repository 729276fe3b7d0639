import type { Attribute } from '../attribute/save-attributes.ts';
import { findText } from '../language/texts.ts';
import { type Bounds, quantityOfBase, readWantedBounds } from '../unit/bounds/bounds.ts';
import { convertQuantity } from '../unit/convert.ts';
import { findUnit } from '../unit/counted-units.ts';
import { formatQuantity, unitShown } from '../unit/format.ts';
import type { Vocabulary } from '../vocabulary/find-vocabulary.ts';
import type { Bits } from './bits.ts';
import { boundsAmong, type WantedRange } from './select-entries.ts';
import type { Selection } from './selection.ts';

export type DeliveredRangeFacet = {
  attribute: string;
  name: string;
  metric_minimum: string;
  metric_maximum: string;
  metric_unit: string;
  imperial_minimum: string;
  imperial_maximum: string;
  imperial_unit: string;
};

/** The requested ranges in the base units of their attributes; values that cannot be read are ignored. */
export function readRangeFilters(
  filters: readonly { attribute: string; includes: string }[],
  { attributes }: Vocabulary,
): { values: WantedRange[]; refused: string[] } {
  const values: WantedRange[] = [];
  const refused: string[] = [];
  for (const { attribute, includes } of filters) {
    const known = attributes.get(attribute);
    const bounds = known && includes.length <= 100 ? readWantedBounds(includes, known.unit) : null;
    if (bounds) values.push({ attribute, ...bounds });
    else refused.push(attribute);
  }
  return { values, refused };
}

/** The filter attributes of a class, with the bounds of its products; attributes without any are left out. */
export function rangeFacets(
  selection: Selection,
  here: Bits,
  classification: string | null,
  { tree, attributes }: Vocabulary,
  language: string,
): DeliveredRangeFacet[] {
  const keys = tree.get(classification ?? '')?.filterAttributes ?? [];
  return keys.flatMap((key) => {
    const attribute = attributes.get(key);
    const bounds = attribute && boundsAmong(selection, key, here);
    if (!bounds) return [];
    const { minimum, maximum } = writtenBounds(bounds, attribute, language);
    return [
      {
        attribute: key,
        name: findText(attribute.names, language),
        metric_minimum: minimum.metric,
        metric_maximum: maximum.metric,
        metric_unit: findUnit(attribute.unit ?? '', language),
        imperial_minimum: minimum.imperial,
        imperial_maximum: maximum.imperial,
        imperial_unit: findUnit(minimum.imperialUnit, language),
      },
    ];
  });
}

/** Both ends in one unit: a range from a few inches to many feet is given in inches. */
function writtenBounds(
  bounds: Bounds,
  { unit, quantity }: Pick<Attribute, 'unit' | 'quantity'>,
  language: string,
) {
  const bothAs = (measured: string) => ({
    minimum: written(bounds.minimum, unit, measured, language),
    maximum: written(bounds.maximum, unit, measured, language),
  });
  const both = bothAs(quantity);
  return both.minimum.imperialUnit === both.maximum.imperialUnit ? both : bothAs('length');
}

function written(value: number, unit: string | null, measured: string, language: string) {
  const quantity = quantityOfBase(value, unit);
  if (!quantity) return { metric: '', imperial: '', imperialUnit: unit ?? '' };
  const metric = formatQuantity(quantity, language);
  const converted = convertQuantity(quantity, unit, 'Imperial', measured);
  if (!converted) return { metric, imperial: metric, imperialUnit: unit ?? '' };
  return {
    metric,
    imperial: formatQuantity(converted.quantity, language),
    imperialUnit: unitShown(converted.quantity, converted.unit) ?? '',
  };
}
