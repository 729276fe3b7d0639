import { expect, test } from 'vitest';
import { estimateTimeLeft } from './estimate-time-left.ts';

test('issue 30: a long run says how much time is left, as roughly as people do', () => {
  expect(estimateTimeLeft({ done: 5000, total: 10_000, secondsRun: 42 })).toEqual({
    count: 45,
    unit: 'second',
  });
  expect(estimateTimeLeft({ done: 9999, total: 10_000, secondsRun: 60 })).toEqual({
    count: 5,
    unit: 'second',
  });
  expect(estimateTimeLeft({ done: 1000, total: 10_000, secondsRun: 61 })).toEqual({
    count: 10,
    unit: 'minute',
  });
  expect(estimateTimeLeft({ done: 1000, total: 10_000, secondsRun: 1000 })).toEqual({
    count: 3,
    unit: 'hour',
  });
});

test('issue 30: what has only begun, has no known end, or is over says nothing', () => {
  expect(estimateTimeLeft({ done: 50, total: 100, secondsRun: 1 })).toBeUndefined();
  expect(estimateTimeLeft({ done: 100, total: 10_000, secondsRun: 60 })).toBeUndefined();
  expect(estimateTimeLeft({ done: 0, total: 0, secondsRun: 60 })).toBeUndefined();
  expect(estimateTimeLeft({ done: 100, total: 100, secondsRun: 60 })).toBeUndefined();
});
