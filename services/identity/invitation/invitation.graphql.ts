import { forbidden } from '#services/foundation/bad-input.ts';
import { ApplicationKeyEnum } from '../access/access.graphql.ts';
import { builder } from '../builder.ts';
import { findInvitation, type InvitationRow } from './accept-invitation.ts';

const InvitationState = builder.enumType('InvitationState', { values: ['open', 'used', 'expired'] as const });

const Invitation = builder.objectRef<InvitationRow>('Invitation').implement({
  fields: (t) => ({
    state: t.expose('state', { type: InvitationState }),
    email: t.exposeString('email'),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    language: t.exposeString('language'),
    hasAccount: t.exposeBoolean('hasAccount', {
      description: 'Then the person signs in, instead of choosing a password.',
    }),
    inviter: t.exposeString('inviter', { description: 'The name; empty when that person is gone.' }),
    organisation: t.exposeString('organisation', { description: 'The name.' }),
    applications: t.expose('applications', { type: [ApplicationKeyEnum] }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
});

builder.queryField('invitation', (t) =>
  t.field({
    type: Invitation,
    nullable: true,
    description:
      'What the link of an invitation leads to; for trusted callers. Null: the link is none of ours.',
    args: { token: t.arg.string({ required: true }) },
    async resolve(_, { token }, { connection, trusted }) {
      if (!trusted) throw forbidden('Links are opened through the site.');
      return (await findInvitation(connection, token)) ?? null;
    },
  }),
);
