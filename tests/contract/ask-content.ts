import type { Backend } from '#contracts/backend.ts';
import { graphql } from '#contracts/content/graphql.ts';
import { execute, type TypedDocument } from '#contracts/execute.ts';

export type Asking = { locales?: string; token?: string };

/** What a caller of the content back end does: it asks, as somebody, in some languages. */
export function askContent(backend: Backend) {
  const headersOf = ({ locales = 'en', token }: Asking) => ({
    locales,
    ...(token && { authorization: `Bearer ${token}` }),
  });
  return {
    ask: <Result, Variables extends Record<string, unknown>>(
      document: TypedDocument<Result, Variables>,
      variables: Variables,
      asking: Asking = {},
    ) => execute(backend, document, variables, { headers: headersOf(asking) }),

    /** The answer as it came, for what must be refused. */
    async send(query: string, variables: object = {}, asking: Asking = {}) {
      const response = await post(JSON.stringify({ query, variables }), headersOf(asking));
      const answer = (await response.json()) as { data?: unknown; errors?: AnsweredError[] };
      return { status: response.status, ...answer };
    },
    post,
  };

  function post(body: string, headers: Record<string, string> = {}) {
    return backend.fetch(
      new Request(backend.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
        body,
      }),
    );
  }
}

export type AnsweredError = { message: string; extensions?: { code?: string; field?: string } };

/** The ids of the sample's sites by name; every other id is found from there. */
export const sitesQuery = graphql(`
  query sites { sites { id name } }
`);
