import { graphql } from '#contracts/accounts/graphql.ts';

/** The operations for the rules by which people may join without an invitation. */
const joiningOperations = {
  joining: graphql(`
    query joining {
      me { organisations { id } }
      organisations { id name kind }
      emailDomains { domain joining organisation { id } }
      allowableDomain
    }
  `),
  allowEmailDomain: graphql(`
    mutation allowEmailDomain($organisation: ID!, $joining: JoiningMode!) {
      allowEmailDomain(organisation: $organisation, joining: $joining)
    }
  `),
  disallowEmailDomain: graphql(`
    mutation disallowEmailDomain($organisation: ID!, $domain: String!) {
      disallowEmailDomain(organisation: $organisation, domain: $domain)
    }
  `),
};

export const operations = { accounts: joiningOperations };

type JoiningOperations = typeof joiningOperations;

declare module '../../operations.ts' {
  interface AccountsOperations extends JoiningOperations {}
}
