import { BackendError, type TypedDocument } from '#contracts/execute.ts';
import { errorResponse } from '#web/site/data/error-response.ts';
import type { ServerContext } from '#web/site/data/server-context.ts';
import { createSupportClient } from '#web/site/data/support-client.ts';

/**
 * Headers of a page whose address is a secret of one reader: it is not cached, and its address is not sent to
 * other sites as a referrer. `no-referrer` would make browsers send its forms with `Origin: null`.
 */
export const privateHeaders = { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' };

/** Queries the support back end. Throws a 503 response when it is unavailable. */
export async function createSupportQuery<Result, Variables extends Record<string, unknown>>(
  server: ServerContext,
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  try {
    return await createSupportClient(server)(document, variables);
  } catch (error) {
    throw error instanceof BackendError ? errorResponse(error) : error;
  }
}

/** Redirects to the page, so that a reload submits nothing again. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { ...privateHeaders, location } });
}
