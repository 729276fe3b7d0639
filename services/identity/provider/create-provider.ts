import { createHmac } from 'node:crypto';
import type { JWK } from 'jose';
import Provider from 'oidc-provider';
import type { Pool } from 'pg';
import { client, paths } from '#contracts/identity/client.ts';
import type { Log } from '#services/foundation/log.ts';
import { getConfiguration } from './configuration.ts';
import { endSessionEndpoint } from './end-session-endpoint.ts';
import { createRecordStore } from './record-store.ts';
import { tenantClient } from './tenant-client.ts';

export type ProviderSurroundings = {
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
  { pool, log, secret, origin, siteOrigins }: ProviderSurroundings,
  keys: readonly JWK[],
): Provider {
  const records = createRecordStore(pool, async (id) =>
    id === client.id ? tenantClient(await siteOrigins()) : undefined,
  );
  const issuer = `${origin()}${paths.oauth}`;
  const secure = issuer.startsWith('https:');
  const cookieKeys = [createHmac('sha256', secret).update('identity: cookies').digest('base64url')];
  const provider = new Provider(issuer, getConfiguration({ pool, records, keys, cookieKeys, secure }));
  // Scheme and host come from what `openProvider` writes, never from the visitor.
  provider.proxy = true;
  provider.use(endSessionEndpoint(provider, pool));
  provider.on('server_error', (_, error) => log.error('The OpenID provider failed', { error }));
  return provider;
}
