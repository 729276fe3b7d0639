import { journeyHeaders } from '#contracts/identity/client.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { fetchTenant } from './fetch-tenant.ts';
import type { Tenant } from './tenant.ts';

/** Decision 36: if the tenant responds that there is no session to end, signing out has succeeded. */
const isDone = ({ status }: Response) => status < 300 || (status >= 400 && status < 500);

/** Revokes an access token. Throws `Failed to revoke token; received {status}`. */
export async function revokeToken(tenant: Tenant, clientId: string, { accessToken }: Tokens): Promise<void> {
  if (!tenant.revocation_endpoint) return;
  const body = new URLSearchParams({ client_id: clientId, token: accessToken });
  const response = await fetchTenant(tenant.revocation_endpoint, { method: 'POST', body });
  if (!isDone(response)) throw new Error(`Failed to revoke token; received ${response.status}`);
}

/**
 * Ends the person's session with the tenant, in both ways that it may support. Throws `Failed to end session;
 * received {status}`, or what `fetch` throws, when the session continues.
 */
export async function endSession(tenant: Tenant, tokens: Tokens | undefined): Promise<void> {
  const logout = await settled(logOut(tenant));
  const end = await settled(endBySessionHint(tenant, tokens));
  if (!logout.isDone && !end.isDone) throw end.error;
}

async function logOut({ sessions }: Tenant): Promise<void> {
  if (!sessions) throw new Error('This tenant has no sessions of this kind');
  const response = await fetchTenant(`${sessions}?_action=logout`, {
    method: 'POST',
    credentials: 'include',
    headers: { ...journeyHeaders, 'accept-api-version': 'protocol=1.0,resource=2.0' },
  });
  if (!isDone(response)) throw new Error(`Failed to log out; received ${response.status}`);
}

async function endBySessionHint(
  { end_session_endpoint: endpoint }: Tenant,
  tokens: Tokens | undefined,
): Promise<void> {
  if (!endpoint || !tokens) return;
  const url = new URL(endpoint);
  url.searchParams.set('id_token_hint', tokens.idToken);
  const response = await fetchTenant(url.href, {
    credentials: 'include',
    headers: { authorization: `Bearer ${tokens.accessToken}` },
  });
  if (!isDone(response)) throw new Error(`Failed to end session; received ${response.status}`);
}

async function settled(work: Promise<void>): Promise<{ isDone: boolean; error?: unknown }> {
  try {
    await work;
    return { isDone: true };
  } catch (error) {
    return { isDone: false, error };
  }
}

/**
 * The tenant's page on which the person ends the session (OpenID Connect RP-Initiated Logout 1.0); undefined
 * where requests do that. Only ForgeRock's tenants accept such requests from other origins, at `sessions`.
 */
export function signOutPage(
  { end_session_endpoint: endpoint, sessions }: Tenant,
  tokens: Tokens | undefined,
  { clientId, origin }: { readonly clientId: string; readonly origin: string },
): string | undefined {
  if (!endpoint || !tokens || sessions) return undefined;
  const url = new URL(endpoint);
  url.searchParams.set('id_token_hint', tokens.idToken);
  url.searchParams.set('client_id', clientId);
  url.searchParams.set('post_logout_redirect_uri', `${origin}/mykomax/logout`);
  return url.href;
}
