import { getTableColumns } from 'drizzle-orm';
import { GraphQLObjectType } from 'graphql';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  locationFieldNames,
  locationFields,
  organisationFieldNames,
  organisationFields,
  organisationSearchFields,
} from '#contracts/identity/organisation-fields.ts';
import { organisation as seedOrganisation } from '#seed/schema/accounts.ts';
import { statements } from '#services/foundation/statement.ts';
import { filledFields } from '../../../tests/support/records/filled-fields.ts';
import '../import/import-accounts.ts';
import { schema } from '../schema.ts';
import { organisation, organisationLocation } from './organisation.tables.ts';

const readers = [
  'identity_organisations',
  'identity_organisations_of_people',
  'identity_search_organisations',
];

function fieldsOfType(name: string) {
  const type = schema.getType(name);
  if (type instanceof GraphQLObjectType) return type.getFields();
  throw new Error(`${name} has no fields`);
}

describe('UAD-01 a field that is declared is everywhere where organisations are', () => {
  test.each(organisationFieldNames)('%s is given by the API, stored and read', (name) => {
    const column = getTableColumns(organisation)[name].name;
    expect(fieldsOfType('Organisation')).toHaveProperty(name);
    for (const reader of readers) expect(statements.get(reader)?.text).toContain(`o."${column}"`);
    expect(statements.get('upsert_into_identity.organisation')?.text).toContain(`"${column}"`);
  });

  test.each(locationFieldNames)('%s of a location, too', (name) => {
    const column = getTableColumns(organisationLocation)[name].name;
    expect(fieldsOfType('Location')).toHaveProperty(name);
    for (const reader of readers) expect(statements.get(reader)?.text).toContain(`'${name}', l.${column}`);
    expect(statements.get('upsert_into_identity.organisation_location')?.text).toContain(`"${column}"`);
  });

  test('each column is declared', () => {
    expect(Object.keys(getTableColumns(organisation)).sort()).toEqual(
      ['id', ...organisationFieldNames, 'closedAt', 'revision'].sort(),
    );
    expect(Object.keys(getTableColumns(organisationLocation)).sort()).toEqual(
      ['id', 'organisationId', ...locationFieldNames].sort(),
    );
  });

  test.each(organisationSearchFields)('it is found by its %s', (name) => {
    expect(statements.get('identity_search_organisations')?.text).toContain(`o.${name} ILIKE`);
  });

  test('a seed file says each of them, and none may be left out', () => {
    const location = { id: 'LOC-100101-1', ...filledFields(locationFields), timeZone: 'Europe/Berlin' };
    const entry = { id: 'ORG-100101', ...filledFields(organisationFields), locations: [location] };
    expect(v.parse(seedOrganisation, entry)).toEqual(entry);
    for (const name of organisationFieldNames) {
      const { [name]: _, ...others } = entry;
      expect(v.safeParse(seedOrganisation, others).success).toBe(false);
    }
  });
});
