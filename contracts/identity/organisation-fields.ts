import { choice, type FormField, findFields, required } from '../form-fields.ts';
import { organisationKinds } from './accesses.ts';

/**
 * The data of a company whose people use the portal, in the order of its seed file. A field that is added here needs
 * a column in `organisation.tables.ts` and its place in the queries that show it; everything else follows. `search`:
 * organisations are found by it.
 */
export const organisationFields = {
  name: { ...required('text'), search: true },
  city: { ...required('text'), search: true },
  country: required('country'),
  /** `DACH`, `LATAM`, … */
  subRegion: required('text'),
  /** `internal`: our own. */
  kind: choice(organisationKinds, { required: true }),
} as const;

export type OrganisationField = keyof typeof organisationFields;
export const organisationFieldNames = Object.keys(organisationFields) as OrganisationField[];
export const organisationSearchFields = findFields(organisationFields, { search: true });

/**
 * The number of an organisation, ours or an ERP's: letters, digits and hyphens. It never changes, because machines,
 * tickets and addresses refer to the organisation by it.
 */
export const organisationNumber = {
  ...required('text', 20),
  pattern: /^[A-Z\d][A-Z\d-]{1,18}[A-Z\d]$/,
} as const satisfies FormField;

/** No customer has more. */
export const maxLocations = 50;

/** The states by which a list of organisations is narrowed. */
export const organisationStates = ['open', 'closed'] as const;
export type OrganisationState = (typeof organisationStates)[number];

/** The data of a location of an organisation, where its machines stand. */
export const locationFields = {
  name: required('text'),
  city: required('text'),
  country: required('country'),
  /** As in the time zone database: `Europe/Berlin`. */
  timeZone: required('text'),
} as const;

export type LocationField = keyof typeof locationFields;
export const locationFieldNames = Object.keys(locationFields) as LocationField[];
