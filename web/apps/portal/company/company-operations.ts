import { graphql } from '#contracts/accounts/graphql.ts';

/** The operations for people who belong to no company yet. */
const companyOperations = {
  company: graphql(`
    query company {
      me { organisations { id name } }
      joinRequests { id way value askedAt }
      joinOffers { id name domain joining }
    }
  `),
  askToJoin: graphql(`
    mutation askToJoin($key: ID!, $way: WayToAsk!, $value: String!, $town: String!, $workplace: String!) {
      askToJoin(key: $key, way: $way, value: $value, town: $town, workplace: $workplace)
    }
  `),
  joinByEmail: graphql(`
    mutation joinByEmail($organisation: ID!) {
      joinByEmail(organisation: $organisation)
    }
  `),
};

export const operations = { accounts: companyOperations };

type CompanyOperations = typeof companyOperations;

declare module '../operations.ts' {
  interface AccountsOperations extends CompanyOperations {}
}
