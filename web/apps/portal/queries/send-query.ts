import { passableIdTokenHeader } from '#contracts/identity/client.ts';
import { debugLevelHeader, getDebugLevel } from '#contracts/support/debug-level.ts';
import { fetchOperation, type OperationResponse } from '#web/apps/frame/fetch-operation.ts';
import type { BackendName } from '../operations.ts';

/** One of the operations that the server knows, by its back end and name. */
export type Query = {
  readonly backend: BackendName;
  readonly operation: string;
  readonly variables: unknown;
};

/** A first query of a screen; an address is fetched without a token, and the browser caches its response. */
export type InitialQuery = Query | { readonly address: string };

const addresses: Readonly<Record<BackendName, string>> = {
  support: '/api/tickets-proxy',
  accounts: '/api/accounts-proxy',
};

/** Throws `OperationError` when there is no valid response. */
export function sendQuery(
  { backend, operation, variables }: Query,
  idToken: string,
): Promise<OperationResponse> {
  return fetchOperation({
    address: addresses[backend],
    name: operation,
    variables,
    headers: {
      [passableIdTokenHeader]: idToken,
      ...(backend === 'support' && { [debugLevelHeader]: readDebugLevel() }),
    },
  });
}

/** Testers set `localStorage['debug-level'] = 'debug'` to have their requests logged. */
function readDebugLevel(): string {
  try {
    return getDebugLevel(localStorage.getItem(debugLevelHeader));
  } catch {
    return getDebugLevel(undefined);
  }
}
