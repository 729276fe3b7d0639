import { createHmac, randomInt } from 'node:crypto';
import type { Pool } from 'pg';
import { isSameSecret } from '#contracts/same-secret.ts';
import type { CodeOutcome } from '#contracts/setup/setup.ts';
import { statement } from '#services/foundation/statement.ts';

/** Without letters that are easily confused. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ2345679';
const maxTries = 5;
const restMinutes = 15;

const replace = statement<never, { hash: string }>(
  'setup_replace_code',
  `INSERT INTO setup.code (hash) VALUES (:hash)
   ON CONFLICT ("only") DO UPDATE SET hash = EXCLUDED.hash, tries = 0, rests_until = NULL`,
);
/** Counts before it compares: of many attempts at once, five are checked. */
const take = statement<{ hash: string; left: number }>(
  'setup_take_try',
  `UPDATE setup.code SET
     tries = CASE WHEN rests_until IS NULL THEN tries + 1 ELSE 1 END,
     rests_until = CASE WHEN rests_until IS NULL AND tries + 1 >= ${maxTries} THEN now() + interval '${restMinutes} minutes' END
   WHERE rests_until IS NULL OR rests_until <= now()
   RETURNING hash, ${maxTries} - tries AS left`,
);
const forgive = statement<never, { hash: string }>(
  'setup_forgive_tries',
  'UPDATE setup.code SET tries = 0, rests_until = NULL WHERE hash = :hash',
);
const find = statement<{ hash: string; seconds: number }>(
  'setup_code',
  `SELECT hash, greatest(0, ceil(extract(epoch FROM rests_until - now())))::int AS seconds FROM setup.code`,
);

/** The code in the log: who can read it owns the machine. Only its hash is stored. */
export function createSetupCodes(pool: Pool, secret: string) {
  const sign = (text: string) => createHmac('sha256', secret).update(`setup ${text}`).digest('base64url');
  const hashOf = (code: string) => sign(`code: ${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`);
  const passOf = (hash: string) => sign(`pass: ${hash}`);
  return {
    /** Creates a new code, in two groups; the old one and what it had opened become invalid. */
    async renew(): Promise<string> {
      const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
      const code = `${group()}-${group()}`;
      await replace(pool, { hash: hashOf(code) });
      return code;
    },
    async tryCode(code: string): Promise<CodeOutcome> {
      const [taken] = await take(pool);
      if (!taken) return { kind: 'resting', seconds: (await find(pool))[0]?.seconds ?? restMinutes * 60 };
      if (!isSameSecret(hashOf(code), taken.hash))
        return taken.left > 0
          ? { kind: 'wrong', left: taken.left }
          : { kind: 'resting', seconds: restMinutes * 60 };
      await forgive(pool, { hash: taken.hash });
      return { kind: 'right', pass: passOf(taken.hash) };
    },
    async isPass(pass: string): Promise<boolean> {
      const [code] = await find(pool);
      return code !== undefined && isSameSecret(pass, passOf(code.hash));
    },
  };
}
