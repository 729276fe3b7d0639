import { graphql, type ResultOf } from '#contracts/content/graphql.ts';
import { imageFields } from '#contracts/content/images/image-fields.ts';
import type { ContentClient } from '#web/site/data/content-client.ts';

const locationsQuery = graphql(
  `
  query locations {
    locations {
      slug
      name
      brands { name }
      kinds
      region
      countryCode
      street
      postalCode
      city
      state
      phone
      email
      latitude
      longitude
      timeZone
      openingHours { from to opens closes }
      languages
      serves
      expert { slug name role email phone image { ...ImageFields } }
    }
  }
`,
  [imageFields],
);

export type Location = ResultOf<typeof locationsQuery>['locations'][number];

/** Every location in the editors' order. */
export async function loadLocations(content: ContentClient): Promise<Location[]> {
  return (await content(locationsQuery, {})).locations;
}
