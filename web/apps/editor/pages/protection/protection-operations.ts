import { graphql } from '#contracts/content/graphql.ts';

const password = graphql(`
  fragment PagePasswordFields on PagePassword { label expiresAt }
`);

export const protectionReads = {
  pagePasswords: graphql(
    `query pagePasswords($pageId: ID!) { pagePasswords(pageId: $pageId) { ...PagePasswordFields } }`,
    [password],
  ),
};

export const protectionChanges = {
  addPagePassword: graphql(
    `mutation addPagePassword(
      $pageId: ID!, $label: String!, $password: String!, $expiresAt: String, $by: String!
    ) {
      addPagePassword(pageId: $pageId, label: $label, password: $password, expiresAt: $expiresAt, by: $by) {
        problem
        passwords { ...PagePasswordFields }
      }
    }`,
    [password],
  ),
  removePagePassword: graphql(
    `mutation removePagePassword($pageId: ID!, $label: String!, $by: String!) {
      removePagePassword(pageId: $pageId, label: $label, by: $by) {
        problem
        passwords { ...PagePasswordFields }
      }
    }`,
    [password],
  ),
};

export const operations = { content: { ...protectionReads, ...protectionChanges } };

type ProtectionReads = typeof protectionReads;
type ProtectionChanges = typeof protectionChanges;

declare module '../../operations.ts' {
  interface ContentReads extends ProtectionReads {}
  interface ContentChanges extends ProtectionChanges {}
}
