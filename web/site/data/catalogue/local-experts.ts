import type { RouterContextProvider } from 'react-router';
import { graphql, type ResultOf } from '#contracts/content/graphql.ts';
import { imageFields } from '#contracts/content/images/image-fields.ts';
import { contentContext, visitContext } from '#web/site/visit/context.ts';
import { data } from '../data.ts';

const servingQuery = graphql(
  `
  query locationsServing($country: String!) {
    locations(serving: $country) {
      slug
      brands { name }
      countryCode
      city
      phone
      serves
      expert { slug name role email phone image { ...ImageFields } }
    }
  }
`,
  [imageFields],
);

/** A location that serves the visitor's country. */
export type ServingLocation = ResultOf<typeof servingQuery>['locations'][number];

type Place = { countryCode: string; serves: readonly string[]; expert: { slug: string } | null };
export type Expert<Location extends Place = ServingLocation> = {
  location: Location;
  person: NonNullable<Location['expert']>;
};

/** More would make the choice harder. */
const maxExperts = 3;

/**
 * The locations that serve the visitor's country, in the editors' order; none on international sites. Throws
 * a 503 response when the back end is unavailable.
 */
export async function loadServing(context: Readonly<RouterContextProvider>): Promise<ServingLocation[]> {
  const visit = context.get(visitContext);
  const content = context.get(contentContext);
  const { country, code, isInternational } = visit.locale;
  if (isInternational) return [];
  const read = async () => (await content(servingQuery, { country })).locations;
  // Drafts must not be cached for others.
  if (visit.draft) return read();
  const key = `locations:${country}:${code}:${visit.fallbackLanguage ?? ''}`;
  return data.get(key, read, visit);
}

/**
 * The experts for visitors of a country: people of the locations that serve it, those in the country itself
 * first.
 */
export function getExperts<Location extends Place>(
  country: string,
  locations: readonly Location[],
): Expert<Location>[] {
  const serving = locations.filter(({ serves }) => serves.includes(country));
  const nearest = [
    ...serving.filter(({ countryCode }) => countryCode === country),
    ...serving.filter(({ countryCode }) => countryCode !== country),
  ];
  const experts = new Map<string, Expert<Location>>();
  for (const location of nearest) {
    const person = location.expert;
    if (person && !experts.has(person.slug)) experts.set(person.slug, { location, person });
  }
  return [...experts.values()].slice(0, maxExperts);
}
