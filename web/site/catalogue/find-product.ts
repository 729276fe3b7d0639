import { findCountryFilter } from '#contracts/products/country-visibility.ts';
import type { ProductsClient } from '#web/site/data/products-client.ts';
import type { Visit } from '#web/site/visit/context.ts';
import { type Product, productQuery } from './product/product-query.ts';

/**
 * The product or service with a slug, in the reader's language or in the fallback language that they chose
 * (LOC-04). Undefined: there is none, or none for the country (CAT-04, CAT-06). Throws a 503 response when
 * the back end is unavailable.
 */
export async function findProduct(
  products: ProductsClient,
  { locale, fallbackLanguage }: Pick<Visit, 'locale' | 'fallbackLanguage'>,
  slug: string,
): Promise<Product | undefined> {
  const read = async (language: string) =>
    (await products.find(productQuery, { language, slug, country: findCountryFilter(locale.country) }))
      ?.productBySlug;
  const product = await read(locale.language);
  const prefersOther =
    product &&
    product.language !== locale.language &&
    fallbackLanguage &&
    fallbackLanguage !== product.language &&
    product.languages.includes(fallbackLanguage);
  return prefersOther ? read(fallbackLanguage) : product;
}
