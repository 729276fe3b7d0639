import { askTenant, getForm } from './ask-tenant.ts';
import { verifyIdToken } from './id-token.ts';
import type { Attempt } from './sign-in-attempt.ts';
import type { Tenant } from './tenant.ts';
import type { Tokens } from './tokens.ts';

/** What a tenant's answer brings back to one of our pages. */
export type Answer = URLSearchParams;

/**
 * Exchanges the code of an answer for tokens. Throws `State mismatch` when the answer is to another attempt,
 * `Failed to acquire authorization code` when it has not exactly one code, and what the tenant says against it.
 */
export async function exchange(
  tenant: Tenant,
  attempt: Attempt | undefined,
  answer: Answer,
): Promise<Tokens> {
  if (!attempt || answer.getAll('state').join() !== attempt.state) throw new Error('State mismatch');
  // RFC 9207: an answer of another tenant, mixed in.
  const issuer = answer.get('iss');
  if (issuer !== null && issuer !== tenant.issuer) throw new Error('State mismatch');
  const [code, ...others] = answer.getAll('code');
  if (!code || others.length > 0) throw new Error('Failed to acquire authorization code');

  const { clientId, redirectUri, verifier, nonce } = attempt;
  const said = await readTokens(
    await askTenant(tenant.token, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: getForm({
        client_id: clientId,
        code,
        grant_type: 'authorization_code',
        redirect_uri: redirectUri,
        code_verifier: verifier,
      }),
    }),
  );
  if (!said.access_token) throw new Error('Access token not found in response');
  if (!said.id_token) throw new Error('Unable to exchange authorization for tokens');
  await verifyIdToken(said.id_token, tenant, { clientId, nonce });
  return {
    accessToken: said.access_token,
    idToken: said.id_token,
    refreshToken: said.refresh_token,
    tokenExpiry: said.expires_in ? Date.now() + said.expires_in * 1000 : undefined,
  };
}

type Said = { access_token?: string; id_token?: string; refresh_token?: string; expires_in?: number };

async function readTokens(response: Response): Promise<Said> {
  const isJson = response.headers.get('content-type')?.includes('application/json') ?? false;
  const said = isJson
    ? ((await response.json()) as Said & { error?: string; error_description?: string })
    : {};
  if (response.status === 200) return said;
  if ('error' in said) throw new Error([said.error, said.error_description].filter(Boolean).join(': '));
  throw new Error(`Expected 200, received ${response.status}`);
}
