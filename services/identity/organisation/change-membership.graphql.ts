import { builder } from '../builder.ts';
import { findPersonAfterChange } from '../person/find-person-after-change.ts';
import { Person } from '../person/person.graphql.ts';
import { changeMembership } from './change-membership.ts';

const membership = (
  name: 'addOrganisation' | 'removeOrganisation',
  change: 'added' | 'removed',
  description: string,
) =>
  builder.mutationField(name, (t) =>
    t.field({
      type: Person,
      nullable: true,
      description,
      args: { person: t.arg.id({ required: true }), organisation: t.arg.id({ required: true }) },
      resolve: async (_, { person, organisation }, caller) =>
        findPersonAfterChange(await changeMembership(caller, change, person, organisation), caller),
    }),
  );

membership('addOrganisation', 'added', 'UAD-01: the person belongs to one more organisation.');
membership(
  'removeOrganisation',
  'removed',
  'UAD-01: the person no longer belongs to the organisation and may use nothing for it. Null: not to be seen any more.',
);
