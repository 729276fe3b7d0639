import { createHmac } from 'node:crypto';
import type { JWK } from 'jose';
import type { ClientMetadata } from 'oidc-provider';
import Provider from 'oidc-provider';
import type { Pool } from 'pg';
import { client, paths } from '#contracts/identity/client.ts';
import type { Log } from '#services/foundation/log.ts';
import { getConfiguration } from './configuration.ts';
import { endSessionEndpoint } from './end-session-endpoint.ts';
import { createRecordStore } from './record-store.ts';

/** Where the provider returns to the site: with the answer, after a silent renewal in a frame, after signing out. */
const returns = { signIn: ['/callback', '/blank-callback'], signOut: ['/', '/mykomax', '/mykomax/logout'] };

/** The single client: the site, on each of its hosts. Addresses are compared exactly. */
function tenantClient(origins: readonly string[]): ClientMetadata {
  const under = (places: readonly string[]) =>
    origins.flatMap((origin) => places.map((place) => `${origin}${place}`));
  return {
    client_id: client.id,
    token_endpoint_auth_method: 'none',
    application_type: 'web',
    grant_types: ['authorization_code', 'refresh_token'],
    // `none`: a client may ask whether there is a session without getting a code.
    response_types: ['code', 'none'],
    redirect_uris: under(returns.signIn),
    post_logout_redirect_uris: under(returns.signOut),
    require_auth_time: true,
  };
}

export type ProviderDeps = {
  readonly pool: Pool;
  readonly log: Log;
  readonly secret: string;
  /** How browsers reach the main site; known once the server listens. */
  readonly origin: () => string;
  /** Of every site. */
  readonly siteOrigins: () => Promise<readonly string[]>;
};

/** The OpenID provider with these keys. */
export function createProvider(
  { pool, log, secret, origin, siteOrigins }: ProviderDeps,
  keys: readonly JWK[],
): Provider {
  const records = createRecordStore(pool, async (id) =>
    id === client.id ? tenantClient(await siteOrigins()) : undefined,
  );
  const issuer = `${origin()}${paths.oauth}`;
  const secure = issuer.startsWith('https:');
  const cookieKeys = [createHmac('sha256', secret).update('identity: cookies').digest('base64url')];
  const provider = new Provider(issuer, getConfiguration({ pool, records, keys, cookieKeys, secure }));
  // `openProvider` writes scheme and host itself, so nothing of them comes from the visitor.
  provider.proxy = true;
  provider.use(endSessionEndpoint(provider, pool));
  provider.on('server_error', (_, error) => log.error('The OpenID provider failed', { error }));
  return provider;
}
