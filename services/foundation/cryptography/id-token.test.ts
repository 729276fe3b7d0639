import { createHmac } from 'node:crypto';
import { exportJWK, generateKeyPair, type JSONWebKeySet, SignJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { createIdTokenVerifier } from './id-token.ts';

const issuer = 'https://www.group.example/am';
const audience = 'kmx_uapp_login';
type Pair = Awaited<ReturnType<typeof generateKeyPair>>;
let first: Pair;
let second: Pair;
let served: JSONWebKeySet;
let fetches = 0;

beforeAll(async () => {
  first = await generateKeyPair('RS256', { extractable: true });
  second = await generateKeyPair('RS256', { extractable: true });
  served = { keys: [await publicKey(first, 'one')] };
});

async function publicKey({ publicKey: key }: Pair, kid: string) {
  return { ...(await exportJWK(key)), kid, alg: 'RS256', use: 'sig' };
}

function getToken(claims: Record<string, unknown> = {}, { pair = first, kid = 'one' } = {}) {
  const time = Math.floor(Date.now() / 1000);
  const whole = { iss: issuer, aud: audience, sub: 'p-1', iat: time, exp: time + 60, ...claims };
  return new SignJWT(whole).setProtectedHeader({ alg: 'RS256', kid }).sign(pair.privateKey);
}

function verifier(now?: () => number) {
  return createIdTokenVerifier({
    issuer: () => issuer,
    audience,
    fetchKeys: async () => {
      fetches += 1;
      return served;
    },
    ...(now && { now }),
  });
}

describe('IDP-01 TIC-04 an ID token', () => {
  test('that the issuer signed for us tells who somebody is', async () => {
    expect(await verifier()(await getToken())).toMatchObject({ sub: 'p-1' });
  });

  test.each([
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for another client', { aud: 'other' }],
    ['that has ended', { exp: Math.floor(Date.now() / 1000) - 120 }],
    ['without a subject', { sub: undefined }],
    ['without an end', { exp: undefined }],
  ])('%s tells nothing', async (_, claims) => {
    expect(await verifier()(await getToken(claims))).toBeUndefined();
  });

  test('without a signature, or signed with what everybody may read, tells nothing', async () => {
    const [, body = ''] = (await getToken()).split('.');
    const head = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const none = `${head({ alg: 'none' })}.${body}.`;
    const signed = `${head({ alg: 'HS256', kid: 'one' })}.${body}`;
    const secret = JSON.stringify(served.keys[0]);
    const mac = createHmac('sha256', secret).update(signed).digest('base64url');
    const verify = verifier();
    expect(await verify(none)).toBeUndefined();
    expect(await verify(`${signed}.${mac}`)).toBeUndefined();
    expect(await verify('no token')).toBeUndefined();
  });

  test('with a new key makes the keys be read again, though not all the time', async () => {
    let time = Date.now();
    const verify = verifier(() => time);
    await verify(await getToken());
    const before = fetches;
    const strange = await getToken({}, { pair: second, kid: 'two' });
    expect(await verify(strange)).toBeUndefined();
    expect(fetches).toBe(before);
    time += 11_000;
    served = { keys: [...served.keys, await publicKey(second, 'two')] };
    expect(await verify(strange)).toMatchObject({ sub: 'p-1' });
    expect(fetches).toBe(before + 1);
  });
});
