import { decodeProtectedHeader } from 'jose';
import * as oauth from 'oauth4webapi';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { client, endpoints, journeyHeaders, paths } from '#contracts/identity/client.ts';
import { authorize, discover, openid, request, tokensFor } from './support/client.ts';
import { signIn } from './support/journey.ts';

const address = inject('address');
const eva = 'eva.brandt@nordlicht.example';
const issuer = `${address}${paths.oauth}`;

let config: openid.Configuration;
let cookies: string;

beforeAll(async () => {
  config = await discover(address);
  cookies = await signIn(address, eva);
});

const userInfoOf = (token: string) =>
  fetch(`${issuer}${endpoints.userInfo}`, { headers: { authorization: `Bearer ${token}` } });

describe('IDP-01 the tenant, asked by openid-client', () => {
  test('tells its addresses as ForgeRock names them', () => {
    expect(config.serverMetadata()).toMatchObject({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/access_token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      revocation_endpoint: `${issuer}/token/revoke`,
      end_session_endpoint: `${issuer}/connect/endSession`,
      jwks_uri: `${issuer}/connect/jwk_uri`,
      code_challenge_methods_supported: ['S256'],
    });
  });

  test('leads whoever is not signed in to the page of the site, and back to what was asked', async () => {
    const { parameters } = await request(address);
    const { location, status } = await authorize(config, parameters);
    expect(status).toBe(303);
    expect(location?.origin + (location?.pathname ?? '')).toBe(`${address}/sign-in`);
    const back = new URL(location?.searchParams.get('goto') ?? '', address);
    expect(back.pathname).toBe(`${paths.oauth}${endpoints.authorize}`);
    expect(back.searchParams.get('state')).toBe(parameters.state);
  });

  test('IDP-03 says to the silent frame that somebody has to sign in', async () => {
    const { parameters } = await request(address);
    const silent = { ...parameters, prompt: 'none', redirect_uri: `${address}/blank-callback` };
    const { location } = await authorize(config, silent);
    expect(location?.pathname).toBe('/blank-callback');
    expect(location?.searchParams.get('error')).toBe('login_required');
    expect(location?.searchParams.get('error_description')).toContain('User authentication is required');
  });

  test('IDP-05 gives whoever has a session tokens that say who it is', async () => {
    const tokens = await tokensFor(address, config, cookies);
    const claims = tokens.claims()!;
    expect(claims).toMatchObject({
      iss: issuer,
      aud: client.id,
      subname: claims.sub,
      name: 'Eva Brandt',
      given_name: 'Eva',
      family_name: 'Brandt',
      email: eva,
      email_verified: true,
    });
    expect(claims.roles).toContain('kmx_int_serviceticketing_active');
    expect(tokens.refresh_token).toBeDefined();
    const { sub, email, roles } = await openid.fetchUserInfo(config, tokens.access_token, claims.sub);
    expect({ sub, email, roles }).toEqual({ sub: claims.sub, email: eva, roles: claims.roles });
  });

  test('a demand to sign in anew is fulfilled by signing in, and does not go round', async () => {
    const { parameters } = await request(address);
    const { location } = await authorize(config, { ...parameters, prompt: 'login', max_age: '0' }, cookies);
    expect(location?.pathname).toBe('/sign-in');
    const back = new URL(location?.searchParams.get('goto') ?? '', address);
    const fresh = await signIn(address, 'petr.kovar@rozvadece.example');
    const answer = await fetch(back, { redirect: 'manual', headers: { cookie: fresh } });
    expect(new URL(answer.headers.get('location') ?? '').searchParams.has('code')).toBe(true);
  });

  test('an access token that was given back opens nothing; the session goes on', async () => {
    const tokens = await tokensFor(address, config, cookies);
    await openid.tokenRevocation(config, tokens.access_token);
    expect((await userInfoOf(tokens.access_token)).status).toBe(401);
    expect(await tokensFor(address, config, cookies)).toHaveProperty('access_token');
  });

  test('giving back one access token leaves a newer one alone, as clients do that renew first', async () => {
    const before = await tokensFor(address, config, cookies);
    const after = await tokensFor(address, config, cookies);
    await openid.tokenRevocation(config, before.access_token);
    expect((await userInfoOf(before.access_token)).status).toBe(401);
    expect((await userInfoOf(after.access_token)).status).toBe(200);
  });
});

