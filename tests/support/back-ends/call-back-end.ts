import type { Backend } from '#contracts/backend.ts';

type AnsweredError = { message: string; extensions?: { code?: string; field?: string } };

/** Calls a back end and gives the response as it came, for requests that must be refused. */
export function callBackEnd(backend: Backend) {
  const post = (body: string, headers: Record<string, string> = {}) =>
    backend.fetch(
      new Request(backend.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
        body,
      }),
    );
  return {
    post,
    async send(query: string, variables: object = {}, headers: Record<string, string> = {}) {
      const response = await post(JSON.stringify({ query, variables }), headers);
      const answer = (await response.json()) as { data?: unknown; errors?: AnsweredError[] };
      return { status: response.status, ...answer };
    },
  };
}
