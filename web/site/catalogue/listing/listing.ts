import { findCountryFilter } from '#contracts/products/country-visibility.ts';
import type { ProductsClient } from '#web/site/data/products-client.ts';
import type { CatalogueType } from '#web/site/visit/catalogue-address.ts';
import type { Visit } from '#web/site/visit/context.ts';
import type { Filters } from './filters.ts';
import { type Listing, listingQuery } from './listing-query.ts';

/** Fills rows of three and of two, and is few enough to scroll through. */
const pageSize = 12;

type Args = {
  type: CatalogueType;
  /** Slug; null: the whole catalogue of the type. */
  classification: string | null;
  filters: Filters;
  size?: number;
};

/**
 * The products that match the filters, with the count of every further filter. Throws a 503 response when the
 * back end is unavailable.
 */
export async function loadListing(
  products: ProductsClient,
  { locale }: Pick<Visit, 'locale'>,
  { type, classification, filters, size = pageSize }: Args,
): Promise<Listing> {
  const { classificationProducts } = await products.query(listingQuery, {
    type,
    classification,
    language: locale.language,
    country: findCountryFilter(locale.country),
    brands: [...filters.brands],
    capabilities: [...filters.capabilities],
    ranges: [...filters.ranges].map(([attribute, includes]) => ({ attribute, includes })),
    page: filters.page,
    pageSize: size,
  });
  return classificationProducts;
}
