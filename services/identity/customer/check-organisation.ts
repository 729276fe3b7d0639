import {
  type LocationField,
  locationFields,
  maxLocations,
  type OrganisationField,
  organisationFields,
  organisationNumber,
} from '#contracts/identity/organisation-fields.ts';
import { badFields } from '#services/foundation/refusals.ts';
import { checkedFields, type FieldProblem, getRules, judgedFields } from '../inputs.ts';

/** A location as an editor wrote it; `id` is empty for a new one. */
export type WrittenLocation = { readonly id: string } & { readonly [Name in LocationField]: string };
type WrittenField = Exclude<OrganisationField, 'kind'>;
export type WrittenOrganisation = { readonly [Name in WrittenField]: string } & {
  readonly locations: readonly WrittenLocation[];
};

const { kind: _, ...written } = organisationFields;
const rules = getRules(written);
const placeRules = { ...getRules(locationFields), timeZone: checkTimeZone };

/**
 * The editor's input, trimmed.
 * @throws BAD_USER_INPUT with a problem by field; for a location `locations/0/city`, by its position in the input
 */
export function checkOrganisation(given: WrittenOrganisation): WrittenOrganisation {
  if (given.locations.length > maxLocations) throw badFields({ locations: 'tooLong' });
  const fields = judgedFields<WrittenField>(given, rules);
  const places = given.locations.map((location) => judgedFields<LocationField>(location, placeRules));
  const problems = Object.fromEntries([
    ...Object.entries(fields.problems),
    ...(places.length === 0 ? [['locations', 'required']] : []),
    ...places.flatMap((place, index) =>
      Object.entries(place.problems).map(([name, problem]) => [`locations/${index}/${name}`, problem]),
    ),
  ]);
  if (Object.keys(problems).length > 0) throw badFields(problems);
  return {
    ...fields.clean,
    locations: places.map(({ clean }, index) => ({ ...clean, id: given.locations[index]?.id ?? '' })),
  };
}

/** @throws BAD_USER_INPUT at `id` */
export function checkNumber(given: string): string {
  return checkedFields({ id: given.toUpperCase() }, getRules({ id: organisationNumber })).id;
}

function checkTimeZone(name: string): FieldProblem | undefined {
  if (name === '') return 'required';
  try {
    // An offset such as +01:00 is not in the time zone database: it knows no summer time.
    return /^[+-]/.test(name) || !new Intl.DateTimeFormat('en', { timeZone: name }) ? 'invalid' : undefined;
  } catch {
    return 'invalid';
  }
}
