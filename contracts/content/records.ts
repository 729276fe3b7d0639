import {
  choice,
  choices,
  countries,
  country,
  type Fields,
  flag,
  formatted,
  image,
  languages,
  link,
  moment,
  number,
  openingHours,
  reference,
  text,
  texts,
  theme,
} from './fields.ts';
import { navigationFields } from './navigation-fields.ts';
import { themeFields } from './theme-fields.ts';

/** The purposes of a location, headquarters first. */
export const locationKinds = [
  'HEADQUARTERS',
  'PRODUCTION',
  'SALES_AND_SERVICE',
  'ENGINEERING',
  'DISTRIBUTOR',
] as const;

export const locationRegions = [
  'EUROPE',
  'AFRICA',
  'NORTH_AMERICA',
  'SOUTH_AMERICA',
  'ASIA_PACIFIC',
] as const;

const plain = <const R extends boolean = false>(options: { required?: R; maxLength?: number } = {}) =>
  text<R, false>({ translate: false, ...options });
const slug = formatted('slug', { required: true });
/** The position in lists, in ascending order. */
const sortIndex = number({ required: true, min: 0, max: 100_000, whole: true });

/** What editors save beside pages, declared once. The name is the kind: in addresses, in the API and in the history. */
export const records = {
  /** One for each site, under the site's id; visitors see it once it is published. */
  navigation: navigationFields,
  /** URL-09: a redirect. */
  redirect: {
    siteId: reference('site', { required: true }),
    previousUrl: formatted('path', { required: true }),
    target: formatted('address', { required: true }),
    status: choice('301', '302', '307', '308'),
  },
  /** STO-03: an item of the news. */
  news: {
    publicationDate: moment({ required: true }),
    title: text({ required: true }),
    text: text({ lines: 'many' }),
    image: image(),
    link: link(),
  },
  /** LOK-01: a location of the company. */
  location: {
    name: plain({ required: true }),
    slug,
    kinds: choices(locationKinds, { min: 1 }),
    brands: reference('brand', { many: true }),
    region: choice(...locationRegions),
    countryCode: country({ required: true }),
    street: plain({ required: true }),
    postalCode: plain({ required: true, maxLength: 20 }),
    city: plain({ required: true }),
    state: plain({ maxLength: 40 }),
    phone: formatted('phone', { required: true }),
    email: formatted('email', { required: true }),
    latitude: number({ required: true, min: -90, max: 90 }),
    longitude: number({ required: true, min: -180, max: 180 }),
    timeZone: formatted('timeZone', { required: true }),
    openingHours: openingHours(),
    holidays: texts('holiday', { max: 100 }),
    languages: languages({ min: 1, of: 'all' }),
    serves: countries(),
    expert: reference('contact'),
    sortIndex,
  },
  /** People whom readers can ask. */
  contact: {
    name: plain({ required: true }),
    slug,
    role: text(),
    email: formatted('email'),
    phone: formatted('phone'),
    image: image(),
    sortIndex,
  },
  site: {
    name: plain({ required: true }),
    legalName: plain(),
    portalName: plain(),
    logo: image(),
    key: slug,
    slug: formatted('slug'),
    domains: texts('domain', { max: 10 }),
    theme: theme({ required: true }),
    languages: languages({ min: 1 }),
    extraLanguages: languages(),
    internationalOnly: flag(),
    hideSideButtons: flag(),
    enableCutFont: flag(),
    sortIndex,
  },
  brand: {
    name: plain({ required: true }),
    pimId: formatted('productName'),
    image: image(),
    sortIndex,
  },
  theme: themeFields,
  /** The data of a picture, document or film; its versions hold the bytes. */
  file: {
    title: text(),
    alt: text({ maxLength: 400 }),
    slug,
    focalX: number({ required: true, min: 0, max: 1 }),
    focalY: number({ required: true, min: 0, max: 1 }),
    thumbnail: image(),
  },
} as const satisfies Record<string, Fields>;

export type RecordKind = keyof typeof records;
export const recordKinds = Object.keys(records) as RecordKind[];

/** A record as editors write it, each field as declared; null where nothing is filled in. */
export type RecordData = { [field: string]: unknown };
