import * as openid from 'openid-client';
import { client, paths } from '#contracts/identity/client.ts';

export { openid };

/** The configuration of the site's client, for a library by a third party. */
export function discover(address: string): Promise<openid.Configuration> {
  const issuer = new URL(`${address}${paths.oauth}`);
  const execute = [openid.allowInsecureRequests];
  return openid.discovery(issuer, client.id, undefined, openid.None(), { execute });
}

export type Received = { readonly location: URL | undefined; readonly status: number; readonly text: string };

/** Sends an authorization request with these parameters, as a browser with `cookies`. */
export async function authorize(
  config: openid.Configuration,
  parameters: Record<string, string>,
  cookies = '',
): Promise<Received> {
  const url = openid.buildAuthorizationUrl(config, parameters);
  const response = await fetch(url, {
    redirect: 'manual',
    headers: { cookie: cookies, accept: 'text/html' },
  });
  const location = response.headers.get('location');
  return {
    status: response.status,
    location: location ? new URL(location, url) : undefined,
    text: await response.text(),
  };
}

/** The parameters of our own requests, with a fresh verifier, state and nonce. */
export async function request(address: string) {
  const verifier = openid.randomPKCECodeVerifier();
  const state = openid.randomState();
  const nonce = openid.randomNonce();
  return {
    verifier,
    checks: { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce },
    parameters: {
      redirect_uri: `${address}/callback`,
      scope: client.scope,
      state,
      nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    },
  };
}

/** Obtains tokens for a session, by the authorization code flow. */
export async function tokensFor(address: string, config: openid.Configuration, cookies: string) {
  const { parameters, checks } = await request(address);
  const { location } = await authorize(config, parameters, cookies);
  if (!location) throw new Error('The tenant did not lead back');
  return openid.authorizationCodeGrant(config, location, checks);
}
