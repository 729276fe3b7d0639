import { SignJWT } from 'jose';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { client, endpoints, journeyHeaders, paths } from '#contracts/identity/client.ts';
import { sendRequest } from '../support/send-request.ts';
import { authorize, discover, type openid, request, tokensFor } from './support/client.ts';
import { begin, reply, signIn } from './support/journey.ts';

const address = inject('address');
const issuer = `${address}${paths.oauth}`;
const luis = 'luis.ortega@bajio.example';

let config: openid.Configuration;
let cookies: string;

beforeAll(async () => {
  config = await discover(address);
  cookies = await signIn(address, luis);
});

describe('IDP-01 what the tenant does not answer', () => {
  test.each([
    ['another path', '/callback/x'],
    ['a longer path', '/callbackx'],
    ['a path that leads elsewhere', '/callback/../evil'],
    ['an encoded path', '/%63allback'],
    ['a query', '/callback?x=1'],
    ['a fragment', '/callback#x'],
    ['other letters', '/Callback'],
    ['a slash more', '/callback/'],
  ])('a redirect address with %s', async (_, path) => {
    await expectNotRedirected({ redirect_uri: address + path });
  });

  test.each([
    'https://evil.example/callback',
    `${address}@evil.example/callback`,
    `${address}.evil.example/callback`,
    `http://evil.example#${address}/callback`,
    address.replace('http:', 'https:').concat('/callback'),
    'javascript:alert(1)',
    '//evil.example/callback',
  ])('the redirect address %s', async (redirectUri) => {
    await expectNotRedirected({ redirect_uri: redirectUri });
  });

  async function expectNotRedirected(changed: Record<string, string>) {
    const { parameters } = await request(address);
    const { location, status, text } = await authorize(config, { ...parameters, ...changed }, cookies);
    expect(location).toBeUndefined();
    expect(status).toBe(400);
    expect(text).toMatch(/^invalid_/);
  }

  test.each<[string, Record<string, string>, string]>([
    ['a challenge in clear', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['no challenge', { code_challenge: '', code_challenge_method: '' }, 'invalid_request'],
    ['tokens in the address', { response_type: 'token' }, 'unsupported_response_type'],
    ['an ID token in the address', { response_type: 'id_token' }, 'unsupported_response_type'],
    ['a request object', { request: 'eyJhbGciOiJub25lIn0.e30.' }, 'request_not_supported'],
  ])('%s', async (_, changed, error) => {
    const { parameters } = await request(address);
    const { location } = await authorize(config, { ...parameters, ...changed }, cookies);
    const json = new URLSearchParams(location?.search || location?.hash.slice(1));
    expect(json.get('error')).toBe(error);
    expect(location?.href.startsWith(`${address}/callback`)).toBe(true);
  });

  test('a parameter that comes twice', async () => {
    const { parameters } = await request(address);
    const query = new URLSearchParams({ client_id: client.id, response_type: 'code', ...parameters });
    query.append('scope', 'openid');
    const answer = await fetch(`${issuer}${endpoints.authorize}?${query}`, {
      redirect: 'manual',
      headers: { cookie: cookies },
    });
    expect(new URL(answer.headers.get('location') ?? address).searchParams.get('error')).toBe(
      'invalid_request',
    );
  });

  test.each<[string, Record<string, string>]>([
    ['another verifier', { code_verifier: 'x'.repeat(43) }],
    ['no verifier', { code_verifier: '' }],
    ['another redirect address', { redirect_uri: `${address}/blank-callback` }],
    ['another client', { client_id: 'other' }],
  ])('a code with %s', async (_, changed) => {
    const { parameters, verifier } = await request(address);
    const { location } = await authorize(config, parameters, cookies);
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: client.id,
      code: location?.searchParams.get('code') ?? '',
      redirect_uri: parameters.redirect_uri,
      code_verifier: verifier,
      ...changed,
    });
    const answer = await fetch(`${issuer}${endpoints.token}`, { method: 'POST', body });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await answer.json()).not.toHaveProperty('access_token');
  });

  test.each(['password', 'client_credentials', 'implicit'])('the grant %s', async (grant) => {
    const body = new URLSearchParams({ grant_type: grant, client_id: client.id, username: luis });
    const answer = await fetch(`${issuer}${endpoints.token}`, { method: 'POST', body });
    expect(await answer.json()).toMatchObject({
      error: expect.stringMatching(/unsupported_grant_type|unauthorized_client/),
    });
  });

  test('an ID token that nobody signed, or somebody else did, ends no session', async () => {
    const mine = await signIn(address, luis);
    const { sub } = (await tokensFor(address, config, mine)).claims()!;
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { sub, iss: issuer, aud: client.id, exp: 4e9, iat: 1 };
    const unsigned = `${encode({ alg: 'none' })}.${encode(claims)}.`;
    const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.alloc(32));
    for (const hint of [unsigned, forged, 'x']) {
      const end = `${issuer}${endpoints.endSession}?${new URLSearchParams({ id_token_hint: hint })}`;
      const answer = await fetch(end, { headers: { cookie: mine } });
      expect(answer.status, hint).toBe(400);
    }
    expect(await tokensFor(address, config, mine)).toHaveProperty('access_token');
  });

  test.each(['https://evil.example/', `${address}.evil.example/`, '//evil.example', `${address}/elsewhere`])(
    'after signing out it does not lead to %s',
    async (elsewhere) => {
      const { id_token: hint = '' } = await tokensFor(address, config, await signIn(address, luis));
      const query = new URLSearchParams({ id_token_hint: hint, post_logout_redirect_uri: elsewhere });
      const answer = await fetch(`${issuer}${endpoints.endSession}?${query}`, { redirect: 'manual' });
      expect(answer.status).toBe(400);
      expect(answer.headers.get('location')).toBeNull();
    },
  );

  test('a page of another site may ask nothing, one of ours on another host may', async () => {
    const from = (origin: string) =>
      sendRequest(`${issuer}${endpoints.userInfo}`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'GET' },
      });
    for (const origin of ['https://evil.example', 'null', `${address}.evil.example`]) {
      const answer = await from(origin);
      expect(answer.status, origin).toBe(403);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    }
    const own = address.replace('://', '://wirelane.');
    const answer = await from(own);
    expect(answer.headers['access-control-allow-origin']).toBe(own);
    expect(answer.headers['access-control-allow-credentials']).toBe('true');
  });

  test('a forged host appears in none of its addresses', async () => {
    const { text } = await sendRequest(`${issuer}${endpoints.wellKnown}`, {
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    });
    expect(text).not.toContain('evil.example');
    expect(JSON.parse(text)).toMatchObject({ issuer, token_endpoint: `${issuer}/access_token` });
  });

  test('its pages of errors say what is wrong as plain text, under the strictest policy', async () => {
    const answer = await sendRequest(`${issuer}${endpoints.authorize}?client_id=%3Cscript%3E`, {
      headers: { accept: 'text/html' },
    });
    expect(answer.status).toBe(400);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  });
});

