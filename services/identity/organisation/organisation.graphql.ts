import {
  locationFieldNames,
  locationFields,
  organisationFieldNames,
  organisationFields,
} from '#contracts/identity/organisation-fields.ts';
import { defineEnums, defineOutputs } from '#services/foundation/graphql/declared-fields.graphql.ts';
import { builder } from '../builder.ts';
import { getAdministrator } from '../caller.ts';
import { type LocationRow, type OrganisationRow, searchOrganisations } from './find-organisations.ts';

export const Location = builder.objectRef<LocationRow>('Location').implement({
  description: 'A place of an organisation, where machines stand; papers of the trade call it an account.',
  fields: (t) => ({
    id: t.exposeID('id'),
    ...defineOutputs(t, locationFields, locationFieldNames, {
      descriptions: { timeZone: 'As in the time zone database: `Europe/Berlin`.' },
    }),
  }),
});

export const organisationEnums = defineEnums(builder, 'Organisation', organisationFields);

export const Organisation = builder.objectRef<OrganisationRow>('Organisation').implement({
  fields: (t) => ({
    id: t.exposeID('id', { description: 'As in its papers: `ORG-100101`.' }),
    ...defineOutputs(t, organisationFields, organisationFieldNames, { enums: organisationEnums }),
    locations: t.expose('locations', { type: [Location] }),
    members: t.exposeInt('members', { description: 'How many people belong to it.' }),
  }),
});

builder.queryField('organisations', (t) =>
  t.field({
    type: [Organisation],
    description:
      'UAD-01: those in which the viewer administers people, found by name, number or city; by name, at most 100.',
    args: { search: t.arg.string({ defaultValue: '' }) },
    async resolve(_, { search }, caller) {
      const { scope } = await getAdministrator(caller);
      return searchOrganisations(caller.connection, scope, search ?? '', 100);
    },
  }),
);
