import { expect, test } from 'vitest';
import { failureOf } from './step-failure.ts';

test.each([
  ['55P03', 'held'],
  ['40P01', 'held'],
  ['57014', 'slow'],
  ['53300', 'unavailable'],
  ['ECONNREFUSED', 'unavailable'],
  ['22P02', 'broken'],
])('issue 30: a step that ends with %s was %s', (code, reason) => {
  expect(failureOf('DRAFTING', Object.assign(new Error('x'), { code }))).toEqual({
    step: 'DRAFTING',
    reason,
  });
});

test('issue 30: a pool without a free connection is unavailable, whatever else is thrown is an error of ours', () => {
  const full = new Error('timeout exceeded when trying to connect');
  expect(failureOf('COMPARING', full).reason).toBe('unavailable');
  expect(failureOf('COMPARING', 'a text').reason).toBe('broken');
});
