import type { ResultOf } from 'gql.tada';
import { graphql } from '#contracts/content/graphql.ts';
import { graphql as productGraphql } from '#contracts/products/graphql.ts';

const calendarReads = {
  plannedEntries: graphql(`
    query plannedEntries($from: String!, $until: String!) {
      plannedEntries(from: $from, until: $until) {
        kind id siteId title path at takeOff languages by hasFailed
      }
    }
  `),
};

const productReads = {
  plannedProducts: productGraphql(`
    query plannedProducts($from: String!, $until: String!, $language: String!) {
      plannedProducts(from: $from, until: $until, language: $language) { slug title at takeOff by hasFailed }
    }
  `),
};

export const operations = { content: calendarReads, products: productReads };

type PlannedPage = ResultOf<typeof calendarReads.plannedEntries>['plannedEntries'][number];
type PlannedProduct = ResultOf<typeof productReads.plannedProducts>['plannedProducts'][number];

/** A page by its id, or a product by its slug. */
export type PlannedEntry = Omit<PlannedPage, 'kind'> & { kind: PlannedPage['kind'] | 'product' };

/** Products are on all sites, in all languages. */
export function entryOfProduct({ slug, ...planned }: PlannedProduct): PlannedEntry {
  return { ...planned, kind: 'product', id: slug, siteId: null, path: '', languages: [] };
}

type CalendarReads = typeof calendarReads;
type ProductReads = typeof productReads;

declare module '../operations.ts' {
  interface ContentReads extends CalendarReads {}
  interface ProductsReads extends ProductReads {}
}
