import { describe, expect, test } from 'vitest';
import {
  createResponseTarget,
  findDue,
  findResponseTarget,
  findTargetState,
  getResponseTime,
  type ResponseTarget,
  targetAfterAnswer,
  targetAfterRequest,
  targetAfterSeverity,
} from './response-target.ts';

const hours = { usual: 24, stopped: 4 };
const calendar = { timeZone: 'Europe/Berlin', holidays: [] };
const time = getResponseTime('impaired', calendar, hours);
const soon = getResponseTime('stopped', calendar, hours);
/** In the week of Monday, 2 June 2025. */
const at = (weekday: number, hour: number) => new Date(Date.UTC(2025, 5, 1 + weekday, hour - 2));
const monday = 1;
const tuesday = 2;
const thursday = 4;

describe('TIC-01 the promise of an answer within 24 hours on working days', () => {
  const promised = createResponseTarget(at(monday, 10), time);

  test('runs until it is due, then it is broken', () => {
    expect(promised.dueAt).toEqual(at(tuesday, 10));
    expect(findTargetState(promised, at(tuesday, 10))).toBe('running');
    expect(findTargetState(promised, new Date(at(tuesday, 10).getTime() + 1))).toBe('broken');
  });

  test('is kept by an answer in time and stays kept', () => {
    const answered = targetAfterAnswer(promised, at(tuesday, 9), time);
    expect(findTargetState(answered, at(thursday, 12))).toBe('kept');
    const late = targetAfterAnswer(promised, at(thursday, 9), time);
    expect(findTargetState(late, at(thursday, 12))).toBe('broken');
  });

  test('stands still while it is the customer’s turn', () => {
    const paused = findResponseTarget('waitingForCustomer', promised, at(monday, 16), time);
    expect(paused.leftMinutes).toBe(18 * 60);
    expect(findTargetState(paused, at(thursday, 12))).toBe('paused');
    const again = findResponseTarget('open', paused, at(thursday, 8), time);
    expect(again).toEqual<ResponseTarget>({
      dueAt: at(thursday + 1, 2),
      leftMinutes: null,
      answeredAt: null,
    });
  });

  test('is not mended by a pause that comes too late', () => {
    const late = findResponseTarget('waitingForCustomer', promised, at(thursday, 8), time);
    expect(findTargetState(late, at(thursday, 8))).toBe('broken');
  });

  test('begins anew with a question after an answer, not with one before', () => {
    expect(targetAfterRequest(promised, at(tuesday, 9), time)).toEqual(promised);
    const answered = targetAfterAnswer(promised, at(tuesday, 9), time);
    expect(targetAfterRequest(answered, at(tuesday, 10), time)).toEqual(
      createResponseTarget(at(tuesday, 10), time),
    );
  });

  test('an answer in a pause keeps it', () => {
    const paused = findResponseTarget('waitingForCustomer', promised, at(monday, 16), time);
    expect(findTargetState(targetAfterAnswer(paused, at(thursday, 9), time), at(thursday, 10))).toBe('kept');
  });

  test('of a machine that has stopped comes within four hours of work', () => {
    expect(createResponseTarget(at(monday, 10), soon).dueAt).toEqual(at(monday, 14));
    expect(createResponseTarget(at(monday, 16), soon).dueAt).toEqual(at(tuesday, 11));
  });

  test('comes sooner once the machine has stopped, and is never put off', () => {
    expect(targetAfterSeverity(promised, at(monday, 11), soon).dueAt).toEqual(at(monday, 15));
    expect(targetAfterSeverity(promised, at(tuesday, 9), soon)).toEqual(promised);
    const stopped = createResponseTarget(at(monday, 10), soon);
    expect(targetAfterSeverity(stopped, at(monday, 11), time)).toEqual(stopped);
    const answered = targetAfterAnswer(promised, at(monday, 11), time);
    expect(targetAfterSeverity(answered, at(monday, 12), soon)).toEqual(answered);
  });
});

describe('TIC-01 what is due from us', () => {
  const promised = createResponseTarget(at(monday, 10), time);
  const answered = targetAfterAnswer(promised, at(monday, 11), time);
  const planned = at(thursday, 9);

  test('is the answer while the customer had the last word, whatever we planned', () => {
    expect(findDue('open', promised, planned, at(monday, 12))).toEqual({
      kind: 'promise',
      at: at(tuesday, 10),
      isLate: false,
    });
    expect(findDue('new', promised, null, at(thursday, 9))?.isLate).toBe(true);
  });

  test('is what we planned once we have answered, or nothing', () => {
    const due = { kind: 'planned', at: planned, isLate: false };
    expect(findDue('waitingForProvider', answered, planned, at(tuesday, 12))).toEqual(due);
    expect(findDue('open', answered, null, at(tuesday, 12))).toBeNull();
  });

  test.each(['waitingForCustomer', 'solved', 'closed'] as const)(
    'is nothing of a ticket that is %s',
    (status) => {
      expect(findDue(status, promised, planned, at(tuesday, 12))).toBeNull();
    },
  );
});
