import { createHash } from 'node:crypto';
import Provider, { type Adapter, type AdapterPayload, type ClientMetadata, errors } from 'oidc-provider';
import type { Pool } from 'pg';
import { statement } from '#services/foundation/statement.ts';
import { stillHolds } from '../credential/credential-version.ts';

type Found = { payload: AdapterPayload; consumed: number | null };

const upsert = statement<
  never,
  {
    id: string;
    model: string;
    payload: string;
    accountId: string | null;
    grantId: string | null;
    uid: string | null;
    seconds: number;
  }
>(
  'identity_save_record',
  `INSERT INTO identity.provider_record (id, model, payload, person_id, grant_id, uid, expires_at)
   VALUES (:id, :model, :payload, :accountId, :grantId, :uid, now() + :seconds * interval '1 second')
   ON CONFLICT (id) DO UPDATE SET payload = EXCLUDED.payload, person_id = EXCLUDED.person_id,
     grant_id = EXCLUDED.grant_id, uid = EXCLUDED.uid, expires_at = EXCLUDED.expires_at`,
);

// Records of people who may no longer sign in count as absent, and so does a session that was ended, or began before
// the person's sign-in was changed, even if the provider writes its record again. Codes and tokens depend on the
// session.
const columns = `payload, extract(epoch FROM consumed_at)::float8 AS consumed FROM identity.provider_record record
   WHERE expires_at > now() AND (person_id IS NULL OR CASE model
     WHEN 'Session' THEN EXISTS (SELECT FROM identity.session_origin origin
       WHERE origin.uid = record.uid AND origin.person_id = record.person_id AND ${stillHolds('origin')})
     ELSE EXISTS (SELECT FROM identity.person WHERE person.id = record.person_id AND person.state = 'active') END)`;

const byId = statement<Found, { id: string }>('identity_find_record', `SELECT ${columns} AND id = :id`);
const byUid = statement<Found, { uid: string }>(
  'identity_find_record_by_uid',
  `SELECT ${columns} AND uid = :uid AND model = 'Session'`,
);
const consume = statement<{ id: string }, { id: string }>(
  'identity_consume_record',
  'UPDATE identity.provider_record SET consumed_at = now() WHERE id = :id AND consumed_at IS NULL RETURNING id',
);
const destroy = statement<never, { id: string }>(
  'identity_destroy_record',
  'DELETE FROM identity.provider_record WHERE id = :id',
);
const revoke = statement<never, { grantId: string; model: string }>(
  'identity_revoke_grant',
  'DELETE FROM identity.provider_record WHERE grant_id = :grantId AND model = :model',
);

/** Records that are never read: our sign-in pages replace the interaction and lead back to where it began. */
const notStored = new Set(['Interaction', 'ReplayDetection']);

/**
 * Stores the provider's records in PostgreSQL. Ids are secrets (the value of a token is its id), so only hashes are
 * stored. `client` describes the single client, whose redirect addresses follow the hosts of the sites.
 */
export function createRecordStore(pool: Pool, client: (id: string) => Promise<ClientMetadata | undefined>) {
  return (model: string): Adapter => ({
    async upsert(id, { jti: _, ...payload }, seconds = 0) {
      if (notStored.has(model)) return;
      const { accountId = null, grantId = null, uid = null } = payload;
      const text = JSON.stringify(payload);
      await upsert(pool, { id: getHash(model, id), model, payload: text, accountId, grantId, uid, seconds });
    },
    async find(id) {
      if (model === 'Client') return (await client(id)) as AdapterPayload | undefined;
      if (notStored.has(model)) return undefined;
      const [found] = await byId(pool, { id: getHash(model, id) });
      return found && getPayload(found, id);
    },
    async findByUid(uid) {
      const [found] = await byUid(pool, { uid });
      // A lookup by uid only checks that the session lives; its id is not known.
      return found && getPayload(found, uid);
    },
    findByUserCode: async () => undefined,
    async consume(id) {
      const [taken] = await consume(pool, { id: getHash(model, id) });
      // Of two uses of one code at the same moment, only one succeeds.
      if (!taken) throw new errors.InvalidGrant('already consumed');
    },
    async destroy(id) {
      await destroy(pool, { id: getHash(model, id) });
    },
    async revokeByGrantId(grantId) {
      if (isRevokingOneAccessToken()) return;
      await revoke(pool, { grantId, model });
    },
  });
}

/**
 * The provider revokes a whole grant with one access token. Clients that first get a new token and then revoke the
 * old one would lose the new one, too (observed with @forgerock/oidc-client).
 */
function isRevokingOneAccessToken(): boolean {
  const { oidc } = Provider.ctx ?? {};
  return oidc?.route === 'revocation' && oidc.entities.AccessToken !== undefined;
}

function getPayload({ payload, consumed }: Found, id: string): AdapterPayload {
  return { ...payload, jti: id, ...(consumed !== null && { consumed: Math.floor(consumed) }) };
}

function getHash(model: string, id: string): string {
  return createHash('sha256').update(`${model} ${id}`).digest('base64url');
}
