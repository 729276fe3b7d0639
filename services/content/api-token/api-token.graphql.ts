import { apiScopes, apiTokenDays } from '#contracts/api-tokens/scopes.ts';
import { notFound } from '#services/foundation/refusals.ts';
import { builder } from '../builder.ts';
import { editorArgument, trusted } from '../editing-arguments.ts';
import { isId } from '../link/link.ts';
import {
  type ApiTokenRow,
  type ApiTokenStanding,
  apiTokenStates,
  findApiTokens,
  findStanding,
} from './find-api-tokens.ts';
import { addApiToken, revokeApiToken } from './manage-api-tokens.ts';

const ScopeEnum = builder.enumType('ApiScope', {
  description: 'What a token opens: scopes.ts.',
  values: apiScopes,
});
const StateEnum = builder.enumType('ApiTokenState', { values: apiTokenStates });

/** The version after this one may have given scopes that this one does not know. */
const known = ({ scopes }: Pick<ApiTokenRow, 'scopes'>) =>
  apiScopes.filter((scope) => scopes.includes(scope));

const ApiTokenType = builder.objectRef<ApiTokenRow>('ApiToken').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name', { description: 'What it is for; its changes are signed so.' }),
    hint: t.exposeString('hint', { description: 'Its last characters.' }),
    scopes: t.field({ type: [ScopeEnum], resolve: known }),
    state: t.expose('state', { type: StateEnum }),
    createdBy: t.exposeString('createdBy'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'To five minutes; null: never.',
    }),
    revokedAt: t.expose('revokedAt', { type: 'DateTime', nullable: true }),
    revokedBy: t.exposeString('revokedBy', { nullable: true }),
  }),
});

const StandingType = builder.objectRef<ApiTokenStanding>('ApiTokenStanding').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    scopes: t.field({ type: [ScopeEnum], resolve: known }),
    state: t.expose('state', { type: StateEnum }),
  }),
});

type WithSecret = { id: string; secret: string };
const NewSecret = builder.objectRef<WithSecret>('ApiTokenSecret').implement({
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the token.' }),
    secret: t.exposeString('secret', { description: 'Told this one time.' }),
  }),
});

builder.queryFields((t) => ({
  apiTokens: t.field({
    type: [ApiTokenType],
    description: 'Programs that may ask our back ends: those whose token holds first, then the newest first.',
    resolve: (_, __, reader) => findApiTokens(trusted(reader).connection),
  }),
  apiTokenStanding: t.field({
    type: StandingType,
    nullable: true,
    description:
      'What a token may now, for the server that was shown it. Asking counts as its use. Null: there is none.',
    args: {
      hash: t.arg.string({ required: true, description: 'SHA-256 of the token, in base64url.' }),
    },
    async resolve(_, { hash }, reader) {
      const { connection } = trusted(reader);
      return /^[\w-]{43}$/.test(hash) ? ((await findStanding(connection, hash)) ?? null) : null;
    },
  }),
}));

const by = 'The editor who does it, by name.';

builder.mutationFields((t) => ({
  addApiToken: t.field({
    type: NewSecret,
    description:
      'BAD_USER_INPUT with `fields`: `name` is `required`, `tooLong`, `malformed` or `taken`, `scopes` is `required`, `days` is `outOfRange`. CONFLICT: as many hold as may.',
    args: {
      name: t.arg.string({ required: true }),
      scopes: t.arg({ type: [ScopeEnum], required: true }),
      days: t.arg.int({
        required: true,
        description: `For how long it holds, from ${apiTokenDays.least} to ${apiTokenDays.most}.`,
      }),
      by: t.arg.string({ required: true, description: by }),
    },
    resolve(_, { by, ...wish }, reader) {
      const { connection, log } = trusted(reader);
      return addApiToken(connection, wish, { by: editorArgument(by), log });
    },
  }),
  revokeApiToken: t.field({
    type: ApiTokenType,
    description: 'It opens nothing from the next request on. NOT_FOUND: it is no longer kept.',
    args: {
      id: t.arg.id({ required: true }),
      by: t.arg.string({ required: true, description: by }),
    },
    resolve(_, { id, by }, reader) {
      const { connection, log } = trusted(reader);
      if (!isId(id)) throw notFound();
      return revokeApiToken(connection, id, { by: editorArgument(by), log });
    },
  }),
}));
