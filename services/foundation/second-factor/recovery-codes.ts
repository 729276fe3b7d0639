import { randomInt } from 'node:crypto';
import { type Connection, statement } from '../statement.ts';
import type { Owned } from './owned.ts';
import type { Secrets } from './secrets.ts';

const codesEach = 10;
/** Without letters that are easily confused; ten of them are 48 bits. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ2345679';

/** The recovery codes of a service's people, in its table `recovery_code`: owner, `hash`. */
export function createRecoveryCodes({ schema, owner }: Owned) {
  const table = `${schema}.recovery_code`;
  const replace = statement<never, { of: string; hashes: string[] }>(
    `${schema}_replace_recovery_codes`,
    `WITH gone AS (DELETE FROM ${table} WHERE ${owner} = :of AND hash <> ALL (:hashes))
     INSERT INTO ${table} (${owner}, hash) SELECT :of, unnest(:hashes::text[])`,
  );
  const use = statement<{ used: number }, { of: string; hash: string }>(
    `${schema}_use_recovery_code`,
    `DELETE FROM ${table} WHERE ${owner} = :of AND hash = :hash RETURNING 1 AS used`,
  );
  const remove = statement<never, { of: string }>(
    `${schema}_remove_recovery_codes`,
    `DELETE FROM ${table} WHERE ${owner} = :of`,
  );
  return {
    /** Creates new codes, each good for one sign-in, and invalidates the old ones. They are shown this once. */
    async newRecoveryCodes(connection: Connection, { hashOfCode }: Secrets, of: string): Promise<string[]> {
      const codes = Array.from({ length: codesEach }, newCode);
      const hashes = codes.map((code) => hashOfCode(of, code));
      await replace(connection, { of, hashes });
      return codes;
    },
    /** Whether it is one of the owner's codes, which is then used up. */
    async takeRecoveryCode(
      connection: Connection,
      { hashOfCode }: Secrets,
      of: string,
      code: string,
    ): Promise<boolean> {
      return (await use(connection, { of, hash: hashOfCode(of, code) })).length > 0;
    },
    async removeRecoveryCodes(connection: Connection, of: string): Promise<void> {
      await remove(connection, { of });
    },
  };
}

function newCode(): string {
  const half = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return `${half()}-${half()}`;
}
