import type { Product } from '../product/stored-product.ts';
import type { Vocabulary } from '../vocabulary/find-vocabulary.ts';
import type { CatalogueRecord, SomeTexts } from './catalogue-record.ts';
import { givenValues } from './given-values.ts';

/** Everything about a product or service that files of the trade can say. */
export function recordOf(product: Product, { attributes }: Vocabulary): CatalogueRecord {
  const { slug, names, brand, position, classifications, capabilities, countries, related, texts } = product;
  return {
    line: 0,
    slug,
    names,
    short: textsOf(texts, 'short'),
    long: textsOf(texts, 'long'),
    ...(brand ? { brand } : {}),
    position,
    classifications,
    capabilities,
    countries,
    specifications: givenValues(product.specifications, attributes),
    related,
  };
}

function textsOf(texts: Product['texts'], field: 'short' | 'long'): SomeTexts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, words]) => (words[field] ? [[language, words[field]]] : [])),
  );
}
