import type { VariablesOf } from 'gql.tada';
import type { ApplicationKey } from '#contracts/identity/roles.ts';
import type { peopleOperations } from '../people-operations.ts';

type Invitation = VariablesOf<(typeof peopleOperations)['invitePerson']>['invitation'];
export type InvitationField = 'email' | 'firstName' | 'lastName' | 'organisation' | 'accesses';

/** What the form says; the terms of an application stand under its own name. */
export function findInvitation(fields: FormData, chosen: readonly ApplicationKey[]): Invitation {
  const text = (name: string) => String(fields.get(name) ?? '').trim();
  return {
    email: text('email'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    organisation: text('organisation'),
    language: text('language'),
    accesses: findAccesses(fields, chosen),
  };
}

/** What the chosen applications are to be used as. */
export function findAccesses(fields: FormData, chosen: readonly ApplicationKey[]): Invitation['accesses'] {
  return chosen.map((application) => ({
    application,
    role: findRole(String(fields.get(`role-${application}`) ?? '')),
    userType: fields.get('userType') === 'onprem' ? ('onprem' as const) : ('cloud' as const),
  }));
}

/** What the back end would refuse, found before it is asked. */
export function findProblems(
  invitation: Invitation,
): Partial<Record<InvitationField, 'required' | 'invalid'>> {
  const { email, accesses } = invitation;
  const missing = (['firstName', 'lastName', 'organisation'] as const).filter((name) => !invitation[name]);
  return {
    ...(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email) ? {} : { email: email ? 'invalid' : 'required' }),
    ...Object.fromEntries(missing.map((name) => [name, 'required' as const])),
    ...(accesses.length === 0 ? { accesses: 'required' } : {}),
  };
}

function findRole(text: string): 'user' | 'manager' | 'administrator' {
  return text === 'manager' || text === 'administrator' ? text : 'user';
}
