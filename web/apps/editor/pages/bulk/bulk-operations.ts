import type { ResultOf, VariablesOf } from 'gql.tada';
import { graphql } from '#contracts/content/graphql.ts';

const bulkChanges = {
  changePages: graphql(`
    mutation changePages(
      $pageIds: [ID!]!, $action: PageAction!, $below: String, $seen: [SeenPage!], $by: String!
    ) {
      changePages(pageIds: $pageIds, action: $action, below: $below, seen: $seen, by: $by) {
        pageId title path outcome languages leftOut pathAfter linking revision
        problems { blockType place problem { code params field block language } }
      }
    }
  `),
};

export const operations = { content: bulkChanges };

export type PageAction = VariablesOf<typeof bulkChanges.changePages>['action'];
export type ChangedPage = ResultOf<typeof bulkChanges.changePages>['changePages'][number];

type BulkChanges = typeof bulkChanges;

declare module '../../operations.ts' {
  interface ContentChanges extends BulkChanges {}
}
