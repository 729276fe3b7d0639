import { plainArgument } from '../arguments.ts';
import { builder } from '../builder.ts';
import { trusted } from '../editing-arguments.ts';
import type { Reader } from '../request-context.ts';
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
  setOwnEmail,
} from './editor-account.ts';
import { sessionArgument } from './sign-in/session-argument.ts';
import type { SessionRow } from './sign-in/sessions.ts';
import { OfferType } from './sign-in/sign-in.graphql.ts';

const ProblemEnum = builder.enumType('OwnEditorProblem', {
  values: [
    'absent',
    'codeWrong',
    'emailMalformed',
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
    email: t.exposeString('email', { nullable: true, description: 'Where mail about work goes.' }),
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
    entry: t.exposeString('entry', { nullable: true }),
    offer: t.expose('offer', { type: OfferType, nullable: true }),
    recoveryCodes: t.exposeStringList('recoveryCodes', {
      nullable: true,
      description: 'Shown this one time.',
    }),
  }),
});

const session = 'In which it is done; the trusted caller knows it from its token.';

type OwnArgs = { readonly session: string };

/** For trusted callers: what editors see and change of their own account, by the id of their session. */
const own =
  <Args extends OwnArgs, Result>(
    resolve: (pool: Reader['connection'], id: string, rules: Reader['signInRules'], args: Args) => Result,
  ) =>
  (_: unknown, args: Args, reader: Reader): Result => {
    const { connection, signInRules: rules } = trusted(reader);
    return resolve(connection, sessionArgument(args.session), rules, args);
  };

builder.queryField('ownEditorAccess', (t) =>
  t.field({
    type: AccessType,
    nullable: true,
    description: 'How the editor of a session enters, and where he has; null: it has ended.',
    args: { session: t.arg.id({ required: true, description: session }) },
    resolve: own(ownAccess),
  }),
);

type ChangeByPassword = typeof beginOwnFactor;

builder.mutationFields((t) => {
  const inSession = { session: t.arg.id({ required: true, description: session }) };
  /** A change that needs the own password. */
  const byPassword = (change: ChangeByPassword, description?: string) =>
    t.field({
      type: ChangeType,
      description,
      args: { password: t.arg.string({ required: true }), ...inSession },
      resolve: own((pool, id, rules, { password }) =>
        change(pool, id, plainArgument(password, 'password', 200), rules),
      ),
    });
  return {
    setOwnEditorEmail: t.field({
      type: ChangeType,
      args: { email: t.arg.string({ required: true }), ...inSession },
      resolve: own((pool, id, rules, { email }) =>
        setOwnEmail(pool, id, plainArgument(email, 'email', 1000), rules),
      ),
    }),
    changeOwnEditorPassword: t.field({
      type: ChangeType,
      args: {
        current: t.arg.string({ required: true }),
        next: t.arg.string({ required: true }),
        ...inSession,
      },
      resolve: own((pool, id, rules, { current, next }) => {
        const passwords = {
          current: plainArgument(current, 'current', 200),
          next: plainArgument(next, 'next', 1000),
        };
        return changeOwnPassword(pool, id, passwords, rules);
      }),
    }),
    beginOwnEditorFactor: byPassword(
      beginOwnFactor,
      'Offers a secret for an authenticator app, for ten minutes.',
    ),
    confirmOwnEditorFactor: t.field({
      type: ChangeType,
      description: 'From then on a code is asked for; all other sessions have ended.',
      args: {
        entry: t.arg.string({ required: true }),
        code: t.arg.string({ required: true }),
        ...inSession,
      },
      resolve: own((pool, id, rules, { entry, code }) => {
        const proof = {
          entry: plainArgument(entry, 'entry', 100),
          code: plainArgument(code, 'code', 100),
        };
        return confirmOwnFactor(pool, id, proof, rules);
      }),
    }),
    removeOwnEditorFactor: byPassword(removeOwnFactor),
    newOwnEditorRecoveryCodes: byPassword(renewOwnCodes, 'The ones before no longer work.'),
    endEditorSession: t.boolean({
      description: 'One of the own or, for a chief, of the shared password; false: it is none of them.',
      args: { id: t.arg.id({ required: true }), ...inSession },
      resolve: own((pool, id, rules, args) => endOwnSession(pool, id, sessionArgument(args.id, 'id'), rules)),
    }),
    endOtherEditorSessions: t.int({
      description:
        'All own ones but this; `shared`: for a chief, all of the shared password. Gives how many.',
      args: { shared: t.arg.boolean({ required: true }), ...inSession },
      resolve: own((pool, id, rules, { shared }) => endOtherSessions(pool, id, shared, rules)),
    }),
  };
});
