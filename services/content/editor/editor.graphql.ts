import { badInput } from '#services/foundation/bad-input.ts';
import { plainArgument } from '../arguments.ts';
import { builder } from '../builder.ts';
import { editorArgument, trusted } from '../editing-arguments.ts';
import { isId } from '../link/link.ts';
import { addEditor, changeAccess, resetFactor, resetPassword } from './change-editors.ts';
import type { EditorChange } from './editor-change.ts';
import { setEmail } from './editor-email.ts';
import { allEditors, type Editor } from './find-editors.ts';

export const RoleEnum = builder.enumType('EditorRole', { values: ['chief', 'editor'] as const });
const ProblemEnum = builder.enumType('EditorProblem', {
  values: [
    'absent',
    'emailMalformed',
    'lastChief',
    'nameMissing',
    'nameTaken',
    'nameTooLong',
    'own',
  ] as const,
});

const EditorType = builder.objectRef<Editor>('Editor').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    role: t.expose('role', { type: RoleEnum }),
    isActive: t.exposeBoolean('isActive', { description: 'Others cannot enter (any more).' }),
    hasFactor: t.exposeBoolean('hasFactor', { description: 'Whether more than the password is asked for.' }),
    email: t.exposeString('email', { nullable: true, description: 'Where mail about work goes.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const ChangeType = builder.objectRef<EditorChange>('EditorChange').implement({
  fields: (t) => ({
    editor: t.expose('editor', { type: EditorType, nullable: true }),
    password: t.exposeString('password', {
      nullable: true,
      description: 'One that was made: it is shown this once.',
    }),
    problem: t.expose('problem', { type: ProblemEnum, nullable: true }),
  }),
});

builder.queryField('editors', (t) =>
  t.field({
    type: [EditorType],
    description: 'Who may edit under a name, and who might.',
    resolve: (_, __, reader) => allEditors(trusted(reader).connection),
  }),
);

const by = 'The editor who does it, by name; the trusted caller knows who that is.';

builder.mutationField('addEditor', (t) =>
  t.field({
    type: ChangeType,
    args: {
      name: t.arg.string({ required: true }),
      role: t.arg({ type: RoleEnum, required: true }),
      by: t.arg.string({ required: true, description: by }),
    },
    resolve: (_, { name, role, ...args }, reader) =>
      addEditor(
        trusted(reader).connection,
        { name: plainArgument(name, 'name', 500), role },
        editorArgument(args.by),
      ),
  }),
);

builder.mutationField('changeEditorAccess', (t) =>
  t.field({
    type: ChangeType,
    description: 'Another role, or out, or in again; the last chief who could enter stays.',
    args: {
      id: t.arg.id({ required: true }),
      role: t.arg({ type: RoleEnum }),
      isActive: t.arg.boolean(),
      by: t.arg.string({ required: true, description: by }),
    },
    resolve(_, { id, role, isActive, ...args }, reader) {
      const access = { role: role ?? undefined, isActive: isActive ?? undefined };
      return changeAccess(trusted(reader).connection, getId(id), access, editorArgument(args.by));
    },
  }),
);

builder.mutationField('resetEditorPassword', (t) =>
  t.field({
    type: ChangeType,
    args: {
      id: t.arg.id({ required: true }),
      by: t.arg.string({ required: true, description: by }),
    },
    resolve: (_, { id, ...args }, reader) =>
      resetPassword(trusted(reader).connection, getId(id), editorArgument(args.by)),
  }),
);

builder.mutationField('resetEditorFactor', (t) =>
  t.field({
    type: ChangeType,
    description: 'For who has lost the second factor.',
    args: {
      id: t.arg.id({ required: true }),
      by: t.arg.string({ required: true, description: by }),
    },
    resolve: (_, { id, ...args }, reader) =>
      resetFactor(trusted(reader).connection, getId(id), editorArgument(args.by)),
  }),
);

builder.mutationField('setEditorEmail', (t) =>
  t.field({
    type: ChangeType,
    description:
      'Where an editor gets mail, such as requests for approval; empty: nowhere. For chief editors.',
    args: {
      id: t.arg.id({ required: true }),
      email: t.arg.string({ required: true }),
      by: t.arg.string({ required: true, description: by }),
    },
    resolve: (_, { id, email, ...args }, reader) =>
      setEmail(
        trusted(reader).connection,
        getId(id),
        plainArgument(email, 'email', 1000),
        editorArgument(args.by),
      ),
  }),
);

function getId(id: string): string {
  if (!isId(id)) throw badInput('Must be the id of an editor.', 'id');
  return id;
}
