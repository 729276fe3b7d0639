import { accessRoles, accessStatuses, userTypes } from '#contracts/identity/accesses.ts';
import { applications } from '#contracts/identity/roles.ts';
import { builder } from '../builder.ts';
import { Organisation } from '../organisation/organisation.graphql.ts';
import { isWithin } from '../viewer.ts';
import { type Application as ApplicationRow, applicationList } from './applications.ts';
import type { AccessRow } from './find-accesses.ts';
import { administratorActions, stateAfter } from './transitions.ts';

export const ApplicationKeyEnum = builder.enumType('ApplicationKey', { values: applications });

export const AccessStatusEnum = builder.enumType('AccessStatus', {
  values: accessStatuses,
});

export const AccessRoleEnum = builder.enumType('AccessRole', {
  values: accessRoles,
});

export const UserTypeEnum = builder.enumType('UserType', {
  description: 'Of wire flow: in the cloud or on the customer’s own computers.',
  values: userTypes,
});

const AccessActionEnum = builder.enumType('AccessAction', { values: administratorActions });

export const Access = builder.objectRef<AccessRow>('Access').implement({
  description: 'What is between a person and an application (UAD-02).',
  fields: (t) => ({
    id: t.exposeID('id'),
    application: t.expose('application', { type: ApplicationKeyEnum }),
    organisation: t.field({
      type: Organisation,
      async resolve({ organisationId }, _, caller) {
        const found = await caller.read().organisation(organisationId);
        if (!found) throw new Error(`There is no organisation ${organisationId}`);
        return found;
      },
    }),
    role: t.expose('role', { type: AccessRoleEnum }),
    userType: t.expose('userType', { type: UserTypeEnum }),
    status: t.expose('status', { type: AccessStatusEnum }),
    requestedBy: t.exposeString('requestedBy', { nullable: true, description: 'The name.' }),
    requestedAt: t.expose('requestedAt', { type: 'DateTime', nullable: true }),
    invitedAt: t.expose('invitedAt', { type: 'DateTime', nullable: true }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
    decidedBy: t.exposeString('decidedBy', { nullable: true, description: 'The name.' }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true }),
    actions: t.field({
      type: [AccessActionEnum],
      description: 'What the viewer can do with it now, as an administrator of the organisation.',
      async resolve({ organisationId, status }, _, { viewer }) {
        const who = await viewer();
        if (!who || !isWithin(who.scope, organisationId)) return [];
        return administratorActions.filter((action) => stateAfter(action, status));
      },
    }),
  }),
});

const Application = builder.objectRef<ApplicationRow>('Application').implement({
  fields: (t) => ({
    key: t.expose('key', { type: ApplicationKeyEnum }),
    selfRegistration: t.exposeBoolean('selfRegistration', {
      description: 'Whether people may ask for it themselves.',
    }),
    comingSoon: t.exposeBoolean('comingSoon'),
  }),
});

builder.queryField('applications', (t) =>
  t.field({ type: [Application], resolve: () => [...applicationList] }),
);
