import { graphql } from '#contracts/products/graphql.ts';

export const classMutation = graphql(`
  mutation newClass($slug: String!, $type: CatalogueType!, $parent: String, $names: [CatalogueName!]!) {
    createClassification(slug: $slug, type: $type, parent: $parent, names: $names)
  }
`);
export const attributeMutation = graphql(`
  mutation newAttribute(
    $key: String!, $names: [CatalogueName!]!, $isText: Boolean!, $unit: String, $group: String!, $single: AttributeReach!
    $filterOf: String
  ) {
    createAttribute(
      key: $key, names: $names, isText: $isText, unit: $unit, group: $group, single: $single, filterOf: $filterOf
    )
  }
`);
export const changeClassMutation = graphql(`
  mutation changeClass($slug: String!, $revision: Int!, $names: [CatalogueName!]!, $filters: [String!]) {
    changeClassification(slug: $slug, revision: $revision, names: $names, filters: $filters)
  }
`);
export const moveClassMutation = graphql(`
  mutation moveClass($slug: String!, $revision: Int!, $direction: CatalogueDirection!) {
    moveClassification(slug: $slug, revision: $revision, direction: $direction)
  }
`);
export const changeAttributeMutation = graphql(`
  mutation changeKey($key: String!, $revision: Int!, $names: [CatalogueName!]!) {
    changeAttribute(key: $key, revision: $revision, names: $names)
  }
`);
export const moveAttributeMutation = graphql(`
  mutation moveKey($key: String!, $revision: Int!, $direction: CatalogueDirection!) {
    moveAttribute(key: $key, revision: $revision, direction: $direction)
  }
`);
export const structureQuery = graphql(`
  query structure {
    catalogueWords(language: "de") {
      revision
      classifications { slug name names { language name } parent filters inheritsFilters products }
      attributes { key name names { language name } group products }
    }
  }
`);

/** Names as an argument. */
export const named = (en: string, de?: string) => [
  { language: 'en', name: en },
  ...(de ? [{ language: 'de', name: de }] : []),
];
