import { graphql } from '#contracts/support/graphql.ts';

export const subscriptionQuery = graphql(`
  query readerSubscription($reader: String!) {
    readerSubscription(reader: $reader) { email language topics state }
  }
`);

export const endMutation = graphql(`
  mutation endSubscription($reader: String!) {
    endSubscription(reader: $reader)
  }
`);
