import { SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { beginAttempt } from '../sign-in-attempt.ts';
import { exchangeCode } from './code-exchange.ts';
import { readTenant } from './tenant.ts';
import { clientId, issuer, jwks, playTenant, type Replies, signIdToken } from './test-tenant.ts';

const attempt = beginAttempt(clientId, 'https://site.example/callback');

async function exchangeTokens(query: string, replies: Replies = {}) {
  const played = playTenant(replies);
  vi.stubGlobal('fetch', played.fetch);
  const tokens = await exchangeCode(await readTenant(issuer), attempt, new URLSearchParams(query));
  return { tokens, ...played };
}
afterEach(() => void vi.unstubAllGlobals());

const good = `code=c&state=${attempt.state}`;
const exchangeWith = async (more: object = {}) =>
  Response.json({
    access_token: 'a',
    token_type: 'Bearer',
    id_token: await signIdToken({ nonce: attempt.nonce }),
    refresh_token: 'r',
    expires_in: 3600,
    ...more,
  });

test('IDP-01 a code is exchanged with the verifier of its attempt', async () => {
  const { tokens, bodies } = await exchangeTokens(good, { '/access_token': () => exchangeWith() });
  expect(tokens).toMatchObject({ accessToken: 'a', refreshToken: 'r' });
  expect((tokens.tokenExpiry ?? 0) - Date.now()).toBeGreaterThan(3_590_000);
  expect(Object.fromEntries(bodies.get('/access_token') ?? [])).toEqual({
    client_id: clientId,
    code: 'c',
    grant_type: 'authorization_code',
    redirect_uri: 'https://site.example/callback',
    code_verifier: attempt.verifier,
  });
  expect(attempt.verifier).toMatch(/^[\w-]{43}$/);
  expect(attempt.state).toMatch(/^[\w-]{22}$/);
});

test.each([
  ['State mismatch', 'code=c&state=x'],
  ['State mismatch', 'code=c'],
  ['State mismatch', `code=c&state=${attempt.state}&state=${attempt.state}`],
  ['State mismatch', `${good}&iss=https%3A%2F%2Fevil.example`],
  ['Failed to acquire authorization code', `state=${attempt.state}`],
  ['Failed to acquire authorization code', `${good}&code=d`],
])('IDP-02 %s: %s', async (message, query) => {
  await expect(exchangeTokens(query)).rejects.toThrow(new Error(message));
});

test.each<[string, () => Response | Promise<Response>]>([
  ['Access token not found in response', () => exchangeWith({ access_token: undefined })],
  ['Unable to exchange authorization for tokens', () => exchangeWith({ id_token: undefined })],
  [
    'invalid_grant: used before',
    () => Response.json({ error: 'invalid_grant', error_description: 'used before' }, { status: 400 }),
  ],
  ['Expected 200, received 502', () => new Response('<html>', { status: 502 })],
])('IDP-02 %s', async (message, reply) => {
  await expect(exchangeTokens(good, { '/access_token': reply })).rejects.toThrow(new Error(message));
});

test('a tenant that calls itself otherwise is not asked further', async () => {
  vi.stubGlobal(
    'fetch',
    playTenant({ '/openid-configuration': () => Response.json({ issuer: 'https://evil.example' }) }).fetch,
  );
  await expect(readTenant(issuer)).rejects.toThrow('https://evil.example');
});

describe('ASVS 9.1 an ID token', () => {
  const { nonce } = attempt;
  const accept = (idToken: string) =>
    exchangeTokens(good, { '/access_token': () => exchangeWith({ id_token: idToken }) });

  test.each([
    ['of this tenant, for this client and this attempt', {}],
    ['that says for whom it is, of several', { aud: ['x', clientId], azp: clientId }],
    ['that ended within the tolerance of clocks', { exp: Math.floor(Date.now() / 1000) - 30 }],
  ])('%s is valid', async (_, claims) => {
    const idToken = await signIdToken({ nonce, ...claims });
    expect((await accept(idToken)).tokens.idToken).toBe(idToken);
  });

  const past = Math.floor(Date.now() / 1000) - 120;
  test.each([
    ['"iss"', { iss: `${issuer}/` }],
    ['"aud"', { aud: 'other' }],
    ['"aud"', { aud: ['x', clientId] }],
    ['"azp"', { aud: [clientId, 'other'], azp: 'other' }],
    ['another party', { azp: 'other' }],
    ['expiration', { exp: past }],
    ['"nonce"', { nonce: 'm' }],
    ['"nonce"', { nonce: undefined }],
  ])('with a wrong %s is refused', async (problem, claims) => {
    await expect(signIdToken({ nonce, ...claims }).then(accept)).rejects.toThrow(problem);
  });

  test('by another key, by no key, by a key that everybody knows, or changed afterwards is refused', async () => {
    const claims = { iss: issuer, aud: clientId, sub: 'u1', nonce, iat: past, exp: past + 600 };
    const published = new TextEncoder().encode(JSON.stringify(jwks.keys[0]));
    const byPublicKey = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
      .sign(published);
    const signed = await signIdToken({ nonce });
    const [head, , signature] = signed.split('.');
    const body = Buffer.from(JSON.stringify({ ...claims, sub: 'admin' })).toString('base64url');
    const forged: [token: string, problem: RegExp][] = [
      [new UnsecuredJWT(claims).encode(), /"alg"/],
      [byPublicKey, /"alg"/],
      [`${head}.${body}.${signature}`, /signature/],
      [`${signed}.x`, /Invalid JWT/],
      [await signIdToken({ nonce }, 'k2'), /no applicable keys/],
    ];
    for (const [token, problem] of forged) await expect(accept(token), token).rejects.toThrow(problem);
  });
});
