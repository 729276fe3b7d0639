import { BackendError, type TypedDocument } from '#contracts/execute.ts';
import { errorResponse } from '#web/site/data/error-response.ts';
import type { ServerContext } from '#web/site/data/server-context.ts';
import { createSupportClient } from '#web/site/data/support-client.ts';

/**
 * A page whose address is a secret of one reader: kept nowhere, and told to no other site when the reader leaves it. With
 * `no-referrer`, browsers would say of its forms, too, that they come from nowhere (`Origin: null`).
 */
export const privateHeaders = { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' };

/** Asks the support back end. Throws the answer 503 when it cannot tell. */
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
