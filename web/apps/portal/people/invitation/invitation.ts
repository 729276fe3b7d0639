import type { VariablesOf } from 'gql.tada';
import { type InvitationField, invitationFieldNames } from '#contracts/identity/invitation-fields.ts';
import type { ApplicationKey } from '#contracts/identity/roles.ts';
import type { peopleOperations } from '../people-operations.ts';

export type Invitation = VariablesOf<(typeof peopleOperations)['invitePerson']>['invitation'];

/** The invitation in a form; the fields for the terms of an application are prefixed with its name. */
export function findInvitation(form: FormData, chosen: readonly ApplicationKey[]): Invitation {
  const texts = invitationFieldNames.map((name) => [name, String(form.get(name) ?? '').trim()]);
  return {
    ...(Object.fromEntries(texts) as Record<InvitationField, string>),
    accesses: findAccesses(form, chosen),
  };
}

/** The accesses for the chosen applications. */
export function findAccesses(form: FormData, chosen: readonly ApplicationKey[]): Invitation['accesses'] {
  return chosen.map((application) => ({
    application,
    role: findRole(String(form.get(`role-${application}`) ?? '')),
    userType: form.get('userType') === 'onprem' ? ('onprem' as const) : ('cloud' as const),
  }));
}

function findRole(text: string): 'user' | 'manager' | 'administrator' {
  return text === 'manager' || text === 'administrator' ? text : 'user';
}
