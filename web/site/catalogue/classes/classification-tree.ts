import { numberTag } from '#contracts/numbers.ts';
import { graphql, type ResultOf } from '#contracts/products/graphql.ts';
import { data } from '#web/site/data/data.ts';
import type { ProductsClient } from '#web/site/data/products-client.ts';
import type { CatalogueType } from '#web/site/visit/catalogue-address.ts';
import type { Visit } from '#web/site/visit/context.ts';
import { imageFields } from '../product-fields.ts';

/** CAT-02, without the products of each classification: a large catalogue would not fit into every page. */
const treeQuery = graphql(
  `
  query classifications($language: String!, $type: CatalogueType!) {
    classifications(language: $language, type: $type) {
      slug
      name
      description
      parent
      route
      image { ...ProductImageFields }
      lineage { name slug route }
    }
  }
`,
  [imageFields],
);

export type Classification = ResultOf<typeof treeQuery>['classifications'][number];

/** The classifications of one catalogue type, parents before children. */
export type ClassificationTree = readonly Classification[];

/**
 * The tree with texts and numbers written for the reader's language, cached until products change. Throws 503
 * when the back end does not answer.
 */
export function loadTree(
  products: ProductsClient,
  type: CatalogueType,
  { locale, fresh }: Pick<Visit, 'locale' | 'fresh'>,
): Promise<ClassificationTree> {
  const read = async (): Promise<ClassificationTree> => {
    const { classifications } = await products.query(treeQuery, { language: locale.language, type });
    return classifications;
  };
  return data.get(`classifications:${type}:${numberTag(locale)}`, read, { fresh });
}

/** The direct children of a classification; of null, the first level. */
export function below(tree: ClassificationTree, slug: string | null): Classification[] {
  return tree.filter(({ parent }) => (parent ?? null) === slug);
}
