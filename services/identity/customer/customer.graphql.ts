import {
  organisationFieldNames,
  organisationFields,
  organisationStates,
} from '#contracts/identity/organisation-fields.ts';
import { badInput, forbidden } from '#services/foundation/bad-input.ts';
import { defineOutputs } from '#services/foundation/graphql/declared-fields.graphql.ts';
import { readKeyset } from '#services/foundation/keyset.ts';
import { AccessStatusEnum, ApplicationKeyEnum } from '../access/access.graphql.ts';
import { builder } from '../builder.ts';
import type { Caller } from '../caller.ts';
import { findDomainsOf } from '../joining/email-domains.ts';
import { EmailDomain } from '../joining/joining.graphql.ts';
import { findOrganisations, type OrganisationRow } from '../organisation/find-organisations.ts';
import { Location, organisationEnums } from '../organisation/organisation.graphql.ts';
import {
  findSubRegions,
  type ListedOrganisation,
  listOrganisations,
  type OrganisationList,
} from './list-organisations.ts';
import type { FieldChange } from './note-change.ts';
import { findHistory, findLastEditor, type OrganisationEvent } from './organisation-history.ts';
import { findPeopleOf, type OrganisationPerson } from './organisation-people.ts';

/**
 * The site states which editor asks; people of the portal are refused.
 * @throws FORBIDDEN
 */
export function forEditors(caller: Caller): Caller {
  if (!caller.trusted) throw forbidden('Organisations are managed in the editor area.');
  return caller;
}

const Listed = builder.objectRef<ListedOrganisation>('ListedOrganisation').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    ...defineOutputs(t, organisationFields, organisationFieldNames, { enums: organisationEnums }),
    closedAt: t.expose('closedAt', { type: 'DateTime', nullable: true }),
    locations: t.exposeInt('locations', { description: 'How many places it has.' }),
    people: t.exposeInt('people', { description: 'How many people belong to it.' }),
    isAdministered: t.exposeBoolean('isAdministered', {
      description: 'Whether somebody of its own administers its people.',
    }),
  }),
});

const List = builder.objectRef<OrganisationList>('ListedOrganisations').implement({
  fields: (t) => ({
    items: t.expose('items', { type: [Listed] }),
    total: t.exposeInt('total', { description: 'How many fit.' }),
    endCursor: t.exposeString('endCursor', { nullable: true }),
    hasNextPage: t.exposeBoolean('hasNextPage'),
  }),
});

const Change = builder.objectRef<FieldChange>('OrganisationFieldChange').implement({
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Of a place `locations/LOC-100101-1/city`.' }),
    before: t.exposeString('before', { nullable: true }),
    after: t.exposeString('after', { nullable: true }),
  }),
});

const Event = builder.objectRef<OrganisationEvent>('OrganisationEvent').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.expose('at', { type: 'DateTime' }),
    action: t.exposeString('action'),
    by: t.exposeString('by', { description: 'Empty: somebody who has left.' }),
    changes: t.expose('changes', { type: [Change] }),
    about: t.exposeString('about', { description: 'The domain or the person that it was about, or empty.' }),
  }),
});

const PersonOf = builder.objectRef<OrganisationPerson>('OrganisationPerson').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    hasAccount: t.exposeBoolean('hasAccount', { description: 'False: invited, and has not come yet.' }),
    administration: t.expose('administration', { type: AccessStatusEnum, nullable: true }),
    uses: t.expose('uses', { type: [ApplicationKeyEnum] }),
  }),
});

export const ManagedOrganisation = builder.objectRef<OrganisationRow>('ManagedOrganisation').implement({
  description: 'An organisation as editors see it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    ...defineOutputs(t, organisationFields, organisationFieldNames, { enums: organisationEnums }),
    closedAt: t.expose('closedAt', { type: 'DateTime', nullable: true }),
    revision: t.exposeInt('revision', { description: 'To be named with a change.' }),
    changedBy: t.string({
      description: 'The editor who changed it last; empty: none.',
      resolve: ({ id }, _, { connection }) => findLastEditor(connection, id),
    }),
    locations: t.expose('locations', { type: [Location] }),
    domains: t.field({
      type: [EmailDomain],
      resolve: ({ id }, _, { connection }) => findDomainsOf(connection, id),
    }),
    people: t.field({
      type: [PersonOf],
      description: 'Those who administer first; at most 100.',
      resolve: ({ id }, _, { connection }) => findPeopleOf(connection, id),
    }),
    history: t.field({
      type: [Event],
      description: 'Newest first.',
      args: { before: t.arg.id(), first: t.arg.int({ defaultValue: 20 }) },
      resolve({ id }, { before, first }, { connection }) {
        if (before && !/^\d{1,18}$/.test(before))
          throw badInput('Is not an event of this history.', 'before');
        const limit = Math.min(Math.max(first ?? 20, 1), 100);
        return findHistory(connection, id, { before: before ?? null, limit });
      },
    }),
  }),
});

const State = builder.enumType('OrganisationState', { values: organisationStates });
const maxSearch = 100;

builder.queryFields((t) => ({
  managedOrganisations: t.field({
    type: List,
    description: 'UAD-01: all organisations, for editors, through trusted callers; by name.',
    args: {
      search: t.arg.string({ defaultValue: '', description: 'In number, name, town and places.' }),
      country: t.arg.string(),
      subRegion: t.arg.string(),
      state: t.arg({ type: State }),
      after: t.arg.string(),
      first: t.arg.int({ defaultValue: 50, description: 'At most 200.' }),
    },
    resolve(_, { search, country, subRegion, state, after, first }, caller) {
      const { connection } = forEditors(caller);
      const place = after ? readKeyset(after) : null;
      if (after && !place) throw badInput('Must be a cursor of this list.', 'after');
      if ((search ?? '').length > maxSearch)
        throw badInput(`Must be at most ${maxSearch} characters.`, 'search');
      return listOrganisations(connection, {
        search: search ?? '',
        country: country || null,
        subRegion: subRegion || null,
        state: state ?? null,
        after: place,
        first: Math.min(Math.max(first ?? 50, 1), 200),
      });
    },
  }),
  organisationSubRegions: t.stringList({
    description: 'The regions that organisations are in; for trusted callers.',
    resolve: (_, __, caller) => findSubRegions(forEditors(caller).connection),
  }),
  managedOrganisation: t.field({
    type: ManagedOrganisation,
    nullable: true,
    description: 'For trusted callers; null: there is none of this number.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, caller) => getOrganisation(forEditors(caller), id),
  }),
}));

export async function getOrganisation({ connection }: Caller, id: string): Promise<OrganisationRow | null> {
  return (await findOrganisations(connection, [id])).get(id) ?? null;
}
