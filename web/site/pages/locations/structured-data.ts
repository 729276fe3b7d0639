import type { Location } from './locations-query.ts';

type Graph = { '@context': string; '@graph': object[] };

/** The structured data of the page, with every location as a local business (schema.org). */
export function withLocations(
  page: object | undefined,
  locations: readonly Location[],
  address: string,
  company: string,
): Graph {
  const { '@graph': things = [] } = (page ?? {}) as Partial<Graph>;
  const organization = `${address}#organization`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...things,
      { '@type': 'Organization', '@id': organization, name: company },
      ...locations.map((location) => business(location, address, organization)),
    ],
  };
}

function business(location: Location, page: string, organization: string): object {
  const { slug, name, phone, email, street, postalCode, city, state, countryCode } = location;
  return {
    '@type': 'LocalBusiness',
    '@id': `${page}#${slug}`,
    name,
    url: `${page}#${slug}`,
    // For programs, without the no-break spaces.
    telephone: phone.replaceAll('\u00a0', ' '),
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressRegion: state ?? undefined,
      addressCountry: countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
    openingHours: location.openingHours.map(hoursText),
    // A distributor is a company of its own.
    parentOrganization: location.kinds.includes('DISTRIBUTOR') ? undefined : { '@id': organization },
  };
}

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** `Mo-Fr 08:00-17:00`. */
function hoursText({ from, to, opens, closes }: Location['openingHours'][number]): string {
  const span = from === to ? days[from - 1] : `${days[from - 1]}-${days[to - 1]}`;
  return `${span} ${opens}-${closes}`;
}
