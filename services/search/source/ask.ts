import type { Backend } from '#contracts/backend.ts';
import { execute, type TypedDocument } from '#contracts/execute.ts';

/** Another back end as the source of the index, read as the site and in one language. */
export type Source = { readonly backend: Backend; readonly token: string | undefined };

/** Generous: no visitor waits for the index, and its lists are long. */
const timeoutMs = 30_000;

/** @throws BackendError when it does not answer */
export function query<Result, Variables extends Record<string, unknown>>(
  { backend, token }: Source,
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  language = 'en',
): Promise<Result> {
  const headers = { locales: language, ...(token && { authorization: `Bearer ${token}` }) };
  return execute(backend, document, variables, { headers, timeoutMs });
}
