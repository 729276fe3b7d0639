import {
  answerHours,
  type CloseReason,
  severityOfType,
  type TicketStatus,
} from '#contracts/support/ticket-fields.ts';
import {
  createResponseTarget,
  findResponseTarget,
  getResponseTime,
  type ResponseTarget,
  type ResponseTime,
  targetAfterAnswer,
  targetAfterRequest,
} from '#services/support/response-target/response-target.ts';
import { eventKind } from '../ticket/change-status.ts';
import { nextStatus } from '../ticket/status-rules.ts';
import { endedDays } from '../ticket/ticket-detail.ts';
import type { SeedEntry, SeedPerson, SeedTicket } from './seed-tickets.ts';

export type ReplayedEvent = {
  kind: 'created' | ReturnType<typeof eventKind>;
  status: TicketStatus;
  reason: CloseReason | null;
  comment: string | null;
  by: SeedPerson;
  at: Date;
};

/** The state of a ticket after its entries. */
export type Replayed = {
  status: TicketStatus;
  promise: ResponseTarget;
  closeReason: CloseReason | null;
  closeComment: string | null;
  endedAt: Date | null;
  updatedAt: Date;
  /** The number of changes, creation included. */
  version: number;
  events: ReplayedEvent[];
};

/**
 * Applies the entries of a ticket by the rules of tickets.
 * @throws when a rule does not allow one
 */
export function replayTicket({ at, type, severity, contact, place, entries }: SeedTicket): Replayed {
  const calendar = { timeZone: place.timeZone, holidays: [] };
  const time = getResponseTime(severity ?? severityOfType[type], calendar, answerHours);
  const created = { kind: 'created' as const, status: 'new' as const, reason: null, comment: null };
  const start: Replayed = {
    status: 'new',
    promise: createResponseTarget(at, time),
    closeReason: null,
    closeComment: null,
    endedAt: null,
    updatedAt: at,
    version: 1,
    events: [{ ...created, by: contact, at }],
  };
  return entries.reduce((before, entry) => {
    if (entry.at <= before.updatedAt)
      throw new Error(`what happened at ${entry.at.toJSON()} is not in order`);
    const status = statusAfter(before, entry);
    const due = getResponseTarget(before.promise, entry, time);
    const promise = findResponseTarget(status, due, entry.at, time);
    const isClosed = entry.kind === 'close';
    return {
      status,
      promise,
      closeReason: isClosed ? entry.reason : null,
      closeComment: (isClosed && entry.comment) || null,
      endedAt: findEnd(before, status, entry.at),
      updatedAt: entry.at,
      version: before.version + 1,
      events:
        status === before.status ? before.events : [...before.events, getEvent(before.status, status, entry)],
    };
  }, start);
}

function statusAfter(before: Replayed, entry: SeedEntry): TicketStatus {
  const actor = entry.by.isEmployee ? 'staff' : 'customer';
  const step = nextStatus(actor, before.status, entry.kind, endedDays(before, entry.at));
  if (!step || step === 'followUp') {
    throw new Error(`${entry.kind} at ${entry.at.toJSON()} is not possible: it is ${before.status} then`);
  }
  if (entry.kind !== 'reply' || !entry.status) return step;
  if (actor === 'customer') throw new Error(`${entry.by.name} cannot say what the ticket becomes`);
  return entry.status;
}

function getResponseTarget(
  promise: ResponseTarget,
  { kind, by, at }: SeedEntry,
  time: ResponseTime,
): ResponseTarget {
  if (kind !== 'reply') return promise;
  return (by.isEmployee ? targetAfterAnswer : targetAfterRequest)(promise, at, time);
}

function findEnd({ status: before, endedAt }: Replayed, status: TicketStatus, at: Date): Date | null {
  if (status !== 'solved' && status !== 'closed') return null;
  return status === before ? endedAt : at;
}

function getEvent(before: TicketStatus, status: TicketStatus, entry: SeedEntry): ReplayedEvent {
  const { by, at } = entry;
  const comment = (entry.kind !== 'reply' && entry.comment) || null;
  const reason = entry.kind === 'close' ? entry.reason : null;
  return { kind: eventKind(before, status), status, reason, comment, by, at };
}
