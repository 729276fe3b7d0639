import { builder } from '../builder.ts';
import { type InvitationLine, inviteMany, lineOutcomes, maxInvitations } from './invite-many.ts';
import { AccessInput, newAccesses } from './invite-person.graphql.ts';

const InvitationLineType = builder.objectRef<InvitationLine>('InvitationLine').implement({
  description: 'One person of a list, and what became of the invitation.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Of the list, from 1; several people may stand in one.' }),
    email: t.exposeString('email', { description: 'As it stands there.' }),
    name: t.string({
      description: 'As it was understood; empty: there is none.',
      resolve: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
    }),
    outcome: t.expose('outcome', {
      type: builder.enumType('InvitationOutcome', {
        description:
          '`known`: somebody has the address already; `twice`: it stands above, too; `invalid`: it is none.',
        values: lineOutcomes,
      }),
    }),
  }),
});

const InvitationListInput = builder.inputType('InvitationListInput', {
  fields: (t) => ({
    list: t.string({
      required: true,
      description: `A person a line: an address, \`Name <address>\`, or address, first and last name in cells. At most ${maxInvitations}.`,
    }),
    language: t.string({ required: true, description: 'Of the mails: one of the site’s eleven.' }),
    organisation: t.id({ required: true }),
    accesses: t.field({ type: [AccessInput], required: true }),
  }),
});

builder.mutationField('inviteMany', (t) =>
  t.field({
    type: [InvitationLineType],
    description:
      'UAD-01: invites all of a list who can be, or nobody when something fails. BAD_USER_INPUT with `fields`; TOO_MANY_ATTEMPTS.',
    args: {
      invitations: t.arg({ type: InvitationListInput, required: true }),
      onlyCheck: t.arg.boolean({ defaultValue: false, description: 'Says what would become of each line.' }),
    },
    resolve: (_, { invitations, onlyCheck }, caller) =>
      inviteMany(caller, { ...invitations, accesses: newAccesses(invitations.accesses) }, onlyCheck ?? false),
  }),
);
