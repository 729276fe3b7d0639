import type { ResultOf } from 'gql.tada';
import { graphql } from '#contracts/content/graphql.ts';

export const tokenReads = {
  apiTokens: graphql(`
    query apiTokens {
      apiTokens { id name hint scopes state createdBy createdAt expiresAt lastUsedAt revokedAt revokedBy }
    }
  `),
};

const tokenChanges = {
  addApiToken: graphql(`
    mutation addApiToken($name: String!, $scopes: [ApiScope!]!, $days: Int!, $by: String!) {
      addApiToken(name: $name, scopes: $scopes, days: $days, by: $by) { id secret }
    }
  `),
  revokeApiToken: graphql(`
    mutation revokeApiToken($id: ID!, $by: String!) { revokeApiToken(id: $id, by: $by) { id } }
  `),
};

export type ApiToken = ResultOf<typeof tokenReads.apiTokens>['apiTokens'][number];

export const operations = { content: { ...tokenReads, ...tokenChanges } };

type TokenReads = typeof tokenReads;
type TokenChanges = typeof tokenChanges;

declare module '../operations.ts' {
  interface ContentReads extends TokenReads {}
  interface ContentChanges extends TokenChanges {}
}
