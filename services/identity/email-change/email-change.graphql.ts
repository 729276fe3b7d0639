import { builder } from '../builder.ts';
import {
  confirmEmailChange,
  emailChangeOutcomes,
  findEmailChange,
  type RequestedEmailChange,
  requestEmailChange,
} from './change-email.ts';

const EmailChangeOutcome = builder.enumType('EmailChangeOutcome', {
  description:
    '`waiting`: for the other address; `taken`: somebody else has it; `expired`: the link is not, or no longer, valid.',
  values: emailChangeOutcomes,
});

const EmailChange = builder.objectRef<RequestedEmailChange>('EmailChange').implement({
  fields: (t) => ({
    newEmail: t.exposeString('newEmail'),
    isConfirmed: t.exposeBoolean('isConfirmed', {
      description: 'This link’s address has confirmed it: the other one has not.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
});

builder.queryField('emailChange', (t) =>
  t.field({
    type: EmailChange,
    nullable: true,
    description: 'What the link of a mail asks to confirm. Null: it is not, or no longer, valid.',
    args: { token: t.arg.string({ required: true }) },
    resolve: async (_, { token }, { connection }) => (await findEmailChange(connection, token)) ?? null,
  }),
);

builder.mutationFields((t) => ({
  requestEmailChange: t.boolean({
    description:
      'ACC-01: asks the old and the new address to confirm, by a link each. PROOF_REQUIRED when the last proof is older than five minutes (`proveIdentity`). TOO_MANY_ATTEMPTS with `seconds`.',
    args: { email: t.arg.string({ required: true }) },
    async resolve(_, { email }, caller) {
      await requestEmailChange(caller, email);
      return true;
    },
  }),
  confirmEmailChange: t.field({
    type: EmailChangeOutcome,
    description: 'What the link of such a mail does, when it is meant: nobody needs to be signed in for it.',
    args: { token: t.arg.string({ required: true }) },
    resolve: (_, { token }, caller) => confirmEmailChange(caller, token),
  }),
}));
