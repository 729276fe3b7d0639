import { findIdToken } from '#contracts/identity/client.ts';
import type { IdClaims, VerifyIdToken } from '#services/foundation/cryptography/id-token.ts';
import type { FindStatus } from './accounts.ts';
import type { Viewer } from './viewer.ts';

export type SignedIn = { readonly viewer: Viewer; readonly claims: IdClaims };

/** Who sent a request; undefined: nobody who is signed in and active. */
export type FindSignedIn = (request: Pick<Request, 'headers'>) => Promise<SignedIn | undefined>;

/** The token says who somebody is, the accounts back end what he is now: who was suspended is refused at once. */
export function createSignedIn(verify: VerifyIdToken, standing: FindStatus): FindSignedIn {
  return async ({ headers }) => {
    const token = findIdToken(headers);
    const claims = token ? await verify(token) : undefined;
    const session = typeof claims?.session === 'string' ? claims.session : undefined;
    const viewer = claims && (await standing(claims.sub, session, headers));
    return viewer && { viewer, claims };
  };
}
