import { graphql, type ResultOf } from '#contracts/products/graphql.ts';
import { cardFields } from '../product-fields.ts';

/** A page of products or services with the count of every filter option (CAT-07). */
export const listingQuery = graphql(
  `
  query classificationProducts(
    $type: CatalogueType!
    $language: String!
    $country: String
    $classification: String
    $brands: [String!]
    $capabilities: [String!]
    $ranges: [RangeFilter!]
    $page: Int
    $pageSize: Int
  ) {
    classificationProducts(
      type: $type
      language: $language
      country: $country
      classification: $classification
      brands: $brands
      capabilities: $capabilities
      ranges: $ranges
      page: $page
      pageSize: $pageSize
    ) {
      total
      page
      pageSize
      refused
      products { ...ProductCardFields }
      brands { count brand { id name own image { url alt: alternativeText name width height focalX focalY contentType kind default } } }
      capabilities { count capability { slug name } }
      ranges {
        attribute name
        metric_minimum metric_maximum metric_unit
        imperial_minimum imperial_maximum imperial_unit
      }
    }
  }
`,
  [cardFields],
);

export type Listing = ResultOf<typeof listingQuery>['classificationProducts'];
export type RangeFacet = Listing['ranges'][number];
