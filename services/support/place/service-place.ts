import type { Backend } from '#contracts/backend.ts';
import { graphql } from '#contracts/content/graphql.ts';
import { execute } from '#contracts/execute.ts';
import type { Log } from '#services/foundation/log.ts';

/** Where somebody answers the telephone. */
export type ServicePlace = {
  readonly name: string;
  readonly city: string;
  readonly phone: string;
  /** On which nobody does. */
  readonly holidays: readonly string[];
};

/** The place of ours that looks after a country; undefined: nobody knows one. */
export type FindServicePlace = (country: string) => Promise<ServicePlace | undefined>;

const query = graphql(`
  query servicePlaces($country: String!) {
    locations(serving: $country) { name city phone holidays countryCode kinds }
  }
`);

/** How long a telephone number stays as it was. */
const cacheMs = 5 * 60_000;

/**
 * Asks the content back end, which knows the company's locations, and remembers. A ticket waits for no telephone number:
 * where it cannot be determined, there is none.
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
      log.warn('Nobody knows who looks after a country', { country, error });
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
