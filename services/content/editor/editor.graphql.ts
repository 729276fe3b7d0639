import { badInput } from '#services/foundation/bad-input.ts';
import { plainArgument } from '../arguments.ts';
import { builder } from '../builder.ts';
import { editorArgument, trusted } from '../editing-arguments.ts';
import { isId } from '../link/link.ts';
import {
  addEditor,
  changeAccess,
  changeOwnPassword,
  type EditorChange,
  resetPassword,
} from './change-editors.ts';
import { type EditorSession, sessionOf } from './editor-session.ts';
import { allEditors, type Editor } from './find-editors.ts';
import { type SignIn, signInEditor } from './sign-in-editor.ts';

const RoleEnum = builder.enumType('EditorRole', { values: ['chief', 'editor'] as const });
const ProblemEnum = builder.enumType('EditorProblem', {
  values: [
    'absent',
    'lastChief',
    'nameMissing',
    'nameTaken',
    'nameTooLong',
    'passwordLong',
    'passwordShort',
    'passwordWrong',
    'tooManyAttempts',
  ] as const,
});

const EditorType = builder.objectRef<Editor>('Editor').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    role: t.expose('role', { type: RoleEnum }),
    isActive: t.exposeBoolean('isActive', { description: 'Others cannot enter (any more).' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const SessionType = builder.objectRef<EditorSession>('EditorSession').implement({
  fields: (t) => ({
    id: t.exposeID('id', { description: '`shared`: by the shared password.' }),
    name: t.exposeString('name'),
    role: t.expose('role', { type: RoleEnum }),
    version: t.exposeString('version', {
      description: 'Changes with the password: what was signed with another one is worth nothing.',
    }),
  }),
});

const SignInType = builder.objectRef<SignIn>('EditorSignIn').implement({
  fields: (t) => ({
    session: t.expose('session', { type: SessionType, nullable: true }),
    seconds: t.exposeInt('seconds', { description: 'To wait before anything is looked at again.' }),
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

builder.queryField('editorSession', (t) =>
  t.field({
    type: SessionType,
    nullable: true,
    description: 'What somebody who has entered may do now; null: nothing any more.',
    args: { id: t.arg.string({ required: true }) },
    resolve: (_, { id }, reader) => sessionOf(trusted(reader).connection, id, reader.sharedPassword),
  }),
);

builder.mutationField('signInEditor', (t) =>
  t.field({
    type: SignInType,
    description: 'EDI-01, decision 2.',
    args: {
      name: t.arg.string({ required: true, description: 'Empty: by the shared password.' }),
      password: t.arg.string({ required: true }),
      address: t.arg.string({ required: true, description: 'From where; guessing is slowed for each.' }),
    },
    resolve(_, args, reader) {
      const { connection, sharedPassword, log } = trusted(reader);
      const entry = {
        name: plainArgument(args.name, 'name', 200),
        password: plainArgument(args.password, 'password', 200),
        address: plainArgument(args.address, 'address', 100),
      };
      return signInEditor(connection, entry, sharedPassword, log);
    },
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
      return changeAccess(trusted(reader).connection, idOf(id), access, editorArgument(args.by));
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
      resetPassword(trusted(reader).connection, idOf(id), editorArgument(args.by)),
  }),
);

builder.mutationField('changeOwnEditorPassword', (t) =>
  t.field({
    type: ChangeType,
    args: {
      current: t.arg.string({ required: true }),
      next: t.arg.string({ required: true }),
      by: t.arg.string({ required: true, description: by }),
    },
    resolve(_, { current, next, ...args }, reader) {
      const passwords = {
        current: plainArgument(current, 'current', 200),
        next: plainArgument(next, 'next', 1000),
      };
      return changeOwnPassword(trusted(reader).connection, passwords, editorArgument(args.by));
    },
  }),
);

function idOf(id: string): string {
  if (!isId(id)) throw badInput('Must be the id of an editor.', 'id');
  return id;
}
