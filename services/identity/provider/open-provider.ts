import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JSONWebKeySet, JWK } from 'jose';
import type Provider from 'oidc-provider';
import { paths } from '#contracts/identity/client.ts';
import type { Seal } from '#services/foundation/cryptography/sealed.ts';
import type { ProviderDeps } from './create-provider.ts';
import { readSigningKeys } from './signing-keys.ts';

type Options = ProviderDeps & { readonly seal: Seal };

/** How often a process looks for new keys, which are published a day before they sign. */
const keysAgeMs = 60 * 60_000;

/** The OpenID provider of the site's own origin. It is created with the first request, when the origin is known. */
export function openProvider({ seal, ...context }: Options) {
  const { pool } = context;
  let present: Promise<Present> | undefined;

  const make = async (before?: Present): Promise<Present> => {
    const keys = await readSigningKeys(pool, seal);
    const kids = keys.map(({ kid }) => kid).join();
    if (before?.kids === kids) return { ...before, readAt: Date.now() };
    // Loaded on demand: a process that signs nobody in does not need the library's 47 MB.
    const { createProvider } = await import('./create-provider.ts');
    const provider = createProvider(context, keys);
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

  return {
    provider: async () => (await get()).provider,
    /** Serves what lies below `paths.oauth`. */
    async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const { handle, provider } = await get();
      const { host, protocol } = new URL(provider.issuer);
      // The provider builds addresses from these headers, and would send a forged host back.
      request.headers.host = host;
      request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
      delete request.headers['x-forwarded-host'];
      Object.assign(request, { originalUrl: request.url });
      request.url = (request.url ?? '').slice(paths.oauth.length) || '/';
      await handle(request, response);
    },
    /** The public keys, for checking ID tokens. */
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
