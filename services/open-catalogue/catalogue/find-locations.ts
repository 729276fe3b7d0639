import type * as v from 'valibot';
import type { locationList } from '../schema/outputs.ts';
import { locationsQuery } from './queries.ts';
import { queryContent, type Sources } from './sources.ts';

/** The locations that serve a country, those with a service department first. */
export async function findLocations(
  sources: Sources,
  country: string,
): Promise<v.InferOutput<typeof locationList>> {
  const { locations } = await queryContent(sources, locationsQuery, { serving: country });
  const hasService = (kinds: readonly string[]) => kinds.includes('SALES_AND_SERVICE');
  return {
    locations: locations
      .toSorted((one, other) => Number(hasService(other.kinds)) - Number(hasService(one.kinds)))
      .map(({ kinds: _, countryCode, ...location }) => ({
        ...location,
        languages: [...location.languages],
        country: countryCode,
      })),
  };
}
