import { builder } from '../builder.ts';
import { endSessionsOf, requireSecondFactorOf, resetSecondFactorOf } from './administer-sign-in.ts';
import { findPersonAfterChange } from './find-person-after-change.ts';
import { Person } from './person.graphql.ts';

const whose =
  'Of somebody all of whose organisations the viewer administers, else FORBIDDEN. PROOF_REQUIRED when the last proof is older than five minutes (`proveIdentity`).';

builder.mutationFields((t) => ({
  resetSecondFactorOf: t.field({
    type: Person,
    nullable: true,
    description: `UAD-01: takes away app, passkeys and recovery codes; all sessions end, and the person gets a mail. ${whose}`,
    args: { person: t.arg.id({ required: true }) },
    async resolve(_, { person }, caller) {
      await resetSecondFactorOf(caller, person);
      return findPersonAfterChange(person, caller);
    },
  }),
  requireSecondFactorOf: t.field({
    type: Person,
    nullable: true,
    description: `UAD-01: who has none is signed out, gets a mail and sets one up with the next sign-in. ${whose}`,
    args: { person: t.arg.id({ required: true }), isRequired: t.arg.boolean({ required: true }) },
    async resolve(_, { person, isRequired }, caller) {
      await requireSecondFactorOf(caller, person, isRequired);
      return findPersonAfterChange(person, caller);
    },
  }),
  endSessionsOf: t.int({
    description: `UAD-01: signs somebody out everywhere; gives how many sessions have ended. ${whose}`,
    args: { person: t.arg.id({ required: true }) },
    resolve: (_, { person }, caller) => endSessionsOf(caller, person),
  }),
}));
