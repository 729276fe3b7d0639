import { data } from 'react-router';
import type { BackendError } from '#contracts/execute.ts';

const answers: Readonly<Record<string, { status: number; statusText: string }>> = {
  BAD_USER_INPUT: { status: 400, statusText: 'Bad Request' },
  TOO_MANY_ATTEMPTS: { status: 429, statusText: 'Too Many Requests' },
};

/**
 * What a visitor is answered when a back end did not answer as asked: 400 where it could not take what the visitor said, such
 * as a cursor that is none; 429 where the visitor said it too often; 503 where it cannot tell.
 */
export function errorResponse({ code }: BackendError) {
  return data(null, answers[code] ?? { status: 503, statusText: 'Service Unavailable' });
}

/** Whether the error is the sender's, not the back end's. */
export function isBadInput({ code = '' }: { code?: string }): boolean {
  return code in answers;
}

/** Whether what a client threw is the answer 429. */
export function isTooManyAttempts(thrown: unknown): boolean {
  return (thrown as { init?: ResponseInit | null } | undefined)?.init?.status === 429;
}
