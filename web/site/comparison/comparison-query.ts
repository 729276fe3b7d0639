import { graphql, type ResultOf } from '#contracts/products/graphql.ts';

const specificationFields = graphql(`
  fragment ComparedSpecification on Specification {
    key name value unit measurement_system converted group { key name position }
  }
`);

const imageFields = graphql(`
  fragment ComparedImage on ProductImage {
    url alt: alternativeText width height focalX focalY contentType kind default
  }
`);

/** CMP-01: the products with these slugs that still exist, with everything that the comparison shows. */
export const comparisonQuery = graphql(
  `
  query ComparisonProducts($slugs: [String!]!, $language: String!, $country: String) {
    productsBySlugs(slugs: $slugs, language: $language, country: $country) {
      slug
      name
      type
      classifications { slug name route }
      capabilities { slug name }
      images { ...ComparedImage }
      specifications { ...ComparedSpecification }
      variants { id metric_name imperial_name specifications { ...ComparedSpecification } }
    }
  }
`,
  [specificationFields, imageFields],
);

/** The same without technical data, for the panel. */
export const basketQuery = graphql(
  `
  query BasketProducts($slugs: [String!]!, $language: String!, $country: String) {
    productsBySlugs(slugs: $slugs, language: $language, country: $country) {
      slug
      name
      type
      classifications { slug name route }
      images { ...ComparedImage }
      variants { id metric_name imperial_name }
    }
  }
`,
  [imageFields],
);

export type Specification = ResultOf<typeof specificationFields>;
export type ProductImage = ResultOf<typeof imageFields>;
export type FoundProduct = ResultOf<typeof comparisonQuery>['productsBySlugs'][number];
export type BasketEntry = ResultOf<typeof basketQuery>['productsBySlugs'][number];
