import { GraphQLError } from 'graphql';
import { conflict } from '#services/foundation/refusals.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { builder } from '#services/identity/builder.ts';
import { checkOwnPassword, getOwner, refuseEmployees } from '../prove-again.ts';
import { changePassword } from './change-password.ts';
import { hashPassword } from './password-hash.ts';
import { passwordPolicies } from './password-policies.ts';
import { findBrokenRules, type Policy } from './policy-checks.ts';

builder.mutationField('changePassword', (t) =>
  t.boolean({
    description:
      'ACC-01: ends all other sessions. BAD_USER_INPUT with `fields`: `current`: `wrong`, or `next`: `policy`, with `policies` (the rules that it breaks, by ForgeRock’s names). TOO_MANY_ATTEMPTS with `seconds`.',
    args: { current: t.arg.string({ required: true }), next: t.arg.string({ required: true }) },
    async resolve(_, { current, next }, caller) {
      await refuseEmployees(caller);
      const owner = await getOwner(caller);
      await checkOwnPassword(caller, owner, current, 'current');
      const others = { mail: owner.email, givenName: owner.firstName, sn: owner.lastName };
      const broken = findBrokenRules(passwordPolicies, next, others);
      if (broken.length > 0) throw weak(broken);
      const hash = await hashPassword(next);
      const { address } = owner;
      const how = { address, by: 'password', session: owner.session?.uid ?? null } as const;
      const changed = await inTransaction(caller.connection, (connection) =>
        changePassword(connection, owner, hash, how),
      );
      if (!changed) throw conflict('The sign-in has changed in the meantime.', { reason: 'changed' });
      return true;
    },
  }),
);

function weak(policies: readonly Policy[]): GraphQLError {
  return new GraphQLError('The new password does not meet the rules.', {
    extensions: { code: 'BAD_USER_INPUT', fields: { next: 'policy' }, policies },
  });
}
