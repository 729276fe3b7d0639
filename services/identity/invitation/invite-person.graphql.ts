import { invitationFields } from '#contracts/identity/invitation-fields.ts';
import { defineRequiredInputs } from '#services/foundation/graphql/declared-fields.graphql.ts';
import { AccessRoleEnum, ApplicationKeyEnum, UserTypeEnum } from '../access/access.graphql.ts';
import type { NewAccess } from '../access/new-access.ts';
import { builder } from '../builder.ts';
import { Person } from '../person/person.graphql.ts';
import { invitePerson } from './invite-person.ts';

export const AccessInput = builder.inputType('AccessInput', {
  fields: (t) => ({
    application: t.field({ type: ApplicationKeyEnum, required: true }),
    role: t.field({ type: AccessRoleEnum, defaultValue: 'user' }),
    userType: t.field({ type: UserTypeEnum, defaultValue: 'cloud' }),
  }),
});

type GivenAccess = {
  application: NewAccess['application'];
  role?: NewAccess['role'] | null | undefined;
  userType?: NewAccess['userType'] | null | undefined;
};

/** With the defaults of the form. */
export function newAccesses(given: readonly GivenAccess[]): NewAccess[] {
  return given.map(({ application, role, userType }) => ({
    application,
    role: role ?? 'user',
    userType: userType ?? 'cloud',
  }));
}

const InvitationInput = builder.inputType('InvitationInput', {
  fields: (t) => ({
    ...defineRequiredInputs(t, invitationFields, { language: 'Of the mail: one of the site’s eleven.' }),
    accesses: t.field({ type: [AccessInput], required: true }),
  }),
});

builder.mutationField('invitePerson', (t) =>
  t.field({
    type: Person,
    description:
      'UAD-01. CONFLICT with reason `exists`, and `person` when the viewer may see who has the address already. BAD_USER_INPUT with `fields`: `required`, `tooLong` or `invalid`.',
    args: { invitation: t.arg({ type: InvitationInput, required: true }) },
    async resolve(_, { invitation }, caller) {
      const accesses = newAccesses(invitation.accesses);
      const id = await invitePerson(caller, { ...invitation, accesses });
      const person = await caller.read().person(id);
      if (!person) throw new Error('The invited person does not exist');
      return person;
    },
  }),
);
