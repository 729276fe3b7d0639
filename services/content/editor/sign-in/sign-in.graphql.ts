import { plainArgument } from '#services/content/arguments.ts';
import { builder } from '#services/content/builder.ts';
import { trusted } from '#services/content/editing-arguments.ts';
import { GrantType } from '../editor.graphql.ts';
import { type EditorSession, sessionByToken } from './editor-session.ts';
import { proveEditor } from './prove-editor.ts';
import { sessionArgument } from './session-argument.ts';
import { renewSession, signOut } from './sessions.ts';
import { type Offer, type SignIn, signInEditor } from './sign-in-editor.ts';

const SessionType = builder.objectRef<EditorSession>('EditorSession').implement({
  fields: (t) => ({
    id: t.exposeID('id', { description: '`shared`: by the shared password.' }),
    name: t.exposeString('name'),
    grants: t.field({ type: [GrantType], resolve: ({ grants }) => [...grants] }),
    session: t.exposeID('session', { description: 'Of the session itself; it opens nothing.' }),
  }),
});

export const OfferType = builder.objectRef<Offer>('EditorFactorOffer').implement({
  fields: (t) => ({
    secret: t.exposeString('secret', { description: 'For typing it into the app.' }),
    uri: t.exposeString('uri', { description: 'For a QR code: `otpauth://totp/…`.' }),
  }),
});

const SignInType = builder.objectRef<SignIn>('EditorSignIn').implement({
  description:
    'How far somebody came; without `token` and `entry` name and password, or the entry, are not right.',
  fields: (t) => ({
    token: t.exposeString('token', {
      nullable: true,
      description: 'Has entered: this opens the session, for ninety days or until it is ended.',
    }),
    entry: t.exposeString('entry', {
      nullable: true,
      description: 'A code is to be given with this (`proveEditor`), within ten minutes.',
    }),
    offer: t.expose('offer', {
      type: OfferType,
      nullable: true,
      description: 'The app whose code it is, when it is only being set up.',
    }),
    recoveryCodes: t.exposeStringList('recoveryCodes', {
      nullable: true,
      description: 'Shown this one time, after an app was set up.',
    }),
    seconds: t.int({
      description: 'To wait before anything is looked at again.',
      resolve: ({ seconds }) => seconds ?? 0,
    }),
  }),
});

const address = 'From where; guessing is slowed for each.';

builder.queryField('editorSession', (t) =>
  t.field({
    type: SessionType,
    nullable: true,
    description:
      'Who holds the token of a session, and what he may do now; null: nobody, or nothing any more.',
    args: {
      token: t.arg.string({ required: true }),
      address: t.arg.string({ defaultValue: '', description: 'From where it is shown.' }),
    },
    resolve(_, args, reader) {
      const { connection, signInRules: rules } = trusted(reader);
      const token = plainArgument(args.token, 'token', 200);
      return sessionByToken(connection, token, plainArgument(args.address ?? '', 'address', 100), rules);
    },
  }),
);

builder.mutationFields((t) => ({
  signInEditor: t.field({
    type: SignInType,
    description: 'EDI-01, decision 2.',
    args: {
      name: t.arg.string({ required: true, description: 'Empty: by the shared password.' }),
      password: t.arg.string({ required: true }),
      address: t.arg.string({ required: true, description: address }),
      userAgent: t.arg.string({ defaultValue: '' }),
    },
    resolve(_, args, reader) {
      const { connection, signInRules: rules, log } = trusted(reader);
      const attempt = {
        name: plainArgument(args.name, 'name', 200),
        password: plainArgument(args.password, 'password', 200),
        address: plainArgument(args.address, 'address', 100),
        userAgent: plainArgument((args.userAgent ?? '').slice(0, 300), 'userAgent', 300),
      };
      return signInEditor(connection, attempt, rules, log);
    },
  }),
  proveEditor: t.field({
    type: SignInType,
    description: 'The second step: a code of the app, or a recovery code.',
    args: {
      entry: t.arg.string({ required: true }),
      code: t.arg.string({ required: true }),
      address: t.arg.string({ required: true, description: address }),
      userAgent: t.arg.string({ defaultValue: '' }),
    },
    resolve(_, args, reader) {
      const { connection, signInRules: rules, log } = trusted(reader);
      const proof = {
        entry: plainArgument(args.entry, 'entry', 100),
        code: plainArgument(args.code, 'code', 100),
        address: plainArgument(args.address, 'address', 100),
        userAgent: plainArgument((args.userAgent ?? '').slice(0, 300), 'userAgent', 300),
      };
      return proveEditor(connection, proof, rules, log);
    },
  }),
  signOutEditor: t.boolean({
    description: 'Ends the session of a token.',
    args: { token: t.arg.string({ required: true }) },
    async resolve(_, { token }, reader) {
      await signOut(trusted(reader).connection, plainArgument(token, 'token', 200));
      return true;
    },
  }),
  renewEditorSession: t.string({
    nullable: true,
    description:
      'Another token for a session, after its editor has changed how he enters; null: it has ended.',
    args: { session: t.arg.id({ required: true }) },
    resolve: (_, { session }, reader) => renewSession(trusted(reader).connection, sessionArgument(session)),
  }),
}));
