import { forbidden } from '#services/foundation/bad-input.ts';
import { idOrNothing, plainArgument } from '../arguments.ts';
import { builder } from '../builder.ts';
import { grantFor, type PasswordGrant } from './find-passwords.ts';

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
      'PAG-05: what a page password opens; null: it is not the right one. For trusted callers, who limit the attempts.',
    args: { pageId: t.arg.id({ required: true }), password: t.arg.string({ required: true }) },
    async resolve(_, args, { connection, trusted }) {
      if (!trusted) throw forbidden('Passwords are checked for trusted callers.');
      const pageId = idOrNothing(args.pageId);
      return pageId ? grantFor(connection, pageId, plainArgument(args.password, 'password', 200)) : null;
    },
  }),
);
