import type { JSONWebKeySet } from 'jose';
import { client, endpoints, paths } from '#contracts/identity/client.ts';
import { createIdTokenVerifier, foreignPersonId, type VerifyIdToken } from '#services/identity/index.ts';

/** The tenant that authenticates people. */
export type Tenant = {
  /** The issuer of ID tokens; known once the server listens. */
  readonly issuer: () => string;
  readonly verify: VerifyIdToken;
};

/** The embedded tenant, on the site's own origin. */
export function embeddedTenant(origin: () => string, fetchKeys: () => Promise<JSONWebKeySet>): Tenant {
  return findTenant(() => `${origin()}${paths.oauth}`, fetchKeys);
}

/**
 * A tenant elsewhere, by its issuer. Where the accounts are stored here, its people are, too: each has an id derived
 * from issuer and subject, which replaces the subject, since that may be any text, also an id of one of ours. A
 * `session` claim is dropped: it would be taken for one of our sessions.
 */
export function remoteTenant(issuer: string, keepsPeopleHere: boolean): Tenant {
  const tenant = findTenant(
    () => issuer,
    async () => {
      const { jwks_uri: address } = await read<{ jwks_uri?: string }>(
        `${issuer.replace(/\/$/, '')}${endpoints.wellKnown}`,
      );
      if (!address) throw new Error('The well-known document of the identity tenant names no keys');
      return read<JSONWebKeySet>(address);
    },
  );
  if (!keepsPeopleHere) return tenant;
  return {
    ...tenant,
    async verify(token) {
      const claims = await tenant.verify(token);
      return claims && { ...claims, sub: foreignPersonId(issuer, claims.sub), session: undefined };
    },
  };
}

function findTenant(issuer: () => string, fetchKeys: () => Promise<JSONWebKeySet>): Tenant {
  return { issuer, verify: createIdTokenVerifier({ issuer, audience: client.id, fetchKeys }) };
}

async function read<Document>(address: string): Promise<Document> {
  const response = await fetch(address, { signal: AbortSignal.timeout(3000) });
  if (!response.ok) throw new Error(`The identity tenant answered ${response.status}`);
  return (await response.json()) as Document;
}
