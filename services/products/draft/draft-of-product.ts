import { isDeepStrictEqual } from 'node:util';
import type { DraftValue, ProductDraft } from '#contracts/products/draft.ts';
import type { Attribute } from '../attribute/save-attributes.ts';
import { givenValues } from '../exchange/given-values.ts';
import type { Product, ProductTexts } from '../product/stored-product.ts';
import type { GivenValue } from '../specification/state-specification.ts';
import { stateSpecification } from '../specification/state-specification.ts';
import type { Vocabulary } from '../vocabulary/find-vocabulary.ts';
import { readTypedValue } from './read-typed-value.ts';

/** A stored product as an editor begins with it. */
export function draftOfProduct(
  product: Product,
  { attributes }: Pick<Vocabulary, 'attributes'>,
): ProductDraft {
  const { names, texts, brand, position, classifications, countries, capabilities, related } = product;
  const given = givenValues(product.specifications, attributes);
  return {
    names,
    short: textsOf(texts, 'short'),
    long: textsOf(texts, 'long'),
    benefits: textsOf(texts, 'benefits'),
    details: textsOf(texts, 'details'),
    brand,
    position,
    classifications,
    countries,
    capabilities,
    values: Object.fromEntries(
      [...Map.groupBy(given, ({ key }) => key)].map(([key, values]) => {
        const attribute = attributes.get(key);
        return [key, attribute ? values.map((value) => typedValue(value, attribute)) : []];
      }),
    ),
    related: related.map(({ type, slug }) => ({ id: `${type}:${slug}`, type, slug })),
  };
}

function textsOf<Part extends 'short' | 'long' | 'benefits' | 'details'>(
  texts: Product['texts'],
  part: Part,
): Record<string, NonNullable<ProductTexts[Part]>> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, words]) => (words[part] ? [[language, words[part]]] : [])),
  );
}

/** The value with its unit behind it, as people type it; where it would be read as another one, the unit stands beside. */
function typedValue({ value, unit, system }: GivenValue, attribute: Attribute): DraftValue {
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