describe('IDP-01 the tenant, asked by oauth4webapi', () => {
  const insecure = { [oauth.allowInsecureRequests]: true };
  const asking: oauth.Client = { client_id: client.id };
  let server: oauth.AuthorizationServer;

  beforeAll(async () => {
    const found = await oauth.discoveryRequest(new URL(issuer), insecure);
    server = await oauth.processDiscoveryResponse(new URL(issuer), found);
  });

  async function codeFor(mine: string) {
    const { parameters, verifier } = await request(address);
    const { location } = await authorize(config, parameters, mine);
    const answer = oauth.validateAuthResponse(server, asking, location!, parameters.state);
    const exchange = () =>
      oauth.authorizationCodeGrantRequest(
        server,
        asking,
        oauth.None(),
        answer,
        parameters.redirect_uri,
        verifier,
        insecure,
      );
    return { exchange, nonce: parameters.nonce };
  }

  test('its ID tokens are signed with the key that it publishes', async () => {
    const { exchange, nonce } = await codeFor(cookies);
    const response = await exchange();
    const tokens = await oauth.processAuthorizationCodeResponse(server, asking, response, {
      expectedNonce: nonce,
      requireIdToken: true,
    });
    await oauth.validateApplicationLevelSignature(server, response, insecure);
    expect(decodeProtectedHeader(tokens.id_token!)).toMatchObject({ alg: 'RS256', kid: expect.any(String) });
  });

  test('a code works once; used again, all that came of it is dead', async () => {
    const mine = await signIn(address, eva);
    const { exchange } = await codeFor(mine);
    const first = (await (await exchange()).json()) as { access_token: string };
    const second = await exchange();
    expect(second.status).toBe(400);
    expect(await second.json()).toMatchObject({ error: 'invalid_grant' });
    expect((await userInfoOf(first.access_token)).status).toBe(401);
  });

  test('of ten who use a code at once one gets tokens', async () => {
    const { exchange } = await codeFor(await signIn(address, eva));
    const answers = await Promise.all(Array.from({ length: 10 }, exchange));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });

  test('a refresh token works once; used again, its whole family is dead', async () => {
    const mine = await signIn(address, eva);
    const { refresh_token: first = '' } = await tokensFor(address, config, mine);
    const refresh = (token: string) =>
      oauth.refreshTokenGrantRequest(server, asking, oauth.None(), token, insecure);
    const second = (await (await refresh(first)).json()) as { refresh_token: string; access_token: string };
    expect((await userInfoOf(second.access_token)).status).toBe(200);
    expect((await refresh(first)).status).toBe(400);
    expect((await refresh(second.refresh_token)).status).toBe(400);
    expect((await userInfoOf(second.access_token)).status).toBe(401);
  });
});

describe('IDP-04 the end of a session', () => {
  const logOut = (headers: Record<string, string>, slash = '') =>
    fetch(`${address}${paths.sessions}${slash}?_action=logout`, { method: 'POST', headers });

  test.each(['', '/'])('by the address of sessions, written with %j at its end', async (slash) => {
    const mine = await signIn(address, eva);
    const tokens = await tokensFor(address, config, mine);
    const answer = await logOut({ ...journeyHeaders, cookie: mine }, slash);
    expect(await answer.json()).toEqual({ result: 'Successfully logged out' });
    expect(answer.headers.getSetCookie().join()).toMatch(/idp_session=;.*1970/);
    await expectSignedOut(mine, tokens.access_token, tokens.refresh_token);
  });

  test('by the ID token, asked for by a script: it ends, it is not only promised', async () => {
    const mine = await signIn(address, eva);
    const tokens = await tokensFor(address, config, mine);
    const end = `${issuer}${endpoints.endSession}?${new URLSearchParams({ id_token_hint: tokens.id_token! })}`;
    const answer = await fetch(end, { headers: { cookie: mine } });
    expect(answer.status).toBe(204);
    await expectSignedOut(mine, tokens.access_token, tokens.refresh_token);
  });

  test('by the ID token, with a page to go on to', async () => {
    const mine = await signIn(address, eva);
    const tokens = await tokensFor(address, config, mine);
    const url = openid.buildEndSessionUrl(config, {
      id_token_hint: tokens.id_token!,
      post_logout_redirect_uri: `${address}/mykomax/logout`,
      state: 'there',
    });
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie: mine } });
    expect(answer.headers.get('location')).toBe(`${address}/mykomax/logout?state=there`);
    await expectSignedOut(mine, tokens.access_token, tokens.refresh_token);
  });

  test('without a header of the protocol nothing ends: another site can send a form', async () => {
    const mine = await signIn(address, eva);
    expect((await logOut({ cookie: mine })).status).toBe(403);
    expect(await tokensFor(address, config, mine)).toHaveProperty('access_token');
  });

  test('somebody else’s ID token ends nobody’s session', async () => {
    const mine = await signIn(address, eva);
    const others = await signIn(address, 'luis.ortega@bajio.example');
    const tokens = await tokensFor(address, config, others);
    const end = `${issuer}${endpoints.endSession}?${new URLSearchParams({ id_token_hint: tokens.id_token! })}`;
    await fetch(end, { headers: { cookie: mine } });
    expect(await tokensFor(address, config, mine)).toHaveProperty('access_token');
  });

  test('signing in again ends the session that the browser had, with a new name for the new one', async () => {
    const before = await signIn(address, eva);
    const after = await signIn(address, eva);
    expect(after).not.toBe(before);
  });

  async function expectSignedOut(mine: string, accessToken: string, refreshToken = '') {
    expect((await userInfoOf(accessToken)).status).toBe(401);
    await expect(openid.refreshTokenGrant(config, refreshToken)).rejects.toThrow();
    const { parameters } = await request(address);
    const { location } = await authorize(config, { ...parameters, prompt: 'none' }, mine);
    expect(location?.searchParams.get('error')).toBe('login_required');
  }
});
