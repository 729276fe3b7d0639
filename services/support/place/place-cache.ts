import { graphql } from '#contracts/accounts/graphql.ts';
import { execute } from '#contracts/execute.ts';
import type { Accounts } from '../viewer/accounts.ts';
import { findPlaces, type Places } from './places.ts';

const directoryQuery = graphql(`
  query organisationDirectory {
    organisationDirectory { id name locations { id name city country timeZone } }
  }
`);

/** For at most this long a new customer of a back end elsewhere appears without a name; ours announces changes. */
const cacheMs = 60_000;

/**
 * The locations of all organisations, as the accounts back end knows them; fetched at most once a minute, and after
 * `forget`.
 */
export function createPlaceCache({ backend, token }: Accounts, now: () => number = Date.now) {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  let cached: { places: Promise<Places>; askedAt: number } | undefined;

  const load = async () => {
    const { organisationDirectory } = await execute(backend, directoryQuery, {}, { headers });
    return findPlaces(organisationDirectory);
  };
  const places = (): Promise<Places> => {
    if (!cached || now() - cached.askedAt > cacheMs) {
      const request = { places: load(), askedAt: now() };
      cached = request;
      // A failure is not cached.
      request.places.catch(() => {
        if (cached === request) cached = undefined;
      });
    }
    return cached.places;
  };
  return {
    places,
    forget() {
      cached = undefined;
    },
  };
}
