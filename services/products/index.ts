import { readFileSync } from 'node:fs';
import { buildSchema, GraphQLError } from 'graphql';
import type { Pool } from 'pg';
import { createGraphqlEndpoint } from '#services/foundation/graphql-endpoint.ts';
import type { Log } from '#services/foundation/log.ts';

export { productsToken } from './caller.ts';

export type Products = {
  /** Answers GraphQL by POST, wherever it is mounted. */
  handle: (request: Request) => Promise<Response>;
};

type Options = { pool: Pool; log: Log; secret: string; production: boolean };

const contract = new URL('../../contracts/products/schema.graphql', import.meta.url);

/** Answers from an empty catalogue. */
export async function openProducts({ log, production }: Options): Promise<Products> {
  const schema = buildSchema(readFileSync(contract, 'utf8'));
  const fields = schema.getQueryType()?.getFields() ?? {};
  const empty: Record<string, () => unknown> = {
    capabilities: () => [],
    classifications: () => [],
    productsBySlugs: () => [],
    documentBySlug: () => null,
    catalogueEntries: () => ({ items: [], hasNextPage: false, endCursor: null }),
    classificationProducts: () => ({
      products: [],
      total: 0,
      page: 1,
      pageSize: 24,
      brands: [],
      capabilities: [],
      ranges: [],
      refused: [],
    }),
    productBySlug: () => {
      throw new GraphQLError('No product found', { extensions: { code: 'PRODUCT_NOT_FOUND' } });
    },
  };
  for (const [name, resolve] of Object.entries(empty)) if (fields[name]) fields[name].resolve = resolve;
  return {
    handle: createGraphqlEndpoint({ schema, log, context: () => ({}), mayIntrospect: () => !production }),
  };
}
