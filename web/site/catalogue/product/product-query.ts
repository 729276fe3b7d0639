import { graphql, type ResultOf } from '#contracts/products/graphql.ts';
import { specificationFields } from '#web/site/data/catalogue/specifications.ts';
import { cardFields, imageFields } from '../product-fields.ts';

/** CAT-03, CAT-05: everything that the page of a product or service shows. */
export const productQuery = graphql(
  `
  query ProductDetailQuery($language: String!, $slug: String!, $country: String) {
    productBySlug(language: $language, slug: $slug, country: $country) {
      id
      type
      slug
      name
      short_description
      images { ...ProductImageFields }
      key_specifications { ...SpecificationFields }
      language
      languages
      supported_countries
      long_description
      video_url
      video_image_url
      video_alternative_url
      video_is_silent
      video_title
      model { url size }
      brand { id name own image_url image { ...ProductImageFields } }
      classifications { slug name route lineage { name slug route } }
      capabilities { id slug name description }
      highlights { name descriptions video_url image { ...ProductImageFields } }
      specifications { ...SpecificationFields }
      variants { id metric_name imperial_name specifications { ...SpecificationFields } }
      documents {
        slug name type url filename extension size content_language languages login
        thumbnail { ...ProductImageFields }
      }
      related { type product { ...ProductCardFields } }
      service {
        benefit1 benefit2 benefit3 benefit4 benefit5 benefit6
        detail1 detail2 detail3 detail4 detail5 detail6
      }
    }
  }
`,
  [cardFields, imageFields, specificationFields],
);

export type Product = ResultOf<typeof productQuery>['productBySlug'];
export type Variant = Product['variants'][number];
export type ProductDocument = Product['documents'][number];
