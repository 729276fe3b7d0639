import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './graphql-env.d.ts';
import type { RichText } from './rich-text.ts';

/** The typed tag for documents of the content back end; `schema.graphql` beside it is the promise. */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: { RichText: RichText; DateTime: string; Date: string; ThemeTokens: Record<string, string> };
  disableMasking: true;
}>();

export type { ResultOf } from 'gql.tada';
