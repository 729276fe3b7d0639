import { createHash } from 'node:crypto';
import { type Connection, statement } from '../statement.ts';

/** How many times within how many seconds, counted from the first. */
export type Allowance = { readonly times: number; readonly seconds: number };

/** Takes one from the allowance of `who`; false: nothing is left until the time is over, and nothing was counted. */
export type TakeOne = (connection: Connection, who: string, allowance: Allowance) => Promise<boolean>;

/**
 * Limits how often something is done, across processes and restarts: the counts are stored in the service's schema
 * (`attemptTable`), and expired ones are deleted on the way. Guesses at secrets of accounts are slowed down by
 * `createThrottle`.
 */
export function createAllowances(schema: string): TakeOne {
  const take = statement<never, { bucket: string; times: number; seconds: number }>(
    `${schema}_take_of_allowance`,
    `WITH old AS (
       DELETE FROM ${schema}.attempt WHERE bucket IN (
         SELECT bucket FROM ${schema}.attempt WHERE last_at < now() - interval '1 day' AND bucket <> :bucket
         LIMIT 10 FOR UPDATE SKIP LOCKED))
     INSERT INTO ${schema}.attempt AS known (bucket, failures, blocked_until, last_at) VALUES (:bucket, 1, now(), now())
     ON CONFLICT (bucket) DO UPDATE SET
       failures = CASE WHEN known.last_at > now() - :seconds * interval '1 second' THEN known.failures + 1 ELSE 1 END,
       last_at = CASE WHEN known.last_at > now() - :seconds * interval '1 second' THEN known.last_at ELSE now() END
     WHERE known.failures < :times OR known.last_at <= now() - :seconds * interval '1 second'
     RETURNING bucket`,
  );
  return async (connection, who, { times, seconds }) => {
    const bucket = createHash('sha256').update(`allowance ${who}`).digest('base64url');
    return (await take(connection, { bucket, times, seconds })).length > 0;
  };
}
