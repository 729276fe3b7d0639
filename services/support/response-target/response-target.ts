import type { TicketStatus } from '#contracts/support/ticket-fields.ts';
import { afterWorkingMinutes, workingMinutesBetween } from './working-hours.ts';

/** We promise an answer within 24 hours of work. */
const promisedMinutes = 24 * 60;

/** An answer that a customer can expect. */
export type Promised = {
  readonly dueAt: Date;
  /** While it is the customer's turn the clock stands: what is left, in minutes of work. */
  readonly leftMinutes: number | null;
  readonly answeredAt: Date | null;
};

export const promiseStates = ['running', 'paused', 'kept', 'broken'] as const;
export type ResponseTargetState = (typeof promiseStates)[number];

/** What a customer is promised when he writes. */
export function createResponseTarget(moment: Date, timeZone: string): Promised {
  return {
    dueAt: afterWorkingMinutes(moment, promisedMinutes, timeZone),
    leftMinutes: null,
    answeredAt: null,
  };
}

/** A customer writes again: who still waits keeps his place, who had an answer is promised another. */
export function promiseAfterQuestion(promised: Promised, now: Date, timeZone: string): Promised {
  return promised.answeredAt
    ? createResponseTarget(now, timeZone)
    : findResponseTarget('open', promised, now, timeZone);
}

export function promiseAfterAnswer(promised: Promised, now: Date, timeZone: string): Promised {
  const { dueAt } = findResponseTarget('open', promised, now, timeZone);
  return { dueAt, leftMinutes: null, answeredAt: promised.answeredAt ?? now };
}

/** A change of status stops the clock or lets it go on. */
export function findResponseTarget(
  status: TicketStatus,
  promised: Promised,
  now: Date,
  timeZone: string,
): Promised {
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

export function promiseState({ dueAt, leftMinutes, answeredAt }: Promised, now: Date): ResponseTargetState {
  if (answeredAt) return answeredAt <= dueAt ? 'kept' : 'broken';
  if (leftMinutes !== null) return 'paused';
  return now <= dueAt ? 'running' : 'broken';
}
