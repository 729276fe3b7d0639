import { findCountryFilter } from '#contracts/products/country-visibility.ts';
import type { ProductsClient } from '#web/site/data/products-client.ts';
import type { CatalogueType } from '#web/site/visit/catalogue-address.ts';
import type { Visit } from '#web/site/visit/context.ts';
import type { Filters } from './filters.ts';
import { type Listing, listingQuery } from './listing-query.ts';

/** Rows of three and of two, and never so many that the last is far. */
const pageSize = 12;

type Args = {
  type: CatalogueType;
  /** Slug; null: everything of the kind. */
  classification: string | null;
  filters: Filters;
  size?: number;
};

/** What fits the filters, with the counts of every further one. Throws the answer 503 when it cannot be had. */
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
