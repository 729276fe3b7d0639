import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, type JWTPayload } from 'jose';
import Provider, { type Configuration } from 'oidc-provider';
import { client } from '#contracts/identity/client.ts';

export type BareTenant = {
  /** For IDENTITY_URL. */
  readonly issuer: string;
  /** Registers sites at these addresses as clients. */
  readonly serve: (...sites: string[]) => void;
  readonly close: () => void;
};

/** A foreign tenant: oidc-provider with its defaults, and people whose subjects are not ids of ours. */
export async function startBareTenant(people: Readonly<Record<string, JWTPayload>>): Promise<BareTenant> {
  let answer: ReturnType<Provider['callback']> | undefined;
  let provider: Provider;
  const server = createServer(async (request, response) => {
    if (!request.url?.startsWith('/sign-in/')) return answer?.(request, response);
    if (request.method === 'GET') {
      response.setHeader('content-type', 'text/html');
      return response.end(
        '<html lang="en"><title>Sign in</title><form method="post"><input name="who" aria-label="Who"></form>',
      );
    }
    const accountId = await whoIn(request);
    await provider.interactionFinished(request, response, { login: { accountId } });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'theirs', alg: 'ES256', use: 'sig' };

  const configuration = (sites: readonly string[]): Configuration => ({
    clients: [
      {
        client_id: client.id,
        token_endpoint_auth_method: 'none',
        redirect_uris: sites.flatMap((site) => [`${site}/callback`, `${site}/blank-callback`]),
        post_logout_redirect_uris: sites.map((site) => `${site}/mykomax/logout`),
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['a key of theirs'] },
    claims: {
      openid: ['sub'],
      profile: ['name', 'given_name', 'family_name', 'roles', 'organisations'],
      email: ['email'],
    },
    conformIdTokenClaims: false,
    clientBasedCORS: () => true,
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true, allowedPolicy: () => true },
    },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    interactions: { url: (_, { uid }) => `/sign-in/${uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...people[sub], sub }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ accountId: oidc.account!.accountId, clientId: client.id });
      grant.addOIDCScope(client.scope);
      await grant.save();
      return grant;
    },
  });
  return {
    issuer,
    serve(...sites) {
      provider = new Provider(issuer, configuration(sites));
      answer = provider.callback();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function whoIn(request: IncomingMessage): Promise<string> {
  return new URLSearchParams(await text(request)).get('who') ?? '';
}
