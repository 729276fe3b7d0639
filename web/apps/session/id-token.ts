import { askTenant } from './ask-tenant.ts';
import type { Tenant } from './tenant.ts';
import type { Claims } from './viewer.ts';

type Expected = { readonly clientId: string; readonly nonce: string; readonly now?: number };

/** Those that every back end takes (services/foundation/id-token.ts), by their names in tokens. */
const algorithms = {
  RS256: {
    kty: 'RSA',
    key: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
    check: { name: 'RSASSA-PKCS1-v1_5' },
  },
  PS256: {
    kty: 'RSA',
    key: { name: 'RSA-PSS', hash: 'SHA-256' },
    check: { name: 'RSA-PSS', saltLength: 32 },
  },
  ES256: {
    kty: 'EC',
    key: { name: 'ECDSA', namedCurve: 'P-256' },
    check: { name: 'ECDSA', hash: 'SHA-256' },
  },
} as const;
type Algorithm = keyof typeof algorithms;
/** Clocks of browsers are not exact. */
const skewSeconds = 60;

/**
 * Checks an ID token that came for an attempt (OpenID Connect Core, 3.1.3.7): signature by a key of the tenant, issuer,
 * audience, expiry, nonce. Throws what is wrong with it.
 */
export async function verifyIdToken(token: string, tenant: Tenant, expected: Expected): Promise<void> {
  const [head = '', body = '', signature = '', ...more] = token.split('.');
  const header = readPart(head);
  const { alg } = header;
  if (more.length > 0 || typeof alg !== 'string' || !Object.hasOwn(algorithms, alg))
    throw new Error('The ID token is not signed as agreed');
  const key = await readKey(tenant.jwks, alg as Algorithm, header.kid);
  const signed = new TextEncoder().encode(`${head}.${body}`);
  if (!(await crypto.subtle.verify(algorithms[alg as Algorithm].check, key, getBytes(signature), signed)))
    throw new Error('The ID token is not of this tenant');
  const problem = getProblem(readPart(body), tenant, expected);
  if (problem) throw new Error(`The ID token has ${problem}`);
}

/** What a token says, without any check: for what is shown, never for what is allowed. */
export function parseClaims(token: string): Claims | undefined {
  try {
    return readPart(token.split('.')[1] ?? '');
  } catch {
    return undefined;
  }
}

function getProblem(claims: Claims, { issuer }: Tenant, { clientId, nonce, now = Date.now() }: Expected) {
  const { aud, azp, exp } = claims;
  if (claims.iss !== issuer) return 'another issuer';
  if (aud !== clientId && !(Array.isArray(aud) && aud.includes(clientId))) return 'another audience';
  if (azp !== undefined && azp !== clientId) return 'another audience';
  if (typeof exp !== 'number' || exp + skewSeconds < now / 1000) return 'expired';
  if (claims.nonce !== nonce) return 'another nonce';
  return undefined;
}

async function readKey(address: string, alg: Algorithm, id: unknown): Promise<CryptoKey> {
  const response = await askTenant(address);
  if (!response.ok) throw new Error(`Expected 200, received ${response.status}`);
  const { keys = [] } = (await response.json()) as { keys?: (JsonWebKey & { kid?: string })[] };
  const { kty, key: kind } = algorithms[alg];
  const key = keys.find((one) => one.kty === kty && (id === undefined || one.kid === id));
  if (!key) throw new Error('The ID token is not of this tenant');
  return crypto.subtle.importKey('jwk', { ...key, alg, key_ops: undefined }, kind, false, ['verify']);
}

function readPart(part: string): Claims {
  return JSON.parse(new TextDecoder().decode(getBytes(part))) as Claims;
}

function getBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
