import type { ResultOf } from 'gql.tada';
import { graphql } from '#contracts/products/graphql.ts';

const structureReads = {
  catalogueStructure: graphql(`
    query catalogueStructure($language: String!) {
      catalogueWords(language: $language) {
        revision
        classifications {
          slug type name level parent names { language name } filters inheritsFilters products
        }
        attributes { key name unit isText group names { language name } products }
        groups { key name } units { symbol name }
      }
    }
  `),
};

const structureChanges = {
  createClassification: graphql(`
    mutation createClassification($slug: String!, $type: CatalogueType!, $parent: String, $names: [CatalogueName!]!) {
      createClassification(slug: $slug, type: $type, parent: $parent, names: $names)
    }
  `),
  createAttribute: graphql(`
    mutation createAttribute(
      $key: String!, $names: [CatalogueName!]!, $isText: Boolean!, $unit: String, $group: String!
      $single: AttributeReach!, $filterOf: String
    ) {
      createAttribute(
        key: $key, names: $names, isText: $isText, unit: $unit, group: $group, single: $single, filterOf: $filterOf
      )
    }
  `),
  changeClassification: graphql(`
    mutation changeClassification($slug: String!, $revision: Int!, $names: [CatalogueName!]!, $filters: [String!]) {
      changeClassification(slug: $slug, revision: $revision, names: $names, filters: $filters)
    }
  `),
  moveClassification: graphql(`
    mutation moveClassification($slug: String!, $revision: Int!, $direction: CatalogueDirection!) {
      moveClassification(slug: $slug, revision: $revision, direction: $direction)
    }
  `),
  changeAttribute: graphql(`
    mutation changeAttribute($key: String!, $revision: Int!, $names: [CatalogueName!]!) {
      changeAttribute(key: $key, revision: $revision, names: $names)
    }
  `),
  moveAttribute: graphql(`
    mutation moveAttribute($key: String!, $revision: Int!, $direction: CatalogueDirection!) {
      moveAttribute(key: $key, revision: $revision, direction: $direction)
    }
  `),
};

export type LoadedStructure = ResultOf<typeof structureReads.catalogueStructure>;
export type Structure = LoadedStructure['catalogueWords'];
export type StructureClass = Structure['classifications'][number];
export type StructureAttribute = Structure['attributes'][number];

/** What a new class or attribute is placed among. */
export type StructureTargets = Pick<Structure, 'groups' | 'units'> & {
  readonly classifications: readonly Pick<StructureClass, 'slug' | 'type' | 'name' | 'level'>[];
};

export const operations = { products: { ...structureReads, ...structureChanges } };

type StructureReads = typeof structureReads;
type StructureChanges = typeof structureChanges;

declare module '../../operations.ts' {
  interface ProductsReads extends StructureReads {}
  interface ProductsChanges extends StructureChanges {}
}
