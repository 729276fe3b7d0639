import { badInput } from '#services/foundation/bad-input.ts';
import { idOrNothing, plainArgument } from '../../arguments.ts';
import { builder } from '../../builder.ts';
import { editorArgument, pageArgument, trusted } from '../../editing-arguments.ts';
import { addPassword, type PasswordChange, removePassword } from './change-passwords.ts';
import { passwordsOfPages, type StoredPassword } from './find-passwords.ts';

const PagePassword = builder.objectRef<StoredPassword>('PagePassword').implement({
  fields: (t) => ({
    label: t.exposeString('label', { description: 'For which circle of people it is.' }),
    version: t.exposeString('version'),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
  }),
});

const PasswordProblem = builder.enumType('PagePasswordProblem', {
  values: ['absent', 'expiresInPast', 'labelMissing', 'labelTaken', 'labelTooLong', 'passwordShort'] as const,
});

const PasswordChangeType = builder.objectRef<PasswordChange>('PagePasswordChange').implement({
  fields: (t) => ({
    passwords: t.expose('passwords', { type: [PagePassword] }),
    problem: t.expose('problem', { type: PasswordProblem, nullable: true }),
  }),
});

builder.queryField('pagePasswords', (t) =>
  t.field({
    type: [PagePassword],
    description:
      'Decision 8: the passwords that a page carries itself, for editors; never the words themselves.',
    args: { pageId: t.arg.id({ required: true }) },
    resolve(_, args, reader) {
      const id = idOrNothing(args.pageId);
      return id ? passwordsOfPages(trusted(reader).connection, [id]) : [];
    },
  }),
);

const by = 'The editor who does it, by name; the trusted caller knows who that is.';

builder.mutationField('addPagePassword', (t) =>
  t.field({
    type: PasswordChangeType,
    args: {
      pageId: t.arg.id({ required: true }),
      label: t.arg.string({ required: true }),
      password: t.arg.string({ required: true }),
      expiresAt: t.arg.string({ description: 'ISO 8601; null: never.' }),
      by: t.arg.string({ required: true, description: by }),
    },
    resolve(_, args, reader) {
      const wish = {
        pageId: pageArgument(args.pageId),
        label: plainArgument(args.label, 'label', 200),
        password: plainArgument(args.password, 'password', 200),
        expiresAt: parseExpiry(args.expiresAt),
      };
      return addPassword(trusted(reader).connection, wish, editorArgument(args.by));
    },
  }),
);

builder.mutationField('removePagePassword', (t) =>
  t.field({
    type: PasswordChangeType,
    description: 'Voids what was opened with it.',
    args: {
      pageId: t.arg.id({ required: true }),
      label: t.arg.string({ required: true }),
      by: t.arg.string({ required: true, description: by }),
    },
    resolve(_, args, reader) {
      const which = { pageId: pageArgument(args.pageId), label: plainArgument(args.label, 'label', 200) };
      return removePassword(trusted(reader).connection, which, editorArgument(args.by));
    },
  }),
);

function parseExpiry(text: string | null | undefined): Date | null {
  if (!text) return null;
  const moment = new Date(plainArgument(text, 'expiresAt', 40));
  if (Number.isNaN(moment.getTime())) throw badInput('Must be a date and time in ISO 8601.', 'expiresAt');
  return moment;
}
