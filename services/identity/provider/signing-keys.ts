import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Pool } from 'pg';
import type { Seal } from '#services/foundation/cryptography/sealed.ts';
import { statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';

/**
 * A key signs for 90 days. Its successor is published a day before it is used, and the old one stays published a day
 * after.
 */
const daysBetweenKeys = 90;

type Row = { kid: string; sealed: string; signs: boolean; isOld: boolean };

const known = statement<Row>(
  'identity_signing_keys',
  `SELECT kid, sealed, signs_from <= now() AS signs,
     signs_from < now() - interval '${daysBetweenKeys} days' AS "isOld"
   FROM identity.signing_key ORDER BY signs_from DESC`,
);
const add = statement<never, { kid: string; sealed: string; isFirst: boolean }>(
  'identity_add_signing_key',
  `INSERT INTO identity.signing_key (kid, sealed, signs_from)
   VALUES (:kid, :sealed, CASE WHEN :isFirst THEN now() ELSE now() + interval '1 day' END)`,
);
// A key is deleted when its successor has signed for a day: no token of it is valid any more.
const drop = statement<never>(
  'identity_drop_signing_keys',
  `DELETE FROM identity.signing_key old WHERE EXISTS (
     SELECT 1 FROM identity.signing_key new
     WHERE new.signs_from > old.signs_from AND new.signs_from < now() - interval '1 day')`,
);

/** The private keys, the signing one first. The first start creates the first one. */
export async function readSigningKeys(pool: Pool, seal: Seal): Promise<JWK[]> {
  const rows = readable(await known(pool), seal);
  if (!rows.some(({ signs }) => signs)) {
    await rotateSigningKeys(pool, seal);
    return readSigningKeys(pool, seal);
  }
  const inOrder = [...rows.filter(({ signs }) => signs), ...rows.filter(({ signs }) => !signs)];
  return inOrder.map(({ jwk }) => jwk);
}

/** Keys encrypted with another secret are unreadable: after a change of the secret everybody signs in again. */
function readable(rows: readonly Row[], seal: Seal): (Row & { jwk: JWK })[] {
  return rows.flatMap((row) => {
    try {
      return [{ ...row, jwk: JSON.parse(seal.open(row.sealed)) as JWK }];
    } catch {
      return [];
    }
  });
}

/** A daily job: creates the next key when the present one is old, and deletes expired ones. */
export async function rotateSigningKeys(pool: Pool, seal: Seal): Promise<void> {
  await inTransaction(pool, async (connection) => {
    await connection.query("SELECT pg_advisory_xact_lock(hashtext('identity signing keys'))");
    await drop(connection);
    const rows = readable(await known(connection), seal);
    const newest = rows[0];
    if (newest && (!newest.signs || !newest.isOld)) return;
    const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
    const kid = crypto.randomUUID();
    const jwk = { ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' };
    await add(connection, { kid, sealed: seal.close(JSON.stringify(jwk)), isFirst: newest === undefined });
  });
}
