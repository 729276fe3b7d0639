import { describe, expect, test } from 'vitest';
import { ticketFilterFields } from '#contracts/support/ticket-fields.ts';
import { countOf, isNarrowed, parseTicketFilters } from './ticket-list-choice.ts';

const noChoice = Object.fromEntries(ticketFilterFields.map((name) => [name, null]));
const choice = (query: string) => parseTicketFilters(new URLSearchParams(query));

describe('TIC-01 which tickets an address asks for', () => {
  test('without a choice what the reader looks at first, in his own order', () => {
    expect(choice('')).toEqual({
      filter: {
        ...noChoice,
        severity: null,
        assignee: null,
        organisation: null,
        location: null,
        machine: null,
        mine: null,
        followed: null,
      },
      search: '',
      view: 'usual',
      sort: 'usual',
      descending: false,
      page: 1,
      organisation: null,
    });
  });

  test('everything that can be chosen', () => {
    const address =
      'status=all&type=software&severity=minor&assignee=nobody&organisation=O1&location=L1&machine=M1&whose=followed&search=blade&sort=subject&page=3';
    expect(choice(address)).toEqual({
      filter: {
        ...noChoice,
        severity: 'minor',
        assignee: 'nobody',
        organisation: 'O1',
        type: 'software',
        location: 'L1',
        machine: 'M1',
        mine: null,
        followed: true,
      },
      search: 'blade',
      view: 'all',
      sort: 'subject',
      descending: false,
      page: 3,
      organisation: 'O1',
    });
  });

  test('what cannot be meant counts as not said', () => {
    expect(choice('status=toString&severity=x&type=x&sort=y&page=-2&whose=z')).toEqual(choice(''));
  });

  test('a tab alone narrows nothing', () => {
    expect(isNarrowed(new URLSearchParams('status=closed&sort=number'))).toBe(false);
    expect(isNarrowed(new URLSearchParams('type=software'))).toBe(true);
  });
});

test('TIC-01 a tab counts the tickets of its states', () => {
  const counts = [
    { status: 'new' as const, count: 2, isMore: false },
    { status: 'open' as const, count: 3, isMore: false },
    { status: 'closed' as const, count: 1000, isMore: true },
  ];
  expect(countOf('ours', counts)).toEqual({ count: 5, isMore: false });
  expect(countOf('waitingForCustomer', counts)).toEqual({ count: 0, isMore: false });
  expect(countOf('all', counts)).toEqual({ count: 1005, isMore: true });
});
