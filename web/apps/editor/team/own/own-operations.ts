import { graphql } from '#contracts/content/graphql.ts';

/** The operations on the editor's own account; the server adds the session. */

const selection = graphql(`
  fragment KeptSessionFields on KeptEditorSession { id startedAt seenAt address userAgent }
`);

const change = graphql(`
  fragment OwnChangeFields on OwnEditorChange {
    problem
    entry
    offer { secret uri }
    recoveryCodes
  }
`);

export const ownReads = {
  ownEditorAccess: graphql(
    `query ownEditorAccess($session: ID!) {
      ownEditorAccess(session: $session) {
        email
        hasFactor
        isFactorRequired
        recoveryCodes
        current
        sessions { ...KeptSessionFields }
        sharedSessions { ...KeptSessionFields }
      }
    }`,
    [selection],
  ),
};

export const ownChanges = {
  setOwnEditorEmail: graphql(
    `mutation setOwnEditorEmail($email: String!, $session: ID!) {
      setOwnEditorEmail(email: $email, session: $session) { ...OwnChangeFields }
    }`,
    [change],
  ),
  changeOwnEditorPassword: graphql(
    `mutation changeOwnEditorPassword($current: String!, $next: String!, $session: ID!) {
      changeOwnEditorPassword(current: $current, next: $next, session: $session) { ...OwnChangeFields }
    }`,
    [change],
  ),
  beginOwnEditorFactor: graphql(
    `mutation beginOwnEditorFactor($password: String!, $session: ID!) {
      beginOwnEditorFactor(password: $password, session: $session) { ...OwnChangeFields }
    }`,
    [change],
  ),
  confirmOwnEditorFactor: graphql(
    `mutation confirmOwnEditorFactor($entry: String!, $code: String!, $session: ID!) {
      confirmOwnEditorFactor(entry: $entry, code: $code, session: $session) { ...OwnChangeFields }
    }`,
    [change],
  ),
  removeOwnEditorFactor: graphql(
    `mutation removeOwnEditorFactor($password: String!, $session: ID!) {
      removeOwnEditorFactor(password: $password, session: $session) { ...OwnChangeFields }
    }`,
    [change],
  ),
  newOwnEditorRecoveryCodes: graphql(
    `mutation newOwnEditorRecoveryCodes($password: String!, $session: ID!) {
      newOwnEditorRecoveryCodes(password: $password, session: $session) { ...OwnChangeFields }
    }`,
    [change],
  ),
  endEditorSession: graphql(
    `mutation endEditorSession($id: ID!, $session: ID!) { endEditorSession(id: $id, session: $session) }`,
  ),
  endOtherEditorSessions: graphql(
    `mutation endOtherEditorSessions($shared: Boolean!, $session: ID!) {
      endOtherEditorSessions(shared: $shared, session: $session)
    }`,
  ),
};

export const operations = { content: { ...ownReads, ...ownChanges } };

type OwnReads = typeof ownReads;
type OwnChanges = typeof ownChanges;

declare module '../../operations.ts' {
  interface ContentReads extends OwnReads {}
  interface ContentChanges extends OwnChanges {}
}
