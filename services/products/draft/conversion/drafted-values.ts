import { isDeepStrictEqual } from 'node:util';
import type { DraftValue, ProductDraft } from '#contracts/products/draft.ts';
import type { Attribute } from '../../attribute/save-attributes.ts';
import { givenValues } from '../../exchange/given-values.ts';
import { type GivenValue, stateSpecification } from '../../specification/state-specification.ts';
import type { Range, StoredSpecification } from '../../specification/stored-specification.ts';
import type { Vocabulary } from '../../vocabulary/find-vocabulary.ts';
import type { Note } from './note.ts';
import { readTypedValue } from './read-typed-value.ts';

type Attributes = Pick<Vocabulary, 'attributes'>;

/** Technical data of a product or a variant, as people type them. */
export function draftValues(
  specifications: readonly StoredSpecification[],
  { attributes }: Attributes,
): ProductDraft['values'] {
  const given = givenValues(specifications, attributes);
  return Object.fromEntries(
    [...Map.groupBy(given, ({ key }) => key)].map(([key, values]) => {
      const attribute = attributes.get(key);
      return [key, attribute ? values.map((value) => typedValue(value, attribute)) : []];
    }),
  );
}

/**
 * A value followed by its unit, as people type it; the unit is a separate property if the text would be read
 * as another value.
 */
export function typedValue({ value, unit, system }: GivenValue, attribute: Attribute): DraftValue {
  if (typeof value !== 'string') return { text: value.en ?? '', words: value, ...(system && { system }) };
  const own = unit ?? attribute.unit;
  const beside: DraftValue = { text: value, ...(unit && { unit }), ...(system && { system }) };
  if (!own || attribute.quantity === 'text') return beside;
  const behind: DraftValue = { text: `${value} ${own}`, ...(system && { system }) };
  const read = readTypedValue(behind, attribute);
  return 'given' in read && isSame(attribute, read.given, { value, unit, system }) ? behind : beside;
}

function isSame(attribute: Attribute, one: GivenValue, other: GivenValue): boolean {
  return isDeepStrictEqual(stateSpecification(attribute, [one]), stateSpecification(attribute, [other]));
}

/**
 * States technical data in both systems. `order`: the attributes in their previous order, which the document
 * does not hold; new ones follow in the order of the vocabulary. `field`: the path of the values in the
 * draft.
 */
export function stateValues(
  values: ProductDraft['values'],
  { order, field }: { order: readonly string[]; field: string },
  { attributes }: Attributes,
  note: Note,
): { specifications: StoredSpecification[]; ranges: Range[] } {
  const position = (key: string) => attributes.get(key)?.position ?? Number.MAX_SAFE_INTEGER;
  const added = Object.keys(values).filter((key) => !order.includes(key));
  const keys = [...order.filter((key) => values[key]), ...added.sort((a, b) => position(a) - position(b))];
  const specifications: StoredSpecification[] = [];
  const ranges: Range[] = [];
  for (const key of keys) {
    const at = `${field}/${key}`;
    const attribute = attributes.get(key);
    const typed = values[key] ?? [];
    if (!attribute) {
      note('unknown', at, { detail: key });
      continue;
    }
    const readings = typed.map((value) => readTypedValue(value, attribute));
    for (const reading of readings)
      if ('code' in reading) note(reading.code, at, { suggestion: reading.suggestion });
    const given = readings.flatMap((reading): GivenValue[] => ('given' in reading ? [reading.given] : []));
    if (given.length === 0 || given.length < typed.length) continue;
    const stated = stateSpecification(attribute, given);
    const own = stated.specifications.filter(({ converted }) => !converted);
    if (own.length > 1 && new Set(own.map(({ system }) => system)).size < own.length) note('twice', at);
    specifications.push(...stated.specifications);
    ranges.push(...stated.ranges);
  }
  return { specifications, ranges };
}
