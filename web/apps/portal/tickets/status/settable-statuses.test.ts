import { expect, test } from 'vitest';
import { settableStatuses } from './settable-statuses.ts';

test('TIC-03 our own people set the states that the ticket allows; customers none', () => {
  expect(settableStatuses(['reply', 'close', 'setWaitingForCustomer', 'setSolved'])).toEqual([
    'waitingForCustomer',
    'solved',
  ]);
  expect(settableStatuses(['reply', 'close', 'reopen'])).toEqual([]);
});
