import { askTenant } from './ask-tenant.ts';

/** Where a tenant answers. */
export type Tenant = {
  readonly issuer: string;
  readonly authorize: string;
  readonly token: string;
  readonly userInfo: string;
  readonly revoke: string | undefined;
  readonly endSession: string | undefined;
  /** ForgeRock's own way to end a session; other tenants have none. */
  readonly sessions: string | undefined;
  readonly jwks: string;
};

type WellKnown = Readonly<Record<string, string | undefined>>;

/**
 * Reads a tenant's well-known document. Throws when it does not come, or is of another issuer (OpenID Connect
 * Discovery, 4.3).
 */
export async function readTenant(issuer: string): Promise<Tenant> {
  const response = await askTenant(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
  if (!response.ok) throw new Error(`Expected 200, received ${response.status}`);
  const document = (await response.json()) as WellKnown;
  if (document.issuer !== issuer)
    throw new Error(`The tenant calls itself ${document.issuer}, not ${issuer}`);
  const required = (name: string) => {
    const address = document[name];
    if (!address) throw new Error(`Wellknown endpoint did not return \`${name}\``);
    return address;
  };
  return {
    issuer,
    authorize: required('authorization_endpoint'),
    token: required('token_endpoint'),
    userInfo: required('userinfo_endpoint'),
    jwks: required('jwks_uri'),
    revoke: document.revocation_endpoint,
    endSession: document.ping_end_idp_session_endpoint ?? document.end_session_endpoint,
    sessions: getSessions(issuer),
  };
}

/** `…/am/oauth2/realms/…` → `…/am/json/realms/…/sessions`; only ForgeRock's paths begin with `/am/`. */
function getSessions(issuer: string): string | undefined {
  const url = new URL(issuer);
  if (!url.pathname.includes('/am/')) return undefined;
  url.pathname = `${url.pathname.replace('oauth2', 'json').replace(/\/$/, '')}/sessions`;
  return url.href;
}
