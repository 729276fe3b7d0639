import { describe, expect, test } from 'vitest';
import { seedPerson, seedTicket } from '../../../tests/support/records/tickets.ts';
import { replayTicket } from './replay-ticket.ts';
import type { SeedEntry, SeedPerson } from './seed-tickets.ts';

const eva = seedPerson('eva', false);
const nina = seedPerson('nina', true);
const at = (text: string) => new Date(`2025-11-${text}Z`);

const ticket = (...entries: SeedEntry[]) => seedTicket({ contact: eva, entries });

const reply = (moment: string, by: SeedPerson, status: 'open' | 'solved' | null = null): SeedEntry => ({
  kind: 'reply',
  at: at(moment),
  by,
  text: 'Text',
  status,
  attachments: [],
});

describe('TIC-01 a ticket of the sample data becomes what the rules of tickets make of it', () => {
  test('nothing happened: it is new, and an answer is promised', () => {
    const { status, promise, events, updatedAt } = replayTicket(ticket());
    expect({ status, answeredAt: promise.answeredAt, updatedAt }).toEqual({
      status: 'new',
      answeredAt: null,
      updatedAt: at('03T08:00'),
    });
    expect(events).toEqual([expect.objectContaining({ kind: 'created', by: eva, at: at('03T08:00') })]);
  });

  test('an answer of ours keeps the promise and makes it the customer’s turn', () => {
    const { status, promise, version } = replayTicket(ticket(reply('03T10:00', nina)));
    expect({ status, answeredAt: promise.answeredAt, version }).toEqual({
      status: 'waitingForCustomer',
      answeredAt: at('03T10:00'),
      version: 2,
    });
  });

  test('solved, closed with a reason and opened again', () => {
    const solved = reply('03T10:00', nina, 'solved');
    const close: SeedEntry = {
      kind: 'close',
      at: at('04T10:00'),
      by: eva,
      reason: 'solvedByProvider',
      comment: 'Thanks',
    };
    expect(replayTicket(ticket(solved, close))).toMatchObject({
      status: 'closed',
      closeReason: 'solvedByProvider',
      closeComment: 'Thanks',
      endedAt: at('04T10:00'),
    });
    const reopen: SeedEntry = { kind: 'reopen', at: at('05T10:00'), by: eva, comment: '' };
    const { events, ...again } = replayTicket(ticket(solved, close, reopen));
    expect(again).toMatchObject({ status: 'open', closeReason: null, closeComment: null, endedAt: null });
    expect(events.map(({ kind }) => kind)).toEqual(['created', 'statusChanged', 'closed', 'reopened']);
  });

  test.each([
    ['what is out of order', [reply('03T07:00', eva)]],
    ['a customer who says what it becomes', [reply('03T10:00', eva, 'solved')]],
    ['what a status does not allow', [{ kind: 'reopen', at: at('03T10:00'), by: eva, comment: '' } as const]],
    ['an answer that comes too late', [reply('03T10:00', nina, 'solved'), reply('28T10:00', eva)]],
  ])('%s is refused', (_, entries) => {
    expect(() => replayTicket(ticket(...entries))).toThrow();
  });
});
