import * as v from 'valibot';
import { accessRoles, accessStatuses, userTypes } from '#contracts/identity/accesses.ts';
import {
  locationFieldNames,
  locationFields,
  organisationFieldNames,
  organisationFields,
} from '#contracts/identity/organisation-fields.ts';
import { applications } from '#contracts/identity/roles.ts';
import { declaredFields } from './declared-fields.ts';
import {
  day,
  flag,
  getList,
  language,
  locationId,
  organisationId,
  reference,
  text,
  timeZone,
  uuid,
} from './values.ts';

/** organisations.yaml: the organisations that use the portal. Machines refer to their locations. */
export const organisation = v.strictObject({
  id: organisationId,
  ...declaredFields(organisationFields, organisationFieldNames),
  locations: getList(
    v.strictObject({ id: locationId, ...declaredFields(locationFields, locationFieldNames), timeZone }),
  ),
});

const access = v.strictObject({
  application: v.picklist(applications),
  role: v.picklist(accessRoles),
  status: v.picklist(accessStatuses),
  userType: v.nullish(v.picklist(userTypes), 'cloud'),
  /** How many days ago the access was requested, offered or decided. */
  days: v.nullish(v.number(), 0),
});

const line = v.nullish(v.string(), '');

/** people.yaml. */
export const person = (organisations: ReadonlySet<string>) =>
  v.strictObject({
    id: uuid,
    email: text,
    firstName: text,
    lastName: text,
    language,
    organisation: reference(organisations, 'organisation'),
    /** Default: today. */
    joined: v.nullish(day, null),
    hasAccount: v.nullish(v.boolean(), true),
    isEmployee: flag,
    subRegions: getList(text),
    telephone: line,
    address: line,
    postalCode: line,
    city: line,
    country: line,
    accesses: getList(access),
  });
