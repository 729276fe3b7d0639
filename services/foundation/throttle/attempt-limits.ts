import { createHash } from 'node:crypto';
import { type Connection, statement } from '#services/foundation/statement.ts';

/** What may be guessed or caused too often; each is counted separately. */
export type Guessed = 'password' | 'code' | 'mail' | 'invitation';

/** `free`: failures without delay. Then the delay doubles from `firstSeconds` to `maxSeconds`. */
type Limit = { readonly free: number; readonly firstSeconds: number; readonly maxSeconds: number };

export type Limits = Readonly<Record<'pair' | 'address' | 'account', Limit>>;

/** Failures are forgotten after an hour without any. Nobody is locked out for good. */
export const limits = {
  /** One address guesses at one account: its owner, elsewhere, is not affected. */
  pair: { free: 5, firstSeconds: 2, maxSeconds: 900 },
  /** One address tries many accounts. A whole company may share it. */
  address: { free: 50, firstSeconds: 1, maxSeconds: 60 },
  /** Many addresses guess at one account: its owner waits a little, too. */
  account: { free: 100, firstSeconds: 1, maxSeconds: 20 },
} as const satisfies Limits;

/**
 * Whoever guesses six digits has the password already, and three of a million are right: all addresses together wait
 * longer.
 */
const codesOfAccount: Limit = { free: 20, firstSeconds: 2, maxSeconds: 300 };

/** Mail that somebody can cause to be sent to others: a few to each mailbox, then one every quarter of an hour. */
const mailLimits = {
  pair: { free: 3, firstSeconds: 60, maxSeconds: 900 },
  address: { free: 20, firstSeconds: 10, maxSeconds: 900 },
  account: { free: 6, firstSeconds: 60, maxSeconds: 900 },
} as const satisfies Limits;

/** The same for an administrator, who counts instead of the address and may have a whole company to invite. */
const invitationLimits = {
  ...mailLimits,
  address: { free: 200, firstSeconds: 1, maxSeconds: 60 },
} as const satisfies Limits;

type Bucket = Limit & { bucket: string };

export type Throttle = {
  /**
   * Counts one attempt of `address` to guess something of `account`, before it is checked. Gives the seconds to wait
   * when it may not be checked now, otherwise 0.
   */
  takeAttempt: (
    connection: Connection,
    guessed: Guessed,
    account: string,
    address: string,
  ) => Promise<number>;
  /** Takes an attempt back that was no failure. */
  forgiveAttempt: (
    connection: Connection,
    guessed: Guessed,
    account: string,
    address: string,
  ) => Promise<void>;
  /** The recent failures with `account`, from any address. */
  getFailures: (connection: Connection, guessed: Guessed, account: string) => Promise<number>;
};

/**
 * Slows down guessing; the counts are stored in the service's schema (`attemptTable`).
 * @param guessing the limits for passwords and codes
 */
export function createThrottle(schema: string, guessing: Limits = limits): Throttle {
  // Every attempt counts as a failure until it succeeds, so that a hundred at once count as a hundred. A refused
  // attempt is not counted.
  const take = statement<{ taken: number; seconds: number }, { buckets: string }>(
    `${schema}_take_attempt`,
    `WITH requested AS (
       SELECT * FROM jsonb_to_recordset(:buckets::jsonb)
         AS requested(bucket text, free int, "firstSeconds" float8, "maxSeconds" float8) ORDER BY bucket
     ), blocked AS (
       SELECT max(blocked_until) AS until FROM ${schema}.attempt JOIN requested USING (bucket) WHERE blocked_until > clock_timestamp()
     ), counted AS (
       INSERT INTO ${schema}.attempt AS known (bucket, failures, blocked_until, last_at)
       SELECT bucket, 1, now(), now() FROM requested, blocked WHERE blocked.until IS NULL
       ON CONFLICT (bucket) DO UPDATE SET
         failures = CASE WHEN known.last_at < now() - interval '1 hour' THEN 1 ELSE known.failures + 1 END,
         last_at = now(),
         blocked_until = clock_timestamp() + (SELECT CASE
             WHEN known.last_at < now() - interval '1 hour' OR known.failures + 1 <= free THEN interval '0'
             ELSE least("maxSeconds", "firstSeconds" * power(2, least(known.failures - free, 20))) * interval '1 second' END
           FROM requested WHERE requested.bucket = known.bucket)
         WHERE known.blocked_until <= clock_timestamp()
       RETURNING 1
     )
     SELECT (SELECT count(*)::int FROM counted) AS taken,
       coalesce(extract(epoch FROM (SELECT until FROM blocked) - clock_timestamp()), 1)::float8 AS seconds`,
  );

  const forgive = statement<never, { pair: string; others: string[] }>(
    `${schema}_forgive_attempt`,
    `WITH gone AS (DELETE FROM ${schema}.attempt WHERE bucket = :pair)
     UPDATE ${schema}.attempt SET failures = greatest(failures - 1, 0), blocked_until = least(blocked_until, now())
     WHERE bucket = ANY (:others)`,
  );

  const count = statement<{ failures: number }, { bucket: string }>(
    `${schema}_failed_attempts`,
    `SELECT failures FROM ${schema}.attempt WHERE bucket = :bucket AND last_at >= now() - interval '1 hour'`,
  );

  async function takeAttempt(
    connection: Connection,
    guessed: Guessed,
    account: string,
    address: string,
  ): Promise<number> {
    const buckets = getBuckets(guessing, guessed, account, address);
    const [answer] = await take(connection, { buckets: JSON.stringify(buckets) });
    return answer?.taken === buckets.length ? 0 : Math.max(1, Math.ceil(answer?.seconds ?? 1));
  }

  async function forgiveAttempt(
    connection: Connection,
    guessed: Guessed,
    account: string,
    address: string,
  ): Promise<void> {
    const [pair, ...others] = getBuckets(guessing, guessed, account, address).map(({ bucket }) => bucket);
    await forgive(connection, { pair: pair!, others });
  }

  async function getFailures(connection: Connection, guessed: Guessed, account: string): Promise<number> {
    const [, , of] = getBuckets(guessing, guessed, account, '');
    return (await count(connection, { bucket: of.bucket }))[0]?.failures ?? 0;
  }

  return { takeAttempt, forgiveAttempt, getFailures };
}

function getBuckets(
  guessing: Limits,
  guessed: Guessed,
  account: string,
  address: string,
): [Bucket, Bucket, Bucket] {
  const who = account.trim().toLowerCase();
  const { pair, address: from, account: of } = getLimits(guessing, guessed);
  return [
    { bucket: hashed(`${guessed} pair ${who} ${address}`), ...pair },
    { bucket: hashed(`${guessed} address ${address}`), ...from },
    { bucket: hashed(`${guessed} account ${who}`), ...of },
  ];
}

function getLimits(guessing: Limits, guessed: Guessed): Limits {
  switch (guessed) {
    case 'password':
      return guessing;
    case 'code':
      return { ...guessing, account: codesOfAccount };
    case 'mail':
      return mailLimits;
    case 'invitation':
      return invitationLimits;
  }
}

/** Neither addresses nor accounts are stored in plain text. */
function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
