import * as oauth from 'oauth4webapi';
import type { Attempt } from '../sign-in-attempt.ts';
import type { Tokens } from '../tokens/tokens.ts';
import { fetchTenant } from './fetch-tenant.ts';
import type { Tenant } from './tenant.ts';

/**
 * The signature algorithms that every back end accepts (services/foundation/cryptography/id-token.ts),
 * whatever a tenant may use.
 */
const algorithms = ['RS256', 'PS256', 'ES256'];
/** Tolerance for inexact clocks of browsers. */
const toleranceSeconds = 60;

/** The authorisation address for an attempt. `none`: without any interaction. */
export async function createAuthorizeAddress(
  tenant: Tenant,
  scope: string,
  { clientId, redirectUri, state, verifier, nonce }: Attempt,
  prompt?: 'none',
): Promise<string> {
  const url = new URL(tenant.authorization_endpoint);
  const parameters = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope,
    state,
    nonce,
    ...(prompt && { prompt }),
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/**
 * Exchanges the code of a tenant's response for tokens, and validates the ID token (OpenID Connect Core,
 * 3.1.3.7). Throws `State mismatch` when the response belongs to another attempt or tenant, `Failed to
 * acquire authorization code` when it does not have exactly one code, and the tenant's errors or those of its
 * tokens.
 */
export async function exchangeCode(
  tenant: Tenant,
  attempt: Attempt | undefined,
  answer: URLSearchParams,
): Promise<Tokens> {
  const server = { ...tenant, id_token_signing_alg_values_supported: algorithms };
  const client = { client_id: attempt?.clientId ?? '', [oauth.clockTolerance]: toleranceSeconds };
  const options = {
    [oauth.customFetch]: fetchTenant,
    // Installations without TLS are for development only.
    [oauth.allowInsecureRequests]: new URL(tenant.issuer).protocol === 'http:',
  };
  const parameters = readAnswer(server, client, attempt, answer);
  if (!attempt || !parameters) throw new Error('State mismatch');
  if (answer.getAll('code').length !== 1 || !answer.get('code'))
    throw new Error('Failed to acquire authorization code');
  const { redirectUri, verifier, nonce } = attempt;
  try {
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      oauth.None(),
      parameters,
      redirectUri,
      verifier,
      options,
    );
    const expected = { expectedNonce: nonce, requireIdToken: true };
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, expected);
    // With a single audience, the library accepts any authorised party.
    const { azp } = oauth.getValidatedIdTokenClaims(tokens)!;
    if (azp !== undefined && azp !== client.client_id) throw new Error('The ID token is for another party');
    await oauth.validateApplicationLevelSignature(server, response, options);
    return {
      accessToken: tokens.access_token,
      idToken: tokens.id_token!,
      refreshToken: tokens.refresh_token,
      tokenExpiry: tokens.expires_in ? Date.now() + tokens.expires_in * 1000 : undefined,
    };
  } catch (error) {
    throw explain(error);
  }
}

/** Undefined: the response belongs to another attempt, or to another tenant in a mix-up attack (RFC 9207). */
function readAnswer(
  server: oauth.AuthorizationServer,
  client: oauth.Client,
  attempt: Attempt | undefined,
  answer: URLSearchParams,
): URLSearchParams | undefined {
  try {
    return attempt && oauth.validateAuthResponse(server, client, answer, attempt.state);
  } catch {
    return undefined;
  }
}

/** The error with the message of the specification, section 5, where it defines one. */
function explain(error: unknown): unknown {
  if (error instanceof oauth.ResponseBodyError)
    return new Error([error.error, error.error_description].filter(Boolean).join(': '));
  if (!(error instanceof oauth.OperationProcessingError)) return error;
  const { cause } = error;
  if (cause instanceof Response && cause.status !== 200)
    return new Error(`Expected 200, received ${cause.status}`);
  const { body } = (cause ?? {}) as { body?: { access_token?: unknown; id_token?: unknown } };
  if (body && !body.access_token) return new Error('Access token not found in response');
  if (body && !body.id_token) return new Error('Unable to exchange authorization for tokens');
  return error;
}
