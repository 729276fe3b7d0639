import { data } from 'react-router';
import type { BackendError } from '#contracts/execute.ts';

const answers: Readonly<Record<string, { status: number; statusText: string }>> = {
  BAD_USER_INPUT: { status: 400, statusText: 'Bad Request' },
  TOO_MANY_ATTEMPTS: { status: 429, statusText: 'Too Many Requests' },
};

/**
 * The response to a visitor when a back end fails: 400 for invalid input, such as a cursor; 429 for too many
 * requests; 503 where it is unavailable.
 */
export function errorResponse({ code }: BackendError) {
  return data(null, answers[code] ?? { status: 503, statusText: 'Service Unavailable' });
}

/** Whether the error is the visitor's, not the back end's. */
export function isBadInput({ code = '' }: { code?: string }): boolean {
  return code in answers;
}

/** Whether a thrown value is a 429 response. */
export function isTooManyAttempts(thrown: unknown): boolean {
  return (thrown as { init?: ResponseInit | null } | undefined)?.init?.status === 429;
}
