import './enquiry/enquiry.graphql.ts';
import './subscription/subscription.graphql.ts';
import './whitepaper/whitepaper.graphql.ts';
import { builder } from './builder.ts';

/** What `contracts/support/schema.graphql` promises; a test holds the two against each other. */
export const schema = builder.toSchema();
