import type { Connection } from '#services/foundation/statement.ts';
import { createThrottle, limits } from '#services/foundation/throttle/attempt-limits.ts';

const never = { free: 1_000_000_000, firstSeconds: 0, maxSeconds: 0 };
/** Those who guess one name at once, from any address, slow each other down: so many attempts are free. */
const freeFailures = 100;
const maxMilliseconds = 2000;

const { takeAttempt, forgiveAttempt, getFailures } = createThrottle('content', { ...limits, account: never });

/**
 * Slows down who guesses passwords of editors, by name and address. Strangers never shut out a name: however many try it
 * from elsewhere, its owner is looked at with a delay (`getDelay`), and not refused.
 */
export const doorThrottle = {
  takeAttempt,
  forgiveAttempt,
  /** Milliseconds to wait before a password of `account` is looked at. */
  async getDelay(connection: Connection, guessed: 'password', account: string): Promise<number> {
    const failures = await getFailures(connection, guessed, account);
    return Math.min(maxMilliseconds, Math.max(0, failures - freeFailures) * 20);
  },
};

/** For codes, to which one comes with the right password only. */
export const codeThrottle = createThrottle('content');
