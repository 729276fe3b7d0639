import { beginAttempt } from './sign-in-attempt.ts';
import { isSignInNeeded, messages } from './sign-in-needed.ts';
import { authorizeInFrame } from './tenant/authorize-in-frame.ts';
import { revokeToken } from './tenant/end-session.ts';
import type { Tenant } from './tenant/tenant.ts';
import type { TokenStore } from './tokens/token-store.ts';
import { isFresh, type Tokens } from './tokens/tokens.ts';

type Parts = {
  readonly tenant: () => Promise<Tenant>;
  readonly store: TokenStore;
  readonly clientId: string;
  readonly scope: string;
  readonly origin: string;
};

/** Needed for signing in and renewing tokens only; loaded while the tenant's endpoints are discovered. */
export const loadExchange = () => import('./tenant/code-exchange.ts');

export function isUsable(tokens: Tokens | undefined, refused: string | undefined): tokens is Tokens {
  return tokens !== undefined && tokens.idToken !== refused && isFresh(tokens);
}

/** Revokes tokens with the tenant. A failure is only logged, since they expire by themselves. */
export async function revoke({ tenant, clientId }: Pick<Parts, 'tenant' | 'clientId'>, old: Tokens) {
  try {
    await revokeToken(await tenant(), clientId, old);
  } catch (error) {
    console.warn('Existing tokens could not be revoked', error);
  }
}

/**
 * Renews the session: returns the stored tokens if another tab has renewed them meanwhile, otherwise new ones
 * by a silent sign-in. `refused`: an ID token that a back end refused. Undefined: the person has to sign in.
 */
export async function renewSession(parts: Parts, refused: string | undefined): Promise<Tokens | undefined> {
  const { store } = parts;
  const stored = store.read();
  if (isUsable(stored, refused)) return stored;
  if (stored) {
    await revoke(parts, stored);
    store.remove();
  }
  try {
    return await signInSilently(parts);
  } catch (error) {
    if (isSignInNeeded(error)) return undefined;
    throw error;
  }
}

async function signInSilently({ tenant, store, clientId, scope, origin }: Parts): Promise<Tokens> {
  const [at, { createAuthorizeAddress, exchangeCode }] = await Promise.all([tenant(), loadExchange()]);
  const attempt = beginAttempt(clientId, `${origin}/blank-callback`);
  const answer = await authorizeInFrame(await createAuthorizeAddress(at, scope, attempt, 'none'));
  if (answer.has('error')) throw new Error(answer.get('error_description') ?? messages.consent);
  const fresh = await exchangeCode(at, attempt, answer);
  store.write(fresh);
  return fresh;
}
