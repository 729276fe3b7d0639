import { data } from 'react-router';
import type { BackendError } from '#contracts/execute.ts';

/**
 * What a visitor is answered when a back end did not answer as asked: 400 where it could not take what the visitor said, such
 * as a cursor that is none; 503 where it cannot tell.
 */
export function answerTo(error: BackendError) {
  return saysBadInput(error)
    ? data(null, { status: 400, statusText: 'Bad Request' })
    : data(null, { status: 503, statusText: 'Service Unavailable' });
}

/** Nothing is wrong with the back end then. */
export function saysBadInput({ code }: { code?: string }): boolean {
  return code === 'BAD_USER_INPUT';
}
