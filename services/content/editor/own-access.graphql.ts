import { plainArgument } from '../arguments.ts';
import { builder } from '../builder.ts';
import { trusted } from '../editing-arguments.ts';
import {
  beginOwnFactor,
  changeOwnPassword,
  confirmOwnFactor,
  endOtherSessions,
  endOwnSession,
  type OwnAccess,
  type OwnChange,
  ownAccess,
  removeOwnFactor,
  renewOwnCodes,
} from './own-access.ts';
import { sessionArgument } from './session-argument.ts';
import type { SessionRow } from './sessions.ts';
import { OfferType } from './sign-in.graphql.ts';

const ProblemEnum = builder.enumType('OwnEditorProblem', {
  values: [
    'absent',
    'codeWrong',
    'factorRequired',
    'offerExpired',
    'passwordCommon',
    'passwordLong',
    'passwordShort',
    'passwordWrong',
    'tooManyAttempts',
  ] as const,
});

const SessionType = builder.objectRef<SessionRow>('KeptEditorSession').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    startedAt: t.expose('startedAt', { type: 'DateTime' }),
    seenAt: t.expose('seenAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    address: t.exposeString('address', { description: 'Where it was seen last.' }),
    userAgent: t.exposeString('userAgent'),
  }),
});

const AccessType = builder.objectRef<OwnAccess>('OwnEditorAccess').implement({
  fields: (t) => ({
    hasFactor: t.exposeBoolean('hasFactor'),
    isFactorRequired: t.exposeBoolean('isFactorRequired'),
    recoveryCodes: t.exposeInt('recoveryCodes', { description: 'How many are left.' }),
    current: t.exposeID('current', { description: 'Which of the sessions asks.' }),
    sessions: t.expose('sessions', { type: [SessionType] }),
    sharedSessions: t.expose('sharedSessions', {
      type: [SessionType],
      description: 'By the shared password; for chiefs.',
    }),
  }),
});

const ChangeType = builder.objectRef<OwnChange>('OwnEditorChange').implement({
  fields: (t) => ({
    problem: t.expose('problem', { type: ProblemEnum, nullable: true }),
    entry: t.string({ nullable: true, resolve: ({ entry }) => entry ?? null }),
    offer: t.field({ type: OfferType, nullable: true, resolve: ({ offer }) => offer ?? null }),
    recoveryCodes: t.stringList({
      nullable: true,
      description: 'Shown this one time.',
      resolve: ({ recoveryCodes }) => recoveryCodes ?? null,
    }),
  }),
});

const session = 'In which it is done; the trusted caller knows it from its token.';

builder.queryField('ownEditorAccess', (t) =>
  t.field({
    type: AccessType,
    nullable: true,
    description: 'How the editor of a session enters, and where he has; null: it has ended.',
    args: { session: t.arg.id({ required: true, description: session }) },
    resolve(_, args, reader) {
      const { connection, entrance } = trusted(reader);
      return ownAccess(connection, sessionArgument(args.session), entrance);
    },
  }),
);

builder.mutationFields((t) => ({
  changeOwnEditorPassword: t.field({
    type: ChangeType,
    args: {
      current: t.arg.string({ required: true }),
      next: t.arg.string({ required: true }),
      session: t.arg.id({ required: true, description: session }),
    },
    resolve(_, { current, next, ...args }, reader) {
      const { connection, entrance } = trusted(reader);
      const passwords = {
        current: plainArgument(current, 'current', 200),
        next: plainArgument(next, 'next', 1000),
      };
      return changeOwnPassword(connection, sessionArgument(args.session), passwords, entrance);
    },
  }),
  beginOwnEditorFactor: t.field({
    type: ChangeType,
    description: 'Offers a secret for an authenticator app, for ten minutes.',
    args: {
      password: t.arg.string({ required: true }),
      session: t.arg.id({ required: true, description: session }),
    },
    resolve(_, args, reader) {
      const { connection, entrance } = trusted(reader);
      const password = plainArgument(args.password, 'password', 200);
      return beginOwnFactor(connection, sessionArgument(args.session), password, entrance);
    },
  }),
  confirmOwnEditorFactor: t.field({
    type: ChangeType,
    description: 'From then on a code is asked for; all other sessions have ended.',
    args: {
      entry: t.arg.string({ required: true }),
      code: t.arg.string({ required: true }),
      session: t.arg.id({ required: true, description: session }),
    },
    resolve(_, args, reader) {
      const { connection, entrance } = trusted(reader);
      const proof = {
        entry: plainArgument(args.entry, 'entry', 100),
        code: plainArgument(args.code, 'code', 100),
      };
      return confirmOwnFactor(connection, sessionArgument(args.session), proof, entrance);
    },
  }),
  removeOwnEditorFactor: t.field({
    type: ChangeType,
    args: {
      password: t.arg.string({ required: true }),
      session: t.arg.id({ required: true, description: session }),
    },
    resolve(_, args, reader) {
      const { connection, entrance } = trusted(reader);
      const password = plainArgument(args.password, 'password', 200);
      return removeOwnFactor(connection, sessionArgument(args.session), password, entrance);
    },
  }),
  newOwnEditorRecoveryCodes: t.field({
    type: ChangeType,
    description: 'The ones before no longer work.',
    args: {
      password: t.arg.string({ required: true }),
      session: t.arg.id({ required: true, description: session }),
    },
    resolve(_, args, reader) {
      const { connection, entrance } = trusted(reader);
      const password = plainArgument(args.password, 'password', 200);
      return renewOwnCodes(connection, sessionArgument(args.session), password, entrance);
    },
  }),
  endEditorSession: t.boolean({
    description: 'One of the own or, for a chief, of the shared password; false: it is none of them.',
    args: {
      id: t.arg.id({ required: true }),
      session: t.arg.id({ required: true, description: session }),
    },
    resolve(_, { id, ...args }, reader) {
      const { connection, entrance } = trusted(reader);
      return endOwnSession(connection, sessionArgument(args.session), sessionArgument(id, 'id'), entrance);
    },
  }),
  endOtherEditorSessions: t.int({
    description: 'All own ones but this; `shared`: for a chief, all of the shared password. Gives how many.',
    args: {
      shared: t.arg.boolean({ required: true }),
      session: t.arg.id({ required: true, description: session }),
    },
    resolve(_, { shared, ...args }, reader) {
      const { connection, entrance } = trusted(reader);
      return endOtherSessions(connection, sessionArgument(args.session), shared, entrance);
    },
  }),
}));
