import { type Profile, profileFields } from '#contracts/identity/profile.ts';
import { defineInputs } from '#services/foundation/graphql/declared-fields.graphql.ts';
import { builder } from '../builder.ts';
import { Person } from './person.graphql.ts';
import { updateProfile } from './update-profile.ts';

const ProfileInput = builder.inputType('ProfileInput', {
  description: 'What is left out stays as it is. Our own people can give the language only.',
  fields: (t) =>
    defineInputs(t, profileFields, {
      country: 'Two capital letters, or empty.',
      language: 'One of the site’s eleven.',
    }),
});

builder.mutationField('updateProfile', (t) =>
  t.field({
    type: Person,
    description:
      'ACC-01. BAD_USER_INPUT with `fields`: `required`, `tooLong` or `invalid` by name of the field.',
    args: { profile: t.arg({ type: ProfileInput, required: true }) },
    async resolve(_, { profile }, caller) {
      const given = Object.entries(profile).filter(([, value]) => typeof value === 'string');
      const id = await updateProfile(caller, Object.fromEntries(given) as Partial<Profile>);
      const me = await caller.read().person(id);
      if (!me) throw new Error(`The viewer ${id} is not a person`);
      return me;
    },
  }),
);
