import type { ResultOf } from 'gql.tada';
import { graphql } from '#contracts/products/graphql.ts';

const importingReads = {
  catalogueImports: graphql(`
    query catalogueImports {
      catalogueImports { id at by fileName state total }
      catalogueSources { name host outcome status checkedAt dueAt isFetching importId }
    }
  `),
  catalogueImport: graphql(`
    query catalogueImport($id: ID!, $language: String!) {
      catalogueImport(id: $id, language: $language) {
        id at by fileName bytes state isWorkedOn done total secondsRun format supplier encoding formulas
        problem { reason line }
        failure { step reason }
        words {
          language
          fields { name label unit count values target isDecided guess { isText unit } }
          groups { name label count target isDecided }
          brands { name count target isDecided }
        }
        counts { mend both changed created same ready drafted waiting published }
      }
      catalogueWords(language: $language) {
        attributes { key name unit group } groups { key name } classifications { slug type name level } brands { id name }
        units { symbol name }
      }
    }
  `),
  catalogueImportProgress: graphql(`
    query catalogueImportProgress($id: ID!, $language: String!) {
      catalogueImport(id: $id, language: $language) { state isWorkedOn done total secondsRun }
    }
  `),
  catalogueImportLines: graphql(`
    query catalogueImportLines(
      $id: ID!, $kinds: [CatalogueImportKind!]!, $search: String, $after: Int, $withSource: Boolean!
      $language: String!
    ) {
      catalogueImportLines(id: $id, kinds: $kinds, search: $search, after: $after, withSource: $withSource) {
        items {
          place line slug name kind decision isDraftable isDrafted
          changes { field before after isBoth }
          problems { code field detail }
          source { name value }
        }
        total hasNextPage
      }
      catalogueWords(language: $language) { attributes { key name } }
    }
  `),
  catalogueImportReport: graphql(`
    query catalogueImportReport($id: ID!, $kinds: [CatalogueImportKind!]!, $search: String, $after: Int) {
      catalogueImportReport(id: $id, kinds: $kinds, search: $search, after: $after) { csv last }
    }
  `),
};

const importingChanges = {
  fetchCatalogueSource: graphql(`
    mutation fetchCatalogueSource($name: String!) { fetchCatalogueSource(name: $name) }
  `),
  compareCatalogueImport: graphql(`
    mutation compareCatalogueImport(
      $id: ID!, $language: String!, $fields: [CatalogueWordChoice!]!, $groups: [CatalogueWordChoice!]!
      $brands: [CatalogueWordChoice!]!, $by: String!
    ) {
      compareCatalogueImport(id: $id, language: $language, fields: $fields, groups: $groups, brands: $brands, by: $by)
    }
  `),
  stopCatalogueImport: graphql(`mutation stopCatalogueImport($id: ID!) { stopCatalogueImport(id: $id) }`),
  dropCatalogueImport: graphql(`mutation dropCatalogueImport($id: ID!) { dropCatalogueImport(id: $id) }`),
  decideCatalogueImportLine: graphql(`
    mutation decideCatalogueImportLine($id: ID!, $place: Int!, $decision: CatalogueImportDecision) {
      decideCatalogueImportLine(id: $id, place: $place, decision: $decision)
    }
  `),
  draftCatalogueImport: graphql(`
    mutation draftCatalogueImport($id: ID!, $by: String!) { draftCatalogueImport(id: $id, by: $by) }
  `),
  publishCatalogueImport: graphql(`
    mutation publishCatalogueImport($id: ID!, $by: String!) { publishCatalogueImport(id: $id, by: $by) }
  `),
};

type Listed = ResultOf<typeof importingReads.catalogueImports>;
export type ListedImport = Listed['catalogueImports'][number];
export type CatalogueSource = Listed['catalogueSources'][number];
type Found = ResultOf<typeof importingReads.catalogueImport>;
export type CatalogueImport = NonNullable<Found['catalogueImport']>;
export type ImportWords = NonNullable<CatalogueImport['words']>;
export type CatalogueTargets = Found['catalogueWords'];
export type ImportLines = ResultOf<typeof importingReads.catalogueImportLines>;
export type ImportLine = ImportLines['catalogueImportLines']['items'][number];

export const operations = { products: { ...importingReads, ...importingChanges } };

type ImportingReads = typeof importingReads;
type ImportingChanges = typeof importingChanges;

declare module '../../operations.ts' {
  interface ProductsReads extends ImportingReads {}
  interface ProductsChanges extends ImportingChanges {}
}
