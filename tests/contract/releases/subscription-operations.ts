import { graphql } from '#contracts/support/graphql.ts';

/** The site's operations on subscriptions. */
export const subscribeMutation = graphql(
  `mutation ask($input: SubscriptionInput!) { askSubscription(input: $input) }`,
);
export const pendingQuery = graphql(`
  query asked($token: String!) { askedSubscription(token: $token) { email topics language state } }
`);
export const confirmMutation = graphql(`
  mutation confirm($token: String!) { confirmSubscription(token: $token) { email topics language state } }
`);
export const readerQuery = graphql(`
  query reader($reader: String!) { readerSubscription(reader: $reader) { email topics language state } }
`);
export const changeMutation = graphql(`
  mutation change($reader: String!, $language: String!, $topics: [String!]!) {
    changeSubscription(reader: $reader, language: $language, topics: $topics) { topics language }
  }
`);
export const endMutation = graphql(`mutation end($reader: String!) { endSubscription(reader: $reader) }`);
