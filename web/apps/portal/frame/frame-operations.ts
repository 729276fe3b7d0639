import type { ResultOf } from 'gql.tada';
import { graphql } from '#contracts/support/graphql.ts';

/** The queries of the portal's frame. */
const frameOperations = {
  frameNews: graphql(`
    query frameNews {
      ticketSettings { readerIsEmployee }
      ours: tickets(view: ours, page: 1, pageSize: 5, sort: due, descending: false) {
        counts { status count isMore }
        items { number subject machine { name } }
      }
      waiting: tickets(view: waitingForCustomer, page: 1, pageSize: 5, sort: updatedOn, descending: true) {
        items { number subject machine { name } }
      }
    }
  `),
  framePlace: graphql(`
    query framePlace {
      ticketChoices { locations { servicePlace { name city phone } } }
    }
  `),
};

type FrameOperations = typeof frameOperations;
export type FrameNews = ResultOf<FrameOperations['frameNews']>;
export type ServicePlace = NonNullable<
  ResultOf<FrameOperations['framePlace']>['ticketChoices']['locations'][number]['servicePlace']
>;

export const operations = { support: frameOperations };

declare module '../operations.ts' {
  interface SupportOperations extends FrameOperations {}
}
