import { getChallenge, randomText } from './pkce.ts';

/** What one attempt to sign in is known by when the tenant answers. */
export type Attempt = {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly state: string;
  readonly verifier: string;
  readonly nonce: string;
  /** The page that asked for it. */
  readonly returnTo?: string;
};

type Client = { readonly clientId: string; readonly scope: string };

/** IDP-01: a state of 16 bytes, a verifier of 32. */
export function beginAttempt(clientId: string, redirectUri: string, returnTo?: string): Attempt {
  return {
    clientId,
    redirectUri,
    state: randomText(16),
    verifier: randomText(32),
    nonce: randomText(16),
    returnTo,
  };
}

/** The address at which a tenant answers an attempt. `none`: without asking the person anything. */
export async function authorizeAddress(
  endpoint: string,
  { clientId, scope }: Client,
  { redirectUri, state, verifier, nonce }: Attempt,
  prompt?: 'none',
): Promise<string> {
  const url = new URL(endpoint);
  const parameters = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope,
    state,
    nonce,
    ...(prompt && { prompt }),
    code_challenge: await getChallenge(verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** An attempt that leaves the page is kept for its return, in this tab alone. */
const pendingKey = (clientId: string) => `FR-SDK-authflow-${clientId}`;

/** Throws where the browser forbids storage: the sign-in could never be finished. */
export function keepPending(attempt: Attempt): void {
  sessionStorage.setItem(pendingKey(attempt.clientId), JSON.stringify({ prefix: 'FR-SDK', ...attempt }));
}

/** Gives the attempt that left this tab, once. */
export function takePending(clientId: string): Attempt | undefined {
  const text = sessionStorage.getItem(pendingKey(clientId));
  sessionStorage.removeItem(pendingKey(clientId));
  try {
    return text === null ? undefined : (JSON.parse(text) as Attempt);
  } catch {
    return undefined;
  }
}
