import type { TicketStatus } from '#contracts/support/ticket-fields.ts';
import { afterWorkingMinutes, workingMinutesBetween } from './working-hours.ts';

/** We promise an answer within 24 hours of work. */
const responseMinutes = 24 * 60;

/** An answer that a customer can expect. */
export type ResponseTarget = {
  readonly dueAt: Date;
  /** While it is the customer's turn the clock stands: what is left, in minutes of work. */
  readonly leftMinutes: number | null;
  readonly answeredAt: Date | null;
};

export const responseTargetStates = ['running', 'paused', 'kept', 'broken'] as const;
export type ResponseTargetState = (typeof responseTargetStates)[number];

/** What a customer is promised when he writes. */
export function createResponseTarget(moment: Date, timeZone: string): ResponseTarget {
  return {
    dueAt: afterWorkingMinutes(moment, responseMinutes, timeZone),
    leftMinutes: null,
    answeredAt: null,
  };
}

/** A customer writes again: who still waits keeps his place, who had an answer is promised another. */
export function targetAfterRequest(promised: ResponseTarget, now: Date, timeZone: string): ResponseTarget {
  return promised.answeredAt
    ? createResponseTarget(now, timeZone)
    : findResponseTarget('open', promised, now, timeZone);
}

export function targetAfterAnswer(promised: ResponseTarget, now: Date, timeZone: string): ResponseTarget {
  const { dueAt } = findResponseTarget('open', promised, now, timeZone);
  return { dueAt, leftMinutes: null, answeredAt: promised.answeredAt ?? now };
}

/** A change of status stops the clock or lets it go on. */
export function findResponseTarget(
  status: TicketStatus,
  promised: ResponseTarget,
  now: Date,
  timeZone: string,
): ResponseTarget {
  const { dueAt, leftMinutes, answeredAt } = promised;
  if (answeredAt) return promised;
  const isPaused = status === 'waitingForCustomer';
  if (isPaused && leftMinutes === null && dueAt > now) {
    return { dueAt, leftMinutes: workingMinutesBetween(now, dueAt, timeZone), answeredAt };
  }
  if (!isPaused && leftMinutes !== null) {
    return { dueAt: afterWorkingMinutes(now, leftMinutes, timeZone), leftMinutes: null, answeredAt };
  }
  return promised;
}

export function findTargetState(
  { dueAt, leftMinutes, answeredAt }: ResponseTarget,
  now: Date,
): ResponseTargetState {
  if (answeredAt) return answeredAt <= dueAt ? 'kept' : 'broken';
  if (leftMinutes !== null) return 'paused';
  return now <= dueAt ? 'running' : 'broken';
}
