import type { ResultOf } from 'gql.tada';
import { graphql } from '#contracts/support/graphql.ts';

/** The queries of the portal's search; each part only for people who use the service. */
const searchOperations = {
  foundTickets: graphql(`
    query foundTickets($search: String!) {
      ticketSettings { readerIsEmployee }
      tickets(search: $search, view: all, page: 1, pageSize: 8, sort: updatedOn, descending: true) {
        total
        isMore
        items { number subject status machine { name } organisation { name } }
      }
    }
  `),
  foundMachines: graphql(`
    query foundMachines($search: String!) {
      machines(search: $search, page: 1, pageSize: 8) {
        total
        items { id model ownName serialNumber place { name organisationName } }
      }
    }
  `),
};

type SearchOperations = typeof searchOperations;
export type FoundTickets = ResultOf<SearchOperations['foundTickets']>;
export type FoundMachines = ResultOf<SearchOperations['foundMachines']>['machines'];

export const operations = { support: searchOperations };

declare module '../operations.ts' {
  interface SupportOperations extends SearchOperations {}
}
