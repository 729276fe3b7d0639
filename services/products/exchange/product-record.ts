import { imageUrl } from '../image/stored-image.ts';
import type { Product } from '../product/stored-product.ts';
import type { Vocabulary } from '../vocabulary/find-vocabulary.ts';
import type { CatalogueMedium, CatalogueRecord, SomeTexts } from './catalogue-record.ts';
import { givenValues } from './given-values.ts';

/** Everything about a product or service that files of the trade can express. */
export function toRecord(product: Product, { attributes }: Vocabulary): CatalogueRecord {
  const { slug, names, brand, position, classifications, capabilities, countries, related, texts } = product;
  return {
    line: 0,
    slug,
    names,
    short: getTexts(texts, 'short'),
    long: getTexts(texts, 'long'),
    ...(brand ? { brand } : {}),
    position,
    classifications,
    capabilities,
    countries,
    specifications: givenValues(product.specifications, attributes),
    related,
    media: getMedia(product),
  };
}

function getTexts(texts: Product['texts'], field: 'short' | 'long'): SomeTexts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, words]) => (words[field] ? [[language, words[field]]] : [])),
  );
}

/** Documents for signed-in readers are left out. */
function getMedia({ images, documents }: Product): CatalogueMedium[] {
  const pictures = images.map(({ hash, contentType, alt }, index): CatalogueMedium => {
    return { path: imageUrl(hash), contentType, names: alt, purpose: index === 0 ? 'normal' : 'detail' };
  });
  const documentRows = documents
    .filter(({ login }) => !login)
    .map(({ slug, type, names, versions }): CatalogueMedium => {
      const purpose = type === 'data-sheet' ? 'data_sheet' : 'others';
      return { path: `/file/${slug}`, contentType: versions[0]?.contentType ?? '', names, purpose };
    });
  return [...pictures, ...documentRows];
}
