import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JSONWebKeySet, JWK } from 'jose';
import Provider from 'oidc-provider';
import type { Pool } from 'pg';
import { client, paths } from '#contracts/identity/client.ts';
import type { Log } from '#services/foundation/log.ts';
import { configurationOf } from './configuration.ts';
import { endSessionEndpoint } from './end-session-endpoint.ts';
import { createRecordStore } from './record-store.ts';
import type { Seal } from './sealed.ts';
import { readSigningKeys } from './signing-keys.ts';
import { tenantClient } from './tenant-client.ts';

type Options = {
  readonly pool: Pool;
  readonly log: Log;
  readonly secret: string;
  readonly seal: Seal;
  /** How browsers reach the main site; known once the server listens. */
  readonly origin: () => string;
  /** Of every site. */
  readonly siteOrigins: () => Promise<readonly string[]>;
};

/** So often a process looks whether there are new keys. They are published a day before they sign. */
const keysAgeMs = 60 * 60_000;

/** The OpenID provider of the site's own origin. It is made with the first request, when the origin is known. */
export function openProvider({ pool, log, secret, seal, origin, siteOrigins }: Options) {
  const records = createRecordStore(pool, async (id) =>
    id === client.id ? tenantClient(await siteOrigins()) : undefined,
  );
  let present: Promise<Present> | undefined;

  const make = async (before?: Present): Promise<Present> => {
    const keys = await readSigningKeys(pool, seal);
    const kids = keys.map(({ kid }) => kid).join();
    if (before?.kids === kids) return { ...before, readAt: Date.now() };
    const provider = createProvider(keys);
    return { provider, kids, keys, handle: provider.callback(), readAt: Date.now() };
  };

  const get = async (): Promise<Present> => {
    present ??= make();
    let known: Present;
    try {
      known = await present;
    } catch (error) {
      present = undefined;
      throw error;
    }
    if (Date.now() - known.readAt > keysAgeMs) present = make(known).catch(() => known);
    return known;
  };

  function createProvider(keys: readonly JWK[]): Provider {
    const issuer = `${origin()}${paths.oauth}`;
    const secure = issuer.startsWith('https:');
    const cookieKeys = [createHmac('sha256', secret).update('identity: cookies').digest('base64url')];
    const provider = new Provider(issuer, configurationOf({ pool, records, keys, cookieKeys, secure }));
    // Scheme and host come from what `handle` below writes, never from the visitor.
    provider.proxy = true;
    provider.use(endSessionEndpoint(provider, pool));
    provider.on('server_error', (_, error) => log.error('The OpenID provider failed', { error }));
    return provider;
  }

  return {
    provider: async () => (await get()).provider,
    /** Answers what lies below `paths.oauth`. */
    async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const { handle, provider } = await get();
      const { host, protocol } = new URL(provider.issuer);
      // The provider builds addresses from these, and would give a forged host back to whoever sent it.
      request.headers.host = host;
      request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
      delete request.headers['x-forwarded-host'];
      Object.assign(request, { originalUrl: request.url });
      request.url = (request.url ?? '').slice(paths.oauth.length) || '/';
      await handle(request, response);
    },
    /** The public keys, for whoever checks ID tokens. */
    async keys(): Promise<JSONWebKeySet> {
      const { keys } = await get();
      return { keys: keys.map(({ kty, n, e, kid, alg, use }) => ({ kty, n, e, kid, alg, use })) };
    },
  };
}

type Present = {
  readonly provider: Provider;
  readonly keys: readonly JWK[];
  readonly kids: string;
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  readonly readAt: number;
};
