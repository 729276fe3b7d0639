import { describe, expect, test } from 'vitest';
import {
  createResponseTarget,
  findResponseTarget,
  findTargetState,
  type ResponseTarget,
  targetAfterAnswer,
  targetAfterRequest,
} from './response-target.ts';

const zone = 'Europe/Berlin';
/** In the week of Monday, 2 June 2025. */
const at = (weekday: number, hour: number) => new Date(Date.UTC(2025, 5, 1 + weekday, hour - 2));
const monday = 1;
const tuesday = 2;
const wednesday = 3;
const thursday = 4;

describe('TIC-01 the promise of an answer within 24 hours of work', () => {
  const promised = createResponseTarget(at(monday, 10), zone);

  test('runs until it is due, then it is broken', () => {
    expect(promised.dueAt).toEqual(at(wednesday, 16));
    expect(findTargetState(promised, at(wednesday, 16))).toBe('running');
    expect(findTargetState(promised, new Date(at(wednesday, 16).getTime() + 1))).toBe('broken');
  });

  test('is kept by an answer in time and stays kept', () => {
    const answered = targetAfterAnswer(promised, at(tuesday, 9), zone);
    expect(findTargetState(answered, at(thursday, 12))).toBe('kept');
    const late = targetAfterAnswer(promised, at(thursday, 9), zone);
    expect(findTargetState(late, at(thursday, 12))).toBe('broken');
  });

  test('stands still while it is the customer’s turn', () => {
    const paused = findResponseTarget('waitingForCustomer', promised, at(monday, 16), zone);
    expect(paused.leftMinutes).toBe(18 * 60);
    expect(findTargetState(paused, at(thursday, 12))).toBe('paused');
    const again = findResponseTarget('open', paused, at(thursday, 8), zone);
    expect(again).toEqual<ResponseTarget>({
      dueAt: at(thursday + 1, 17),
      leftMinutes: null,
      answeredAt: null,
    });
  });

  test('is not mended by a pause that comes too late', () => {
    const late = findResponseTarget('waitingForCustomer', promised, at(thursday, 8), zone);
    expect(findTargetState(late, at(thursday, 8))).toBe('broken');
  });

  test('begins anew with a question after an answer, not with one before', () => {
    expect(targetAfterRequest(promised, at(tuesday, 10), zone)).toEqual(promised);
    const answered = targetAfterAnswer(promised, at(tuesday, 9), zone);
    expect(targetAfterRequest(answered, at(tuesday, 10), zone)).toEqual(
      createResponseTarget(at(tuesday, 10), zone),
    );
  });

  test('an answer in a pause keeps it', () => {
    const paused = findResponseTarget('waitingForCustomer', promised, at(monday, 16), zone);
    expect(findTargetState(targetAfterAnswer(paused, at(thursday, 9), zone), at(thursday, 10))).toBe('kept');
  });
});
