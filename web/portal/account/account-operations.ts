import type { ResultOf } from 'gql.tada';
import { graphql } from '#contracts/accounts/graphql.ts';

/** What the account screen asks. */
export const accountOperations = {
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
          organisations { id name locations { id name } }
          losesWithAccount
          lastAdministratorOf { id name }
        }
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

type Answers = typeof accountOperations.accounts;
export type Account = ResultOf<Answers['account']>['me'];
