import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import {
  type ApiScope,
  apiScopes,
  apiTokenDays,
  maxApiTokenName,
  maxApiTokens,
} from '#contracts/api-tokens/scopes.ts';
import { hashOfApiToken, hintOfApiToken, makeApiToken } from '#contracts/api-tokens/token-format.ts';
import type { Log } from '#services/foundation/log.ts';
import { badFields, conflict, notFound } from '#services/foundation/refusals.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { normaliseName, plainName } from '../editor/editor-name.ts';
import { type ApiTokenRow, findApiTokenById, findApiTokens } from './find-api-tokens.ts';

type ApiTokenWish = {
  readonly name: string;
  readonly scopes: readonly string[];
  /** For how long it holds. */
  readonly days: number;
};

/** Who does it, and where that is told. */
export type Acting = { readonly by: string; readonly log: Pick<Log, 'info'> };

const insert = statement<
  never,
  {
    id: string;
    name: string;
    hash: string;
    hint: string;
    scopes: readonly ApiScope[];
    days: number;
    by: string;
  }
>(
  'content_insert_api_token',
  `INSERT INTO content.api_token (id, name, hash, hint, scopes, created_by, expires_at)
   VALUES (:id, :name, :hash, :hint, :scopes, :by, now() + :days::int * interval '1 day')`,
);
const dropOld = statement<never>(
  'content_drop_old_api_tokens',
  `DELETE FROM content.api_token WHERE least(expires_at, revoked_at) < now() - interval '180 days'`,
);
// Two who make one at the same time count each other.
const lockAll = statement<never>(
  'content_lock_api_tokens',
  "SELECT pg_advisory_xact_lock(hashtext('content api tokens'))",
);

/**
 * Makes a token; its secret is told this one time.
 * @throws BAD_USER_INPUT by field, CONFLICT: as many hold as may
 */
export async function addApiToken(
  pool: Pool,
  wish: ApiTokenWish,
  { by, log }: Acting,
): Promise<{ id: string; secret: string }> {
  const checked = check(wish);
  const id = randomUUID();
  const secret = makeApiToken();
  await inTransaction(pool, async (connection) => {
    await lockAll(connection);
    await dropOld(connection);
    const holding = (await findApiTokens(connection)).filter(({ state }) => state === 'active');
    if (holding.some(({ name }) => plainName(name) === plainName(checked.name)))
      throw badFields({ name: 'taken' });
    if (holding.length >= maxApiTokens) throw conflict('The limit is reached.', { reason: 'tooMany' });
    const stored = { hash: hashOfApiToken(secret), hint: hintOfApiToken(secret) };
    await insert(connection, { ...checked, ...stored, id, by });
  });
  const { name, scopes, days } = checked;
  log.info('A token for a program was made', { id, name, scopes: scopes.join(' '), days, by });
  return { id, secret };
}

const revoke = statement<{ id: string }, { id: string; by: string }>(
  'content_revoke_api_token',
  `UPDATE content.api_token SET revoked_at = now(), revoked_by = :by WHERE id = :id AND revoked_at IS NULL
   RETURNING id`,
);

/**
 * From the next request on it opens nothing. One that was revoked stays as it was.
 * @throws NOT_FOUND
 */
export async function revokeApiToken(pool: Pool, id: string, { by, log }: Acting): Promise<ApiTokenRow> {
  const { token, isNews } = await inTransaction(pool, async (connection) => {
    const revoked = await revoke(connection, { id, by });
    const found = await findApiTokenById(connection, id);
    if (!found) throw notFound();
    return { token: found, isNews: revoked.length > 0 };
  });
  if (isNews) log.info('The token of a program was revoked', { id, name: token.name, by });
  return token;
}

// Who came in by the shared password is a chief only while there is no other.
const revokeOfFormer = statement<{ id: string; name: string }, { by: string }>(
  'content_revoke_tokens_of_former_chiefs',
  `WITH chief AS (
     SELECT e.name FROM content.editor e
     WHERE e.is_active AND EXISTS (SELECT FROM content.editor_grant g WHERE g.editor_id = e.id AND g.role = 'chief')
   )
   UPDATE content.api_token SET revoked_at = now(), revoked_by = :by
   WHERE revoked_at IS NULL AND expires_at > now() AND EXISTS (SELECT FROM chief)
     AND created_by NOT IN (SELECT name FROM chief)
   RETURNING id, name`,
);

/** What a chief let in goes with the chief: whoever made a token has seen it, and may have kept it. */
export async function revokeTokensOfFormerChiefs(connection: Connection, { by, log }: Acting): Promise<void> {
  for (const { id, name } of await revokeOfFormer(connection, { by }))
    log.info('The token of a program was revoked with the role of its maker', { id, name, by });
}

function check({ name: given, scopes: wished, days }: ApiTokenWish) {
  const name = normaliseName(given);
  const scopes = apiScopes.filter((scope) => wished.includes(scope));
  const nameProblem =
    name === ''
      ? 'required'
      : name.length > maxApiTokenName
        ? 'tooLong'
        : /\p{Cc}/u.test(name)
          ? 'malformed'
          : undefined;
  const areDays = Number.isInteger(days) && days >= apiTokenDays.least && days <= apiTokenDays.most;
  if (nameProblem || scopes.length === 0 || !areDays)
    throw badFields({
      ...(nameProblem && { name: nameProblem }),
      ...(scopes.length === 0 && { scopes: 'required' }),
      ...(!areDays && { days: 'outOfRange' }),
    });
  return { name, scopes, days };
}
