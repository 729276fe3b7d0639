import type { ResultOf } from 'gql.tada';
import { graphql } from '#contracts/support/graphql.ts';

/** The queries of the software screens. */
export const operations = {
  support: {
    wireFlow: graphql(`
      query wireFlow {
        wireFlow {
          userType
          address
          installer { version releasedOn }
          licences { id computer seats state validUntil }
        }
      }
    `),
    software: graphql(`
      query software($language: String!) {
        managesReleases
        software {
          key
          name
          requires
          watched
          releases {
            id
            version
            channel
            releasedOn
            entitled
            notes(language: $language) { language lines }
            files { name kind platform language size sha256 url }
          }
        }
      }
    `),
    watchSoftware: graphql(`
      mutation watchSoftware($software: SoftwareKey!, $watching: Boolean!) {
        watchSoftware(software: $software, watching: $watching)
      }
    `),
  },
};

type WireFlowOperations = typeof operations.support;
export type WireFlow = ResultOf<WireFlowOperations['wireFlow']>['wireFlow'];
export type Downloads = ResultOf<WireFlowOperations['software']>;
export type Software = Downloads['software'][number];
export type Release = Software['releases'][number];

declare module '../operations.ts' {
  interface SupportOperations extends WireFlowOperations {}
}
