import { BackendError, type TypedDocument } from '#contracts/execute.ts';
import { errorResponse } from '#web/site/data/error-response.ts';
import type { ServerContext } from '#web/site/data/server-context.ts';
import { createSupportClient } from '#web/site/data/support-client.ts';

/**
 * A page whose address is a secret of one reader: stored in no cache, and sent to no other site as a referrer. With
 * `no-referrer`, browsers would say of its forms, too, that they come from nowhere (`Origin: null`).
 */
export const privateHeaders = { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' };

/** Asks the support back end. Throws a 503 response when it is unavailable. */
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

/** Back to the page, so that reloading sends nothing again. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { ...privateHeaders, location } });
}
