import { randomInt } from 'node:crypto';
import { type Connection, statement } from '#services/foundation/statement.ts';
import type { Secrets } from './secrets.ts';

const codesEach = 10;
/** Without those that are taken for another; ten of them are 48 bits. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ2345679';

const replace = statement<never, [personId: string, hashes: string[]]>(
  'identity_replace_recovery_codes',
  `WITH gone AS (DELETE FROM identity.recovery_code WHERE person_id = $1 AND hash <> ALL ($2))
   INSERT INTO identity.recovery_code (person_id, hash) SELECT $1, unnest($2::text[])`,
);
const use = statement<{ hash: string }, [personId: string, hash: string]>(
  'identity_use_recovery_code',
  'DELETE FROM identity.recovery_code WHERE person_id = $1 AND hash = $2 RETURNING hash',
);
const remove = statement<never, [personId: string]>(
  'identity_remove_recovery_codes',
  'DELETE FROM identity.recovery_code WHERE person_id = $1',
);

/** New codes, each good for one sign-in; the ones before no longer are. They are shown this one time. */
export async function newRecoveryCodes(
  connection: Connection,
  { hashOfCode }: Secrets,
  personId: string,
): Promise<string[]> {
  const codes = Array.from({ length: codesEach }, newCode);
  const hashes = codes.map((code) => hashOfCode(personId, code));
  await replace(connection, personId, hashes);
  return codes;
}

/** Whether it is one of the person's codes. It is then used up. */
export async function takeRecoveryCode(
  connection: Connection,
  { hashOfCode }: Secrets,
  personId: string,
  code: string,
): Promise<boolean> {
  return (await use(connection, personId, hashOfCode(personId, code))).length > 0;
}

export async function removeRecoveryCodes(connection: Connection, personId: string): Promise<void> {
  await remove(connection, personId);
}

function newCode(): string {
  const half = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return `${half()}-${half()}`;
}
