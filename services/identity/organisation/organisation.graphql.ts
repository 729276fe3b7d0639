import { organisationKinds } from '#contracts/identity/accesses.ts';
import { builder } from '../builder.ts';
import { getAdministrator } from '../caller.ts';
import { type LocationRow, type OrganisationRow, searchOrganisations } from './find-organisations.ts';

export const Location = builder.objectRef<LocationRow>('Location').implement({
  description: 'A place of an organisation, where machines stand; papers of the trade call it an account.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    city: t.exposeString('city'),
    country: t.exposeString('country'),
    timeZone: t.exposeString('timeZone', { description: 'As in the time zone database: `Europe/Berlin`.' }),
  }),
});

export const OrganisationKind = builder.enumType('OrganisationKind', {
  values: organisationKinds,
});

export const Organisation = builder.objectRef<OrganisationRow>('Organisation').implement({
  fields: (t) => ({
    id: t.exposeID('id', { description: 'As in its papers: `ORG-100101`.' }),
    name: t.exposeString('name'),
    city: t.exposeString('city'),
    country: t.exposeString('country'),
    subRegion: t.exposeString('subRegion'),
    kind: t.expose('kind', { type: OrganisationKind }),
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
