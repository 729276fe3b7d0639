import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './graphql-env.d.ts';

/** The typed tag for documents of the product back end; `schema.graphql` beside it is the contract. */
export const graphql = initGraphQLTada<{ introspection: introspection; disableMasking: true }>();

export type { ResultOf } from 'gql.tada';
