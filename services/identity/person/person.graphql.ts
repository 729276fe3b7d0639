import { profileFieldNames, profileFields } from '#contracts/identity/profile.ts';
import { defineOutputs } from '#services/foundation/graphql/declared-fields.graphql.ts';
import { Access, ApplicationKeyEnum } from '../access/access.graphql.ts';
import { getRoles } from '../access/get-roles.ts';
import { builder } from '../builder.ts';
import { type Caller, getViewer } from '../caller.ts';
import type { SignInState } from '../credential/sign-in-state.ts';
import { Organisation } from '../organisation/organisation.graphql.ts';
import { isWithin, type Scope } from '../viewer.ts';
import { maySignInBeAdministered } from './administer-sign-in.ts';
import type { PersonRow } from './find-person.ts';
import { fullName, getInitials } from './person-name.ts';

const SignInStateType = builder.objectRef<SignInState & { mayBeChanged: boolean }>('SignInState').implement({
  description: 'How somebody signs in, as far as whoever looks after the person needs to know.',
  fields: (t) => ({
    isHere: t.exposeBoolean('isHere', { description: 'False: at a tenant elsewhere, which knows the rest.' }),
    hasApp: t.exposeBoolean('hasApp'),
    passkeys: t.exposeInt('passkeys'),
    recoveryCodes: t.exposeInt('recoveryCodes', { description: 'How many are left.' }),
    isRequired: t.exposeBoolean('isRequired', {
      description: 'An administrator asks for a second factor, whatever the role does.',
    }),
    sessions: t.exposeInt('sessions', { description: 'In how many browsers the person is signed in.' }),
    mayBeChanged: t.exposeBoolean('mayBeChanged', {
      description: 'Whether the viewer may require and reset it and end the sessions.',
    }),
  }),
});

/** The language, an enum of ours, is delivered as text as well. */
const shownAsWritten = profileFieldNames.filter((name) => name !== 'language');

export const Person = builder.objectRef<PersonRow>('Person').implement({
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The subject of the person’s tokens.' }),
    email: t.exposeString('email'),
    ...defineOutputs(t, profileFields, shownAsWritten, {
      descriptions: { country: 'Two letters, or empty.' },
    }),
    name: t.string({ resolve: fullName }),
    initials: t.string({ resolve: getInitials }),
    language: t.exposeString('language', { description: 'In which the person gets mail.' }),
    isEmployee: t.exposeBoolean('isEmployee'),
    isKeptElsewhere: t.exposeBoolean('isKeptElsewhere', {
      description: 'Profile and sign-in are kept by another directory, and not changed here.',
    }),
    hasAccount: t.exposeBoolean('hasAccount', {
      description: 'Somebody who was invited and has not come yet has none.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastSignInAt: t.expose('lastSignInAt', { type: 'DateTime', nullable: true }),
    signIn: t.field({
      type: SignInStateType,
      description: 'Of oneself, or for administrators.',
      async resolve(person, _, caller) {
        const viewer = await getViewer(caller);
        const state = await caller.read().signIn(person.id);
        if (!state) throw new Error(`There is no person ${person.id}`);
        const organisations = (await caller.read().organisations(person.id)) ?? [];
        const mayBeChanged = state.isHere && maySignInBeAdministered(viewer, person, organisations);
        return { ...state, mayBeChanged };
      },
    }),
    organisations: t.field({
      type: [Organisation],
      description: 'Of others than oneself: those in which the viewer administers people.',
      resolve: async ({ id }, _, caller) => {
        const scope = await getScope(id, caller);
        return ((await caller.read().organisations(id)) ?? []).filter((one) => isWithin(scope, one.id));
      },
    }),
    accesses: t.field({
      type: [Access],
      description: 'Of others than oneself: those for organisations in which the viewer administers people.',
      resolve: ({ id }, _, caller) => getAccesses(id, caller),
    }),
    roles: t.stringList({
      description:
        'The role names (specification, section 4) that follow from the accesses, and those in the token of another tenant.',
      resolve: async ({ id, tokenRoles }, _, caller) => {
        const accesses = await getAccesses(id, caller);
        const kinds = await Promise.all(
          accesses.map(async ({ organisationId }) => caller.read().organisation(organisationId)),
        );
        const held = getRoles(
          accesses.map((access, at) => ({ ...access, organisationKind: kinds[at]?.kind ?? 'customer' })),
        );
        return [...new Set([...held, ...tokenRoles])];
      },
    }),
    losesWithAccount: t.field({
      type: [ApplicationKeyEnum],
      description: 'The applications that the person could no longer use without the account.',
      resolve: async ({ id }, _, caller) => {
        const active = (await getAccesses(id, caller)).filter(({ status }) => status === 'active');
        return [...new Set(active.map(({ application }) => application))];
      },
    }),
    lastAdministratorOf: t.field({
      type: [Organisation],
      description: 'Where the person must hand over first: nobody else administers people there.',
      resolve: async ({ id }, _, caller) => {
        const scope = await getScope(id, caller);
        const ids = (await caller.read().soleAdministrations(id)) ?? [];
        const found = await Promise.all(
          ids.filter((one) => isWithin(scope, one)).map((one) => caller.read().organisation(one)),
        );
        return found.filter((one) => one !== undefined);
      },
    }),
  }),
});

/** People see all of their own data; administrators what belongs to the organisations in their scope. */
async function getScope(person: string, caller: Caller): Promise<Scope> {
  const viewer = await getViewer(caller);
  return viewer.id === person ? null : viewer.scope;
}

async function getAccesses(person: string, caller: Caller) {
  const scope = await getScope(person, caller);
  const isOneself = (await getViewer(caller)).id === person;
  const accesses = (await caller.read().accesses(person)) ?? [];
  return accesses.filter(
    ({ organisationId, isHidden }) => isWithin(scope, organisationId) && !(isOneself && isHidden),
  );
}
