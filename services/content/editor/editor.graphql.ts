import { type Grant, roleNames } from '#contracts/editing/roles.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { plainArgument } from '../arguments.ts';
import { builder } from '../builder.ts';
import { editorArgument, trusted } from '../editing-arguments.ts';
import { isId } from '../link/link.ts';
import { addEditor, changeAccess, resetFactor, resetPassword } from './change-editors.ts';
import type { EditorChange } from './editor-change.ts';
import { setEmail } from './editor-email.ts';
import { allEditors, type Editor } from './find-editors.ts';
import { grantsArgument } from './grants/grants.ts';

const RoleEnum = builder.enumType('EditorRole', { values: roleNames });

const everything = 'Null: all, those of tomorrow included.';

export const GrantType = builder.objectRef<Grant>('EditorGrant').implement({
  description: 'A role, for some sites and languages or for all.',
  fields: (t) => ({
    role: t.expose('role', { type: RoleEnum }),
    sites: t.idList({ nullable: true, description: everything, resolve: ({ sites }) => sites && [...sites] }),
    languages: t.stringList({
      nullable: true,
      description: everything,
      resolve: ({ languages }) => languages && [...languages],
    }),
  }),
});

const GrantInput = builder.inputType('EditorGrantInput', {
  fields: (t) => ({
    role: t.field({ type: RoleEnum, required: true }),
    sites: t.idList({ description: everything }),
    languages: t.stringList({ description: everything }),
  }),
});
const ProblemEnum = builder.enumType('EditorProblem', {
  values: [
    'absent',
    'emailMalformed',
    'grantMissing',
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
    grants: t.field({ type: [GrantType], resolve: ({ grants }) => [...grants] }),
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
      grants: t.arg({ type: [GrantInput], required: true, description: 'At least one.' }),
      by: t.arg.string({ required: true, description: by }),
    },
    resolve(_, { name, grants, ...args }, reader) {
      const { connection, log } = trusted(reader);
      const wish = { name: plainArgument(name, 'name', 500), grants: grantsArgument(grants) };
      return addEditor(connection, wish, { by: editorArgument(args.by), log });
    },
  }),
);

builder.mutationField('changeEditorAccess', (t) =>
  t.field({
    type: ChangeType,
    description: 'Other grants, or out, or in again; the last chief who could enter stays.',
    args: {
      id: t.arg.id({ required: true }),
      grants: t.arg({ type: [GrantInput], description: 'Absent: as they are.' }),
      isActive: t.arg.boolean(),
      by: t.arg.string({ required: true, description: by }),
    },
    resolve(_, { id, grants, isActive, ...args }, reader) {
      const access = { grants: grants ? grantsArgument(grants) : undefined, isActive: isActive ?? undefined };
      const { connection, log } = trusted(reader);
      return changeAccess(connection, getId(id), access, { by: editorArgument(args.by), log });
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