describe('IDP-07 journeys that are not answered', () => {
  const send = (headers: Record<string, string>, body?: string) =>
    sendRequest(`${address}${paths.authenticate}?authIndexType=service&authIndexValue=Login`, {
      method: 'POST',
      headers,
      ...(body !== undefined && { body }),
    });

  test('without a header of the protocol', async () => {
    expect((await send({ 'content-type': 'application/json' })).status).toBe(403);
  });

  test('for a page of another site', async () => {
    expect((await send({ ...journeyHeaders, origin: 'https://evil.example' })).status).toBe(403);
  });

  test('with what is not JSON', async () => {
    for (const body of ['{', '[]x', '"text"', 'null']) {
      expect((await send({ ...journeyHeaders, 'content-type': 'application/json' }, body)).status, body).toBe(
        400,
      );
    }
  });

  test('that nobody knows', async () => {
    expect((await begin(address, 'toString')).status).toBe(401);
  });

  test('with a step that was answered before, or was never asked', async () => {
    const step = await begin(address, 'Login');
    await reply(address, step, [luis, 'wrong']);
    const again = await reply(address, step, [luis, 'crimp-height-4711']);
    expect(again).toMatchObject({ status: 401, json: { message: 'Session has timed out' }, cookies: '' });
    const made = { ...step, json: { ...step.json, authId: 'x'.repeat(43) } };
    expect((await reply(address, made, [luis, 'x'])).status).toBe(401);
  });

  test('who is unknown and who mistypes hear the same', async () => {
    const answers = [];
    for (const email of ['petr.kovar@rozvadece.example', 'nobody@nowhere.example']) {
      answers.push((await reply(address, await begin(address, 'Login'), [email, 'wrong password'])).json);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ code: 401, message: 'Authentication Failed', reason: 'Unauthorized' });
  });
});
