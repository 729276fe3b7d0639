import type { ApplicationKey } from '#contracts/identity/roles.ts';
import { builder } from '../builder.ts';
import { findPersonAfterChange } from '../person/find-person-after-change.ts';
import { Person } from '../person/person.graphql.ts';
import { acceptRequests, maxAccepted } from './accept-requests.ts';
import { AccessRoleEnum, ApplicationKeyEnum, UserTypeEnum } from './access.graphql.ts';
import { addApplication } from './add-application.ts';
import { changeAccess } from './change-access.ts';
import { requestAccess } from './request-access.ts';
import type { AdministratorAction } from './transitions.ts';

/** A mutation of one access that takes only its id. */
const plain = (action: AdministratorAction, description: string) =>
  builder.mutationField(mutationNames[action], (t) =>
    t.field({
      type: Person,
      nullable: true,
      description,
      args: { access: t.arg.id({ required: true }) },
      resolve: async (_, { access }, caller) =>
        findPersonAfterChange(await changeAccess(caller, action, access), caller),
    }),
  );

const mutationNames: Readonly<Record<AdministratorAction, string>> = {
  grant: 'grantAccess',
  acceptRequest: 'acceptRequest',
  update: 'updateAccess',
  resendInvite: 'resendInvite',
  sendNewInvite: 'sendNewInvite',
  deny: 'denyAccess',
  suspend: 'suspendAccess',
  resume: 'resumeAccess',
  withdraw: 'withdrawAccess',
};

plain('grant', 'UAD-02: a declined or inactive access becomes active.');
plain('resendInvite', 'UAD-02: the link of an invitation is sent once more.');
plain('sendNewInvite', 'UAD-02: a new link for an expired invitation; the old one no longer holds.');
plain('deny', 'UAD-02: a request is declined.');
plain('suspend', 'UAD-02: an active access becomes inactive.');
plain('resume', 'UAD-02: an inactive access becomes active again.');
plain('withdraw', 'UAD-02: the access is removed. The person as it is then; null: not to be seen any more.');

for (const action of ['acceptRequest', 'update'] as const) {
  builder.mutationField(mutationNames[action], (t) =>
    t.field({
      type: Person,
      nullable: true,
      description:
        action === 'update'
          ? 'UAD-02: gives the access another role or user type.'
          : 'UAD-02: a request becomes active, on other terms if these are given.',
      args: {
        access: t.arg.id({ required: true }),
        role: t.arg({ type: AccessRoleEnum }),
        userType: t.arg({ type: UserTypeEnum }),
      },
      resolve: async (_, { access, role, userType }, caller) => {
        const terms = { ...(role && { role }), ...(userType && { userType }) };
        return findPersonAfterChange(await changeAccess(caller, action, access, terms), caller);
      },
    }),
  );
}

builder.mutationField('acceptRequests', (t) =>
  t.idList({
    description: `UAD-02: accepts all that still wait of at most ${maxAccepted} requests, on their own terms; gives which these were.`,
    args: { accesses: t.arg.idList({ required: true }) },
    resolve: (_, { accesses }, caller) => acceptRequests(caller, accesses),
  }),
);

builder.mutationField('addApplication', (t) =>
  t.field({
    type: Person,
    nullable: true,
    description: 'UAD-02: who has an account may use it at once, who has none is invited.',
    args: {
      person: t.arg.id({ required: true }),
      organisation: t.arg.id({ required: true }),
      application: t.arg({ type: ApplicationKeyEnum, required: true }),
      role: t.arg({ type: AccessRoleEnum, defaultValue: 'user' }),
      userType: t.arg({ type: UserTypeEnum, defaultValue: 'cloud' }),
    },
    resolve: async (_, { person, organisation, application, role, userType }, caller) => {
      const access = { application, role: role ?? 'user', userType: userType ?? 'cloud' };
      return findPersonAfterChange(await addApplication(caller, person, organisation, access), caller);
    },
  }),
);

builder.mutationField('requestAccess', (t) =>
  t.field({
    type: Person,
    nullable: true,
    description:
      'Asks for access for oneself, to what one’s own organisation may use; who belongs to none names it by `askToJoin`.',
    args: {
      application: t.arg({ type: ApplicationKeyEnum, required: true }),
      organisation: t.arg.id({ required: true }),
    },
    resolve: async (
      _,
      { application, organisation }: { application: ApplicationKey; organisation: string },
      caller,
    ) => (await caller.read().person(await requestAccess(caller, application, organisation))) ?? null,
  }),
);
