import { passableIdTokenHeader } from '#contracts/identity/client.ts';
import { debugLevelHeader, getDebugLevel } from '#contracts/support/debug-level.ts';
import { type OperationAnswer, sendOperation } from '#web/apps/frame/send-operation.ts';
import type { BackendName } from './operations.ts';

/** One of the operations that the server knows, by its back end and name. */
export type Question = {
  readonly backend: BackendName;
  readonly operation: string;
  readonly variables: unknown;
};

/** What a screen asks first; an address is asked without a token, and its answer kept by the browser. */
export type Opening = Question | { readonly address: string };

const addresses: Readonly<Record<BackendName, string>> = {
  support: '/api/tickets-proxy',
  accounts: '/api/accounts-proxy',
};

/** Throws `AskError` when nothing readable comes back. */
export function send({ backend, operation, variables }: Question, idToken: string): Promise<OperationAnswer> {
  return sendOperation({
    address: addresses[backend],
    name: operation,
    variables,
    headers: {
      [passableIdTokenHeader]: idToken,
      ...(backend === 'support' && { [debugLevelHeader]: debugLevel() }),
    },
  });
}

/** A tester who wants to be found in the log says `localStorage['debug-level'] = 'debug'`. */
function debugLevel(): string {
  try {
    return getDebugLevel(localStorage.getItem(debugLevelHeader));
  } catch {
    return getDebugLevel(undefined);
  }
}
