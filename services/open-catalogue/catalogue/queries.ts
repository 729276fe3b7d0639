import { graphql as contentGraphql } from '#contracts/content/graphql.ts';
import { graphql } from '#contracts/products/graphql.ts';

/** The queries of the open catalogue, none of which needs a sign-in. */

const valueFields = graphql(`
  fragment openValue on Specification {
    key name value unit measurement_system converted group { name } bounds { minimum maximum unit unit_code }
  }
`);

const cardFields = graphql(
  `
  fragment openCard on Product {
    slug name type short_description supported_countries
    brand { name } classifications { slug name route } capabilities { slug name }
    key_specifications { ...openValue }
  }
`,
  [valueFields],
);

export const listQuery = graphql(
  `
  query openMachines(
    $language: String!, $country: String, $classification: String, $capabilities: [String!],
    $ranges: [RangeFilter!], $page: Int!, $pageSize: Int!
  ) {
    classificationProducts(
      type: product, language: $language, country: $country, classification: $classification,
      capabilities: $capabilities, ranges: $ranges, page: $page, pageSize: $pageSize, sort: position
    ) { total refused products { ...openCard } }
  }
`,
  [cardFields],
);

export const namedQuery = graphql(
  `
  query openNamed($slugs: [String!]!, $language: String!, $country: String) {
    productsBySlugs(slugs: $slugs, language: $language, country: $country) { ...openCard }
  }
`,
  [cardFields],
);

export const fittingQuery = graphql(`
  query openFitting($ranges: [RangeFilter!]!, $country: String) {
    productsHolding(ranges: $ranges, country: $country) { products { slug } }
  }
`);

export const understandQuery = graphql(`
  query openUnderstood($text: String!, $language: String!) {
    quantitiesIn(text: $text, language: $language) { start end attribute includes }
  }
`);

export const machineQuery = graphql(
  `
  query openMachine($slug: String!, $language: String!, $country: String) {
    productBySlug(slug: $slug, language: $language, country: $country) {
      ...openCard
      language long_description
      images { url alternativeText }
      specifications { ...openValue }
      variants { id metric_name imperial_name specifications { ...openValue } }
      documents { slug name type url login content_language languages size }
      related { type product { slug name } }
    }
  }
`,
  [cardFields, valueFields],
);

export const comparedQuery = graphql(
  `
  query openCompared($slugs: [String!]!, $language: String!, $country: String) {
    productsBySlugs(slugs: $slugs, language: $language, country: $country) {
      slug name type classifications { route } specifications { ...openValue }
    }
  }
`,
  [valueFields],
);

export const classesQuery = graphql(`
  query openClasses($language: String!) {
    classifications(language: $language, type: product) { slug name parent description route products }
  }
`);

export const attributesQuery = graphql(`
  query openAttributes($language: String!) {
    attributes(language: $language) { key name quantity unit unit_code single group { name } }
  }
`);

export const conversionQuery = graphql(`
  query openConversion($value: String!, $language: String!) {
    convertedQuantity(value: $value, language: $language) {
      metric imperial bounds { minimum maximum unit unit_code }
    }
  }
`);

export const measuredQuery = graphql(`
  query openMeasured($first: Int!, $attributes: [String!]!, $language: String!, $country: String) {
    measuredProducts(first: $first, attributes: $attributes, language: $language, country: $country) {
      product { slug name capabilities { slug } classifications { route } }
      ranges { attribute minimum maximum }
    }
  }
`);

export const locationsQuery = contentGraphql(`
  query openLocations($serving: String!) {
    locations(serving: $serving) {
      name street postalCode city countryCode phone email timeZone languages kinds
    }
  }
`);
