import { fetchTenant, isTimeout } from './fetch-tenant.ts';

/** The endpoints of a tenant: its well-known document, and what that document lacks. */
export type Tenant = {
  readonly issuer: string;
  readonly authorization_endpoint: string;
  readonly token_endpoint: string;
  readonly userinfo_endpoint: string;
  readonly jwks_uri: string;
  readonly revocation_endpoint?: string;
  readonly end_session_endpoint?: string;
  /** ForgeRock's own endpoint that ends a session; other tenants have none. */
  readonly sessions: string | undefined;
};

/** How many times the well-known document is fetched before the tenant counts as unreachable. */
const attempts = 3;

const required = ['authorization_endpoint', 'token_endpoint', 'userinfo_endpoint', 'jwks_uri'] as const;

/**
 * Fetches a tenant's well-known document.
 * @throws if it does not arrive in time, lacks an endpoint or names another issuer (OpenID Connect Discovery, 4.3)
 */
export async function readTenant(issuer: string): Promise<Tenant> {
  const response = await fetchWithRetries(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  if (!response.ok) throw new Error(`Expected 200, received ${response.status}`);
  const document = (await response.json()) as Tenant & { ping_end_idp_session_endpoint?: string };
  if (document.issuer !== issuer)
    throw new Error(`The tenant calls itself ${document.issuer}, not ${issuer}`);
  const missing = required.find((name) => !document[name]);
  if (missing) throw new Error(`Wellknown endpoint did not return \`${missing}\``);
  return {
    ...document,
    end_session_endpoint: document.ping_end_idp_session_endpoint ?? document.end_session_endpoint,
    sessions: getSessions(issuer),
  };
}

/** On a slow connection the document waits behind the application's own files. */
async function fetchWithRetries(url: string, timesLeft = attempts): Promise<Response> {
  try {
    return await fetchTenant(url);
  } catch (error) {
    if (!isTimeout(error) || timesLeft === 1) throw error;
    return fetchWithRetries(url, timesLeft - 1);
  }
}

/** `…/am/oauth2/realms/…` → `…/am/json/realms/…/sessions`; only ForgeRock's paths begin with `/am/`. */
function getSessions(issuer: string): string | undefined {
  const url = new URL(issuer);
  if (!url.pathname.includes('/am/')) return undefined;
  url.pathname = `${url.pathname.replace('oauth2', 'json').replace(/\/$/, '')}/sessions`;
  return url.href;
}
