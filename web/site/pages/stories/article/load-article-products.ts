import { findCountryFilter } from '#contracts/products/country-visibility.ts';
import { graphql, type ResultOf } from '#contracts/products/graphql.ts';
import type { ProductsClient } from '#web/site/data/products-client.ts';
import type { Visit } from '#web/site/visit/context.ts';

const articleProductsQuery = graphql(`
  query articleProducts($slugs: [String!]!, $language: String!, $country: String) {
    productsBySlugs(slugs: $slugs, language: $language, country: $country) {
      type
      slug
      name
      short_description
      brand { name own }
      images { url alt: alternativeText width height focalX focalY contentType kind default }
      classifications { name route }
    }
  }
`);

export type ArticleProduct = ResultOf<typeof articleProductsQuery>['productsBySlugs'][number];

/**
 * The products that an article refers to, as far as they are sold in the reader's country; none when the back
 * end is unavailable.
 */
export async function loadArticleProducts(
  products: ProductsClient,
  slugs: readonly string[],
  { locale }: Pick<Visit, 'locale'>,
): Promise<ArticleProduct[]> {
  if (slugs.length === 0) return [];
  const country = findCountryFilter(locale.country);
  const requested = { slugs: [...slugs], language: locale.language, country };
  const answer = await products.query(articleProductsQuery, requested).catch(() => undefined);
  return answer?.productsBySlugs ?? [];
}
