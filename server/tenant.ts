import type { JSONWebKeySet } from 'jose';
import { client, endpoints, paths } from '#contracts/identity/client.ts';
import { createIdTokenVerifier, type VerifyIdToken } from '#services/identity/index.ts';

/** Who tells who somebody is. */
export type Tenant = {
  /** Of ID tokens; known once the server listens. */
  readonly issuer: () => string;
  readonly verify: VerifyIdToken;
};

/** The embedded tenant, on the site's own origin. */
export function embeddedTenant(origin: () => string, fetchKeys: () => Promise<JSONWebKeySet>): Tenant {
  return tenantAt(() => `${origin()}${paths.oauth}`, fetchKeys);
}

/** Another one, by its issuer. */
export function remoteTenant(issuer: string): Tenant {
  return tenantAt(
    () => issuer,
    async () => {
      const { jwks_uri: address } = await read<{ jwks_uri?: string }>(`${issuer}${endpoints.wellKnown}`);
      if (!address) throw new Error('The well-known document of the identity tenant names no keys');
      return read<JSONWebKeySet>(address);
    },
  );
}

function tenantAt(issuer: () => string, fetchKeys: () => Promise<JSONWebKeySet>): Tenant {
  return { issuer, verify: createIdTokenVerifier({ issuer, audience: client.id, fetchKeys }) };
}

async function read<Document>(address: string): Promise<Document> {
  const response = await fetch(address, { signal: AbortSignal.timeout(3000) });
  if (!response.ok) throw new Error(`The identity tenant answered ${response.status}`);
  return (await response.json()) as Document;
}
