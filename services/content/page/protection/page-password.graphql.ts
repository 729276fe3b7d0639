import { GraphQLError } from 'graphql';
import { forbidden } from '#services/foundation/bad-input.ts';
import { createAllowances } from '#services/foundation/throttle/allowance.ts';
import { idOrNothing, plainArgument } from '../../arguments.ts';
import { builder } from '../../builder.ts';
import { getGrant, getGuard, type PasswordGrant } from './find-passwords.ts';

const takeOne = createAllowances('content');
/** Counted by page and address, so that strangers cannot lock others out. */
const guesses = { times: 10, seconds: 15 * 60 };

const PasswordGrantType = builder.objectRef<PasswordGrant>('PasswordGrant').implement({
  fields: (t) => ({
    pageId: t.exposeID('pageId', {
      description: 'It opens this page and all below: see `Page.protectedBy`.',
    }),
    version: t.exposeString('version', {
      description: 'Valid as long as `Page.passwordVersions` holds it: a changed password voids all grants.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
  }),
});

builder.queryField('passwordGrant', (t) =>
  t.field({
    type: PasswordGrantType,
    nullable: true,
    description:
      'PAG-05: what a page password opens; null: it is not the right one. For trusted callers. TOO_MANY_ATTEMPTS with `seconds`: it was tried ten times in a quarter of an hour from there.',
    args: {
      pageId: t.arg.id({ required: true }),
      password: t.arg.string({ required: true }),
      visitor: t.arg.string({ description: 'From where it is tried; null: the caller limits the attempts.' }),
    },
    async resolve(_, args, { connection, trusted }) {
      if (!trusted) throw forbidden('Passwords are checked for trusted callers.');
      const pageId = idOrNothing(args.pageId);
      const guard = pageId && (await getGuard(connection, pageId));
      if (!guard) return null;
      const who = args.visitor && `page ${guard} from ${plainArgument(args.visitor, 'visitor', 100)}`;
      if (who && !(await takeOne(connection, who, guesses))) {
        const extensions = { code: 'TOO_MANY_ATTEMPTS', seconds: guesses.seconds };
        throw new GraphQLError('The password was tried too often from this address.', { extensions });
      }
      return getGrant(connection, guard, plainArgument(args.password, 'password', 200));
    },
  }),
);
