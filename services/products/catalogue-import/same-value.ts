import { isDeepStrictEqual } from 'node:util';
import type { DraftValue } from '#contracts/products/draft.ts';
import type { Attribute } from '../attribute/save-attributes.ts';
import { readTypedValue } from '../draft/conversion/read-typed-value.ts';
import { stateSpecification, UnreadableValue } from '../specification/state-specification.ts';

/** Whether two spellings of technical data mean the same: `0,13-6` and `0.13–6 mm²`. */
export function isSameValue(
  some: readonly DraftValue[],
  others: readonly DraftValue[],
  attribute: Attribute,
): boolean {
  const [one, other] = [stated(some, attribute), stated(others, attribute)];
  return one !== null && isDeepStrictEqual(one, other);
}

/** What readers would see of the values; null: nothing, since one of them cannot be read. */
function stated(values: readonly DraftValue[], attribute: Attribute) {
  const readings = values.map((value) => readTypedValue(value, attribute));
  const given = readings.flatMap((reading) => ('given' in reading ? [reading.given] : []));
  if (given.length < values.length) return null;
  try {
    return stateSpecification(attribute, given).specifications;
  } catch (error) {
    if (!(error instanceof UnreadableValue)) throw error;
    return null;
  }
}
