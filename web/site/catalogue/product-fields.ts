import { graphql, type ResultOf } from '#contracts/products/graphql.ts';
import { specificationFields } from '#web/site/data/catalogue/specifications.ts';

export const imageFields = graphql(`
  fragment ProductImageFields on ProductImage {
    url alt: alternativeText name width height focalX focalY contentType kind default
  }
`);

/** What a card shows of a product or service. */
export const cardFields = graphql(
  `
  fragment ProductCardFields on Product {
    type
    slug
    name
    short_description
    brand { id name own }
    images { ...ProductImageFields }
    classifications { slug name route }
    key_specifications { ...SpecificationFields }
  }
`,
  [imageFields, specificationFields],
);

export type ProductImage = ResultOf<typeof imageFields>;
export type CardProduct = ResultOf<typeof cardFields>;
