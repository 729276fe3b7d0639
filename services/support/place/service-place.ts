import type { Backend } from '#contracts/backend.ts';
import { graphql } from '#contracts/content/graphql.ts';
import { execute } from '#contracts/execute.ts';
import type { Log } from '#services/foundation/log.ts';

/** A service department that can be called. */
export type ServicePlace = {
  readonly name: string;
  readonly city: string;
  readonly phone: string;
  /** The days on which it is closed. */
  readonly holidays: readonly string[];
};

/** Finds our location in charge of a country; undefined: none is known. */
export type FindServicePlace = (country: string) => Promise<ServicePlace | undefined>;

const query = graphql(`
  query servicePlaces($country: String!) {
    locations(serving: $country) { name city phone holidays countryCode kinds }
  }
`);

/** How long a telephone number is cached. */
const cacheMs = 5 * 60_000;

/**
 * Looks the locations up in the content back end, and caches them. Without an answer there is no telephone number: a
 * ticket does not wait for it.
 */
export function createServicePlace(
  content: Backend,
  log: Log,
  now: () => number = Date.now,
): FindServicePlace {
  const cached = new Map<string, { place: ServicePlace | undefined; until: number }>();
  return async (country) => {
    const known = cached.get(country);
    if (known && known.until > now()) return known.place;
    try {
      const { locations } = await execute(content, query, { country });
      const place = chooseServicePlace(locations, country);
      cached.set(country, { place, until: now() + cacheMs });
      return place;
    } catch (error) {
      log.warn('The contact of a country could not be found out', { country, error });
      return known?.place;
    }
  };
}

type Location = ServicePlace & { countryCode: string; kinds: readonly string[] };

/** Service in the country itself comes first, then service elsewhere, then the location in charge of the country. */
export function chooseServicePlace(
  locations: readonly Location[],
  country: string,
): ServicePlace | undefined {
  const rank = ({ countryCode, kinds }: Location) =>
    (kinds.includes('SALES_AND_SERVICE') ? 0 : 2) + (countryCode === country ? 0 : 1);
  const [best] = locations.filter(({ phone }) => phone).toSorted((one, other) => rank(one) - rank(other));
  return best && { name: best.name, city: best.city, phone: best.phone, holidays: best.holidays };
}
