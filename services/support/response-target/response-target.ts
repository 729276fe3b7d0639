import {
  type AnswerHours,
  findTurn,
  type TicketSeverity,
  type TicketStatus,
} from '#contracts/support/ticket-fields.ts';
import {
  afterCountedMinutes,
  type Calendar,
  type CountedHours,
  countedMinutesBetween,
} from './working-hours.ts';

/** The promised response time, and the hours that count. */
export type ResponseTime = CountedHours & { readonly minutes: number };

/**
 * Decision 5: the usual hours run on working days, day and night: written on Friday at 10, due on Monday at 10. Those
 * of a machine that has stopped run from 8 to 17, when somebody can answer the telephone.
 */
export function getResponseTime(
  severity: TicketSeverity,
  calendar: Calendar,
  hours: AnswerHours,
): ResponseTime {
  return severity === 'stopped'
    ? { ...calendar, from: 8, to: 17, minutes: hours.stopped * 60 }
    : { ...calendar, from: 0, to: 24, minutes: hours.usual * 60 };
}

/** When a response is due. */
export type ResponseTarget = {
  readonly dueAt: Date;
  /** While we wait for the customer the clock is stopped: the remaining working minutes. */
  readonly leftMinutes: number | null;
  readonly answeredAt: Date | null;
};

export const dueKinds = ['promise', 'planned'] as const;
/** What is due next from us. */
export type Due = { readonly kind: (typeof dueKinds)[number]; readonly at: Date; readonly isLate: boolean };

/** Null: it is not our turn, or nothing is promised or planned. The same as `dueAtSql`, with its kind. */
export function findDue(
  status: TicketStatus,
  { dueAt, answeredAt }: ResponseTarget,
  plannedAt: Date | null,
  now: Date,
): Due | null {
  if (findTurn(status) !== 'ours') return null;
  const [kind, at] = answeredAt ? (['planned', plannedAt] as const) : (['promise', dueAt] as const);
  return at && { kind, at, isLate: at < now };
}

export const responseTargetStates = ['running', 'paused', 'kept', 'broken'] as const;
export type ResponseTargetState = (typeof responseTargetStates)[number];

/** The response target for a customer's new message. */
export function createResponseTarget(moment: Date, time: ResponseTime): ResponseTarget {
  return {
    dueAt: afterCountedMinutes(moment, time.minutes, time),
    leftMinutes: null,
    answeredAt: null,
  };
}

/** The customer writes again: a pending target stays; after a response a new one begins. */
export function targetAfterRequest(promised: ResponseTarget, now: Date, time: ResponseTime): ResponseTarget {
  return promised.answeredAt
    ? createResponseTarget(now, time)
    : findResponseTarget('open', promised, now, time);
}

export function targetAfterAnswer(promised: ResponseTarget, now: Date, time: ResponseTime): ResponseTarget {
  const { dueAt } = findResponseTarget('open', promised, now, time);
  return { dueAt, leftMinutes: null, answeredAt: promised.answeredAt ?? now };
}

/** A change of status stops the clock or restarts it. */
export function findResponseTarget(
  status: TicketStatus,
  promised: ResponseTarget,
  now: Date,
  time: ResponseTime,
): ResponseTarget {
  const { dueAt, leftMinutes, answeredAt } = promised;
  if (answeredAt) return promised;
  const isPaused = status === 'waitingForCustomer';
  if (isPaused && leftMinutes === null && dueAt > now) {
    return { dueAt, leftMinutes: countedMinutesBetween(now, dueAt, time), answeredAt };
  }
  if (!isPaused && leftMinutes !== null) {
    return { dueAt: afterCountedMinutes(now, leftMinutes, time), leftMinutes: null, answeredAt };
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

/** After a change of severity: a machine that has stopped gets a sooner response, and a promise is never delayed. */
export function targetAfterSeverity(promised: ResponseTarget, now: Date, time: ResponseTime): ResponseTarget {
  const { dueAt, leftMinutes, answeredAt } = promised;
  if (answeredAt) return promised;
  if (leftMinutes !== null) return { ...promised, leftMinutes: Math.min(leftMinutes, time.minutes) };
  const sooner = createResponseTarget(now, time);
  return sooner.dueAt < dueAt ? sooner : promised;
}
