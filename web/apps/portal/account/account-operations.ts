import type { ResultOf } from 'gql.tada';
import { graphql } from '#contracts/accounts/graphql.ts';

/** The queries of the account screen. */
export const operations = {
  accounts: {
    account: graphql(`
      query account {
        me {
          email
          firstName
          lastName
          company
          telephone
          address
          postalCode
          city
          country
          language
          isEmployee
          isKeptElsewhere
          organisations { id name locations { id name } }
          losesWithAccount
          lastAdministratorOf { id name }
        }
        signIn {
          isHere
          hasPassword
          hasTotp
          passkeys { id name createdAt }
          recoveryCodes
          sessions { id isCurrent userAgent address startedAt }
        }
      }
    `),
    changePassword: graphql(`
      mutation changePassword($current: String!, $next: String!) {
        changePassword(current: $current, next: $next)
      }
    `),
    proveIdentity: graphql(`
      mutation proveIdentity($password: String!, $code: String!) {
        proveIdentity(password: $password, code: $code)
      }
    `),
    beginPasskeyProof: graphql(`
      mutation beginPasskeyProof {
        beginPasskeyProof
      }
    `),
    provePasskey: graphql(`
      mutation provePasskey($answer: String!) {
        provePasskey(answer: $answer)
      }
    `),
    beginTotp: graphql(`
      mutation beginTotp {
        beginTotp { uri secret }
      }
    `),
    confirmTotp: graphql(`
      mutation confirmTotp($code: String!) {
        confirmTotp(code: $code) { recoveryCodes }
      }
    `),
    removeTotp: graphql(`
      mutation removeTotp {
        removeTotp
      }
    `),
    beginPasskey: graphql(`
      mutation beginPasskey {
        beginPasskey
      }
    `),
    confirmPasskey: graphql(`
      mutation confirmPasskey($answer: String!, $name: String!) {
        confirmPasskey(answer: $answer, name: $name) { recoveryCodes }
      }
    `),
    removePasskey: graphql(`
      mutation removePasskey($id: ID!) {
        removePasskey(id: $id)
      }
    `),
    newRecoveryCodes: graphql(`
      mutation newRecoveryCodes {
        newRecoveryCodes
      }
    `),
    resetSecondFactor: graphql(`
      mutation resetSecondFactor {
        resetSecondFactor
      }
    `),
    endSession: graphql(`
      mutation endSession($id: ID!) {
        endSession(id: $id)
      }
    `),
    endOtherSessions: graphql(`
      mutation endOtherSessions {
        endOtherSessions
      }
    `),
    updateProfile: graphql(`
      mutation updateProfile($profile: ProfileInput!) {
        updateProfile(profile: $profile) { id }
      }
    `),
    requestEmailChange: graphql(`
      mutation requestEmailChange($email: String!) {
        requestEmailChange(email: $email)
      }
    `),
    deleteAccount: graphql(`
      mutation deleteAccount($email: String!, $reason: String) {
        deleteAccount(email: $email, reason: $reason)
      }
    `),
  },
};

type AccountOperations = typeof operations.accounts;
export type Account = ResultOf<AccountOperations['account']>['me'];
export type SignIn = ResultOf<AccountOperations['account']>['signIn'];

declare module '../operations.ts' {
  interface AccountsOperations extends AccountOperations {}
}
