import type { ProductDraft } from '#contracts/products/draft.ts';
import type { Product, ProductTexts } from '../../product/stored-product.ts';
import type { Vocabulary } from '../../vocabulary/find-vocabulary.ts';
import { draftHighlights } from './drafted-highlights.ts';
import { draftDocuments, draftFilm, draftPictures } from './drafted-media.ts';
import { draftValues } from './drafted-values.ts';
import { draftVariants } from './drafted-variants.ts';

/** The draft with which an editor begins to work on a published product. */
export function draftOfProduct(product: Product, vocabulary: Pick<Vocabulary, 'attributes'>): ProductDraft {
  const { names, texts, brand, position, classifications, countries, capabilities, related } = product;
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
    values: draftValues(product.specifications, vocabulary),
    related: related.map(({ type, slug }) => ({ id: `${type}:${slug}`, type, slug })),
    images: draftPictures(product.images),
    highlights: draftHighlights(product),
    variants: draftVariants(product.variants, vocabulary),
    documents: draftDocuments(product.documents),
    film: draftFilm(product),
    model: product.model,
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
