/** How this site speaks with an identity tenant (specification, sections 4, 7 and 9). */
export const client = {
  id: 'kmx_uapp_login',
  /** The last one is the tenant's scope for identity management, which adds the roles. */
  scope: 'openid profile email fr:idm:*',
  realm: 'alpha',
} as const;

/** The paths of a tenant below its host; those of the embedded one stand below the site's. */
export const paths = {
  /** The issuer; `/.well-known/openid-configuration` stands below it. */
  oauth: '/am/oauth2/realms/root/realms/alpha',
  /** Journeys: `…/authenticate?authIndexType=service&authIndexValue={journey}`. */
  authenticate: '/am/json/realms/root/realms/alpha/authenticate',
  sessions: '/am/json/realms/root/realms/alpha/sessions',
} as const;

/** Below `paths.oauth`, as ForgeRock names them. */
export const endpoints = {
  authorize: '/authorize',
  token: '/access_token',
  userInfo: '/userinfo',
  revoke: '/token/revoke',
  endSession: '/connect/endSession',
  introspect: '/introspect',
  jwks: '/connect/jwk_uri',
  wellKnown: '/.well-known/openid-configuration',
} as const;

/** The journeys of the embedded tenant, by the names that `authIndexValue` takes. */
export const journeys = ['Login', 'Registration', 'ResetPassword', 'Invitation'] as const;
export type Journey = (typeof journeys)[number];

/** Headers by which a tenant knows its own clients; without one of them it answers no journey. */
export const journeyHeaders = {
  'accept-api-version': 'protocol=1.0,resource=2.1',
  'x-requested-with': 'forgerock-sdk',
} as const;

/** The header in which a signed-in person's ID token reaches a back end (specification, section 7). */
export const idTokenHeader = 'ciam_id_token';
/**
 * The same under a name that every proxy passes on: nginx by default drops names with underscores. Browsers send this
 * one only, programs that act for somebody both.
 */
export const passableIdTokenHeader = 'ciam-id-token';

/** The ID token of a request, by whichever of its names it arrived; undefined: it has none. */
export function findIdToken(headers: Headers): string | undefined {
  return headers.get(idTokenHeader) || headers.get(passableIdTokenHeader) || undefined;
}

/** The headers that pass the ID token of one request on, to a back end that may stand behind a proxy. */
export function idTokenHeaders(headers: Headers): Record<string, string> {
  const token = findIdToken(headers);
  return token ? { [idTokenHeader]: token, [passableIdTokenHeader]: token } : {};
}
