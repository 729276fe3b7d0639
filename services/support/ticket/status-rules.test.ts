import { describe, expect, test } from 'vitest';
import { type TicketStatus, ticketStatuses } from '#contracts/support/ticket-fields.ts';
import { nextStatus, possibleActions, type TicketActor, ticketActions } from './status-rules.ts';

/**
 * Every status × every action, in the order of `ticketActions`: reply, close, reopen, setOpen, setWaitingForCustomer,
 * setWaitingForProvider, setSolved. `-`: not possible.
 */
const expected: Record<TicketActor, Record<TicketStatus, string>> = {
  customer: {
    new: 'new closed - - - - -',
    open: 'open closed - - - - -',
    waitingForCustomer: 'waitingForProvider closed - - - - -',
    waitingForProvider: 'waitingForProvider closed - - - - -',
    solved: 'open closed open - - - -',
    closed: 'open - open - - - -',
  },
  staff: {
    new: 'waitingForCustomer closed - open waitingForCustomer waitingForProvider solved',
    open: 'waitingForCustomer closed - - waitingForCustomer waitingForProvider solved',
    waitingForCustomer: 'waitingForCustomer closed - open - waitingForProvider solved',
    waitingForProvider: 'waitingForCustomer closed - open waitingForCustomer - solved',
    solved: 'solved closed open open - - -',
    closed: '- - open - - - -',
  },
};

describe.each(['customer', 'staff'] as const)('TIC-03 what a %s can do', (actor) => {
  test.each(ticketStatuses)('to a ticket that is %s', (status) => {
    const steps = ticketActions.map((action) => nextStatus(actor, status, action) ?? '-');
    expect(steps.join(' ')).toBe(expected[actor][status]);
    const possible = ticketActions.filter((_, place) => steps[place] !== '-');
    expect(possibleActions(actor, status, 0)).toEqual(possible);
  });
});

describe('TIC-03 a customer who comes back', () => {
  test.each(['solved', 'closed'] as const)('to a ticket that was %s 14 days ago opens it again', (status) => {
    expect(nextStatus('customer', status, 'reply', 14)).toBe('open');
    expect(nextStatus('customer', status, 'reopen', 14)).toBe('open');
  });

  test.each(['solved', 'closed'] as const)('to a ticket that was %s longer ago begins another', (status) => {
    expect(nextStatus('customer', status, 'reply', 14.01)).toBe('followUp');
    expect(nextStatus('customer', status, 'reopen', 14.01)).toBeUndefined();
    expect(nextStatus('staff', status, 'reopen', 400)).toBe('open');
  });

  test('late can still close what is only solved', () => {
    expect(nextStatus('customer', 'solved', 'close', 400)).toBe('closed');
  });
});
