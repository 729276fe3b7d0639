import { builder } from '../builder.ts';
import { confirmEmailChange, emailChangeOutcomes, requestEmailChange } from './change-email.ts';

const EmailChangeOutcome = builder.enumType('EmailChangeOutcome', {
  description:
    '`waiting`: for the other address; `taken`: somebody else has it; `expired`: the link is not, or no longer, valid.',
  values: emailChangeOutcomes,
});

builder.mutationFields((t) => ({
  requestEmailChange: t.boolean({
    description: 'ACC-01: asks the old and the new address to confirm, by a link each.',
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
