import type { Connection } from '#services/foundation/statement.ts';
import { createThrottle, limits } from '#services/foundation/throttle/attempt-limits.ts';

const never = { free: 1_000_000_000, firstSeconds: 0, maxSeconds: 0 };
/** Attempts on one name from all addresses together that are free before they slow each other down. */
const freeFailures = 100;
const maxMilliseconds = 2000;

const { takeAttempt, forgiveAttempt, getFailures } = createThrottle('content', { ...limits, account: never });

/**
 * Slows down guesses at editors' passwords, by name and address. Strangers cannot lock a name: after attempts from
 * elsewhere its owner waits (`getDelay`), but is not refused.
 */
export const passwordThrottle = {
  takeAttempt,
  forgiveAttempt,
  /** Milliseconds to wait before a password of `account` is checked. */
  async getDelay(connection: Connection, guessed: 'password', account: string): Promise<number> {
    const failures = await getFailures(connection, guessed, account);
    return Math.min(maxMilliseconds, Math.max(0, failures - freeFailures) * 20);
  },
};

/** For codes, which are asked for only after the right password. */
export const codeThrottle = createThrottle('content');
