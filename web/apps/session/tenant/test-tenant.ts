import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export const issuer = 'https://login.example/am/oauth2/realms/root/realms/alpha';
export const clientId = 'kmx_uapp_login';

const keys = await generateKeyPair('RS256', { extractable: true });
export const jwks = { keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }] };

/** Signs an ID token as a tenant does, valid for a minute by default. */
export function signIdToken(claims: JWTPayload, kid = 'k1'): Promise<string> {
  const full = { iss: issuer, aud: clientId, sub: 'u1', exp: Math.floor(Date.now() / 1000) + 60, ...claims };
  return new SignJWT(full).setProtectedHeader({ alg: 'RS256', kid }).setIssuedAt().sign(keys.privateKey);
}

const wellKnown = {
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/access_token`,
  userinfo_endpoint: `${issuer}/userinfo`,
  revocation_endpoint: `${issuer}/token/revoke`,
  end_session_endpoint: `${issuer}/connect/endSession`,
  jwks_uri: `${issuer}/connect/jwk_uri`,
};

type Reply = Response | Promise<Response>;
export type Replies = Readonly<Record<string, (requests: Request) => Reply>>;

/**
 * A fake tenant: `replies` by the end of the path; other requests get a normal response. Returns `fetch` and
 * the requests: `POST /token/revoke`.
 */
export function playTenant(replies: Replies = {}) {
  const requests: string[] = [];
  const bodies = new Map<string, URLSearchParams>();
  const inOrder: Replies = {
    '/openid-configuration': () => Response.json(wellKnown),
    '/jwk_uri': () => Response.json(jwks),
    '/revoke': () => new Response(null, { status: 200 }),
    '/sessions': () => Response.json({}),
    '/endSession': () => new Response(null, { status: 204 }),
  };
  const fetch = async (url: string, init?: RequestInit): Promise<Response> => {
    const request = new Request(url, init);
    const { pathname } = new URL(url);
    const name = pathname.slice(pathname.lastIndexOf('/'));
    requests.push(`${request.method} ${name}`);
    if (request.method === 'POST') bodies.set(name, new URLSearchParams(await request.clone().text()));
    const reply = replies[name] ?? inOrder[name];
    if (!reply) throw new TypeError('Failed to fetch');
    return reply(request);
  };
  return { fetch, requests, bodies };
}
