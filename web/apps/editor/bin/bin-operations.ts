import type { ResultOf } from 'gql.tada';
import { graphql } from '#contracts/content/graphql.ts';

const binReads = {
  binnedPages: graphql(`
    query binnedPages {
      binnedPages { id siteId path title languages by at goesAt below takenBy }
      binnedRecords { kind id title detail by at goesAt revision }
    }
  `),
};

const binChanges = {
  restoreBinnedPage: graphql(`
    mutation restoreBinnedPage($pageId: ID!, $path: String, $by: String!) {
      restoreBinnedPage(pageId: $pageId, path: $path, by: $by) {
        id
        done
        problems { code params field block language }
      }
    }
  `),
  removeBinnedPage: graphql(`
    mutation removeBinnedPage($pageId: ID!, $by: String!) { removeBinnedPage(pageId: $pageId, by: $by) }
  `),
  removeBinnedRecord: graphql(`
    mutation removeBinnedRecord($kind: RecordKind!, $id: ID!, $by: String!) {
      removeBinnedRecord(kind: $kind, id: $id, by: $by)
    }
  `),
};

export type Binned = ResultOf<typeof binReads.binnedPages>;
export type BinnedRecord = Binned['binnedRecords'][number];
export type BinnedPage = ResultOf<typeof binReads.binnedPages>['binnedPages'][number];

export const operations = { content: { ...binReads, ...binChanges } };

type BinReads = typeof binReads;
type BinChanges = typeof binChanges;

declare module '../operations.ts' {
  interface ContentReads extends BinReads {}
  interface ContentChanges extends BinChanges {}
}
