import { builder } from '../builder.ts';
import { deleteAccount, deletePerson } from './delete-person.ts';

builder.mutationFields((t) => ({
  deleteAccount: t.boolean({
    description:
      'ACC-01: deletes the viewer’s own account. PROOF_REQUIRED when the last proof is older than five minutes (`proveIdentity`). CONFLICT with `organisations` where nobody else administers people.',
    args: {
      email: t.arg.string({ required: true, description: 'The viewer’s own address, typed once more.' }),
      reason: t.arg.string({ defaultValue: '' }),
    },
    async resolve(_, { email, reason }, caller) {
      await deleteAccount(caller, email, reason ?? '');
      return true;
    },
  }),
  deletePerson: t.boolean({
    description:
      'UAD-01: true: the person is gone; false: the person belongs elsewhere, too, and left the viewer’s organisations.',
    args: { person: t.arg.id({ required: true }) },
    resolve: (_, { person }, caller) => deletePerson(caller, person),
  }),
}));
