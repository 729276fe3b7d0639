import type { ApiScope } from '#contracts/api-tokens/scopes.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';

export const apiTokenStates = ['active', 'expired', 'revoked'] as const;
type ApiTokenState = (typeof apiTokenStates)[number];

export type ApiTokenRow = {
  id: string;
  name: string;
  hint: string;
  scopes: ApiScope[];
  state: ApiTokenState;
  createdBy: string;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
  revokedBy: string | null;
};

/** Revoked says more than expired: a person wanted it so. */
const state = `CASE WHEN revoked_at IS NOT NULL THEN 'revoked' WHEN expires_at <= now() THEN 'expired' ELSE 'active' END`;

const listed = statement<ApiTokenRow, { id: string | null }>(
  'content_api_tokens',
  `SELECT id, name, hint, scopes, ${state} AS state, created_by AS "createdBy", created_at AS "createdAt",
     expires_at AS "expiresAt", last_used_at AS "lastUsedAt", revoked_at AS "revokedAt", revoked_by AS "revokedBy"
   FROM content.api_token WHERE :id::uuid IS NULL OR id = :id
   ORDER BY ${state} <> 'active', created_at DESC, id`,
);

/** Those that hold first, then the newest first. */
export function findApiTokens(connection: Connection): Promise<ApiTokenRow[]> {
  return listed(connection, { id: null });
}

export async function findApiTokenById(connection: Connection, id: string): Promise<ApiTokenRow | undefined> {
  const [found] = await listed(connection, { id });
  return found;
}

export type ApiTokenStanding = Pick<ApiTokenRow, 'id' | 'name' | 'scopes' | 'state'>;

// The use is written in steps: programs ask a thousand times a minute, and nobody reads seconds.
const tokenOfHash = statement<ApiTokenStanding, { hash: string }>(
  'content_api_token_standing',
  `WITH found AS (
     SELECT id, name, scopes, ${state} AS state, last_used_at FROM content.api_token WHERE hash = :hash
   ), seen AS (
     UPDATE content.api_token AS token SET last_used_at = now() FROM found
     WHERE token.id = found.id AND found.state = 'active'
       AND (token.last_used_at IS NULL OR token.last_used_at < now() - interval '5 minutes')
   )
   SELECT id, name, scopes, state FROM found`,
);

/** What a token may now, by its hash; asking counts as its use. Undefined: there is none. */
export async function findStanding(
  connection: Connection,
  hash: string,
): Promise<ApiTokenStanding | undefined> {
  const [found] = await tokenOfHash(connection, { hash });
  return found;
}
