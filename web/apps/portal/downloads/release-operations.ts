import type { ResultOf, VariablesOf } from 'gql.tada';
import { graphql } from '#contracts/support/graphql.ts';

/** The fields of a release for employees. */
const releaseFields = graphql(`
  fragment releaseFields on ManagedRelease {
    id
    software
    softwareName
    version
    channel
    releasedOn
    requires
    state
    revision
    actions
    notes { language lines }
    files { name kind platform language size sha256 url }
    events { id at action detail actor }
  }
`);

/** DLC-01: the operations of employees who publish releases. */
export const releaseOperations = {
  managedReleases: graphql(`
    query managedReleases {
      managedReleases { id software softwareName version channel releasedOn requires state files { size } }
    }
  `),
  managedRelease: graphql(`query managedRelease($id: ID!) { managedRelease(id: $id) { ...releaseFields } }`, [
    releaseFields,
  ]),
  saveRelease: graphql(
    `
      mutation saveRelease($id: ID!, $revision: Int!, $input: ReleaseInput!) {
        saveRelease(id: $id, revision: $revision, input: $input) { ...releaseFields }
      }
    `,
    [releaseFields],
  ),
  publishRelease: graphql(
    `
      mutation publishRelease($id: ID!, $revision: Int!) {
        publishRelease(id: $id, revision: $revision) { ...releaseFields }
      }
    `,
    [releaseFields],
  ),
  withdrawRelease: graphql(
    `
      mutation withdrawRelease($id: ID!, $revision: Int!, $reason: String!) {
        withdrawRelease(id: $id, revision: $revision, reason: $reason) { ...releaseFields }
      }
    `,
    [releaseFields],
  ),
  removeReleaseFile: graphql(
    `
      mutation removeReleaseFile($id: ID!, $name: String!) {
        removeReleaseFile(id: $id, name: $name) { ...releaseFields }
      }
    `,
    [releaseFields],
  ),
  deleteRelease: graphql(`
    mutation deleteRelease($id: ID!, $revision: Int!) {
      deleteRelease(id: $id, revision: $revision)
    }
  `),
};

export type ManagedRelease = ResultOf<typeof releaseOperations.managedRelease>['managedRelease'];
export type ReleaseFile = ManagedRelease['files'][number];
export type ListedRelease = ResultOf<typeof releaseOperations.managedReleases>['managedReleases'][number];
export type ReleaseInput = VariablesOf<typeof releaseOperations.saveRelease>['input'];

export const operations = { support: releaseOperations };

type ReleaseOperations = typeof releaseOperations;

declare module '../operations.ts' {
  interface SupportOperations extends ReleaseOperations {}
}
