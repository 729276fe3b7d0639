import { SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseClaims, verifyIdToken } from './id-token.ts';
import type { Tenant } from './tenant.ts';
import { clientId, issuer, jwks, playTenant, signIdToken } from './test-tenant.ts';

const tenant = { issuer, jwks: `${issuer}/connect/jwk_uri` } as Tenant;
const verify = (token: string) => verifyIdToken(token, tenant, { clientId, nonce: 'n' });

beforeEach(() => void vi.stubGlobal('fetch', playTenant().fetch));
afterEach(() => void vi.unstubAllGlobals());

describe('ASVS 9.1 an ID token', () => {
  test('of this tenant, for this client and this attempt is valid', async () => {
    await expect(verify(await signIdToken({ nonce: 'n' }))).resolves.toBeUndefined();
    await expect(verify(await signIdToken({ nonce: 'n', aud: ['x', clientId] }))).resolves.toBeUndefined();
  });

  const past = Math.floor(Date.now() / 1000) - 120;
  test.each([
    ['another issuer', { iss: `${issuer}/` }],
    ['another audience', { aud: 'other' }],
    ['another audience', { aud: [clientId, 'other'], azp: 'other' }],
    ['expired', { exp: past }],
    ['another nonce', { nonce: 'm' }],
    ['another nonce', { nonce: undefined }],
  ])('with %s is refused', async (problem, claims) => {
    await expect(signIdToken({ nonce: 'n', ...claims }).then(verify)).rejects.toThrow(problem);
  });

  test('by another key, by no key, by a key that everybody knows, or changed afterwards is refused', async () => {
    const claims = { iss: issuer, aud: clientId, nonce: 'n', exp: past + 600 };
    const published = new TextEncoder().encode(JSON.stringify(jwks.keys[0]));
    const byPublicKey = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
      .sign(published);
    const good = await signIdToken({ nonce: 'n' });
    const [head, , signature] = good.split('.');
    const body = Buffer.from(JSON.stringify({ ...claims, sub: 'admin' })).toString('base64url');
    const forged = [
      new UnsecuredJWT(claims).encode(),
      byPublicKey,
      `${head}.${body}.${signature}`,
      `${good}.x`,
      await signIdToken({ nonce: 'n' }, 'k2'),
    ];
    for (const token of forged)
      await expect(verify(token), token).rejects.toThrow(/not signed|not of this tenant/);
  });
});

test('what a token says can be read without checking it', async () => {
  expect(parseClaims(await signIdToken({ name: 'Zoë Müller' }))).toMatchObject({ name: 'Zoë Müller' });
  expect(parseClaims('no token')).toBeUndefined();
});
