import { locationKinds, locationRegions } from '#contracts/content/records.ts';
import { plainArgument } from '../arguments.ts';
import { type BrandRow, BrandType, getBrands } from '../brand/brand.graphql.ts';
import { builder } from '../builder.ts';
import { ContactType } from '../contact/contact.graphql.ts';
import { type FoundLocation, findLocations } from './find-locations.ts';
import type { OpeningHours } from './opening-hours.ts';

const LocationKind = builder.enumType('LocationKind', { values: locationKinds });
const LocationRegion = builder.enumType('LocationRegion', { values: locationRegions });

const OpeningHoursType = builder.objectRef<OpeningHours>('OpeningHours').implement({
  description: 'From one weekday to another (1 is Monday, 7 Sunday), from one local time to another.',
  fields: (t) => ({
    from: t.exposeInt('from'),
    to: t.exposeInt('to'),
    opens: t.exposeString('opens'),
    closes: t.exposeString('closes'),
  }),
});

const Location = builder.objectRef<FoundLocation>('Location').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    slug: t.exposeString('slug'),
    name: t.exposeString('name', { description: 'Of the company that is at home there.' }),
    brands: t.field({
      type: [BrandType],
      description: 'None: all of them.',
      resolve: ({ brands }, _, reader): Promise<BrandRow[]> => getBrands(reader, brands),
    }),
    kinds: t.expose('kinds', { type: [LocationKind] }),
    region: t.expose('region', { type: LocationRegion }),
    countryCode: t.exposeString('countryCode'),
    street: t.exposeString('street'),
    postalCode: t.exposeString('postalCode'),
    city: t.exposeString('city'),
    state: t.exposeString('state', { nullable: true }),
    phone: t.exposeString('phone'),
    email: t.exposeString('email'),
    latitude: t.exposeFloat('latitude'),
    longitude: t.exposeFloat('longitude'),
    timeZone: t.exposeString('timeZone', { description: 'By its name in the IANA database.' }),
    openingHours: t.expose('openingHours', { type: [OpeningHoursType] }),
    holidays: t.exposeStringList('holidays', {
      description: 'On which nobody works there: `12-25` of each year, `2027-03-26` of one.',
    }),
    languages: t.exposeStringList('languages'),
    serves: t.exposeStringList('serves', { description: 'Codes of the countries that it looks after.' }),
    expert: t.expose('expert', { type: ContactType, nullable: true }),
  }),
});

builder.queryField('locations', (t) =>
  t.field({
    type: [Location],
    description: 'LOK-01: all locations, in the order of the editors.',
    args: {
      serving: t.arg.string({ description: 'Code of a country: only the locations that look after it.' }),
    },
    resolve: (_, { serving }, { connection }) =>
      findLocations(connection, serving ? plainArgument(serving, 'serving', 3) : null),
  }),
);
