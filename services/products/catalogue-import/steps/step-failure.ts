import type { StepFailureReason, WorkingState } from '#contracts/products/catalogue-import.ts';
import { isUnavailable } from '#services/foundation/unavailable.ts';

/** A step that did not finish, and why. */
export type StepFailure = { step: WorkingState; reason: StepFailureReason };

/** Codes of PostgreSQL (its manual, appendix A): a lock timed out, a deadlock, a serialization failure. */
const held = new Set(['55P03', '40P01', '40001']);
const statementTimeout = '57014';

/** Why a step failed, in a word that the screen can explain; the log has the error itself. */
export function failureOf(step: WorkingState, error: unknown): StepFailure {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  if (code !== undefined && held.has(code)) return { step, reason: 'held' };
  if (code === statementTimeout) return { step, reason: 'slow' };
  return { step, reason: isUnavailable(error) ? 'unavailable' : 'broken' };
}
