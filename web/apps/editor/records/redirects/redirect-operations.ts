import type { ResultOf } from 'gql.tada';
import { graphql } from '#contracts/content/graphql.ts';

const redirectReads = {
  redirectFile: graphql(`query redirectFile($siteId: ID!) { redirectFile(siteId: $siteId) }`),
};

const redirectChanges = {
  importRedirects: graphql(`
    mutation importRedirects($siteId: ID!, $table: String!, $seen: String, $by: String!) {
      importRedirects(siteId: $siteId, table: $table, seen: $seen, by: $by) {
        stand isDone
        lines {
          line previousUrl target status outcome before statusBefore
          problem { code params }
        }
      }
    }
  `),
};

export const operations = { content: { ...redirectReads, ...redirectChanges } };

export type RedirectReport = ResultOf<typeof redirectChanges.importRedirects>['importRedirects'];

type RedirectReads = typeof redirectReads;
type RedirectChanges = typeof redirectChanges;

declare module '../../operations.ts' {
  interface ContentReads extends RedirectReads {}
  interface ContentChanges extends RedirectChanges {}
}
