import type { TicketStatus } from '#contracts/support/ticket-fields.ts';
import type { Status } from '#web/design/status-label/status-label.tsx';
import type { Translate } from '#web/i18n/translator.ts';

/** The shape beside the word of a ticket's status (`portal.status.*`). */
export const statusShapes: Readonly<Record<TicketStatus, Status>> = {
  new: 'open',
  open: 'open',
  waitingForCustomer: 'waiting',
  waitingForProvider: 'open',
  solved: 'done',
  closed: 'none',
};

/** Who reads: a status has one reading for customers and one for our own people. */
export type TicketReader = { readonly readerIsEmployee: boolean };

/** How a ticket's status reads for one side. */
export function statusText(
  t: Translate<'portal'>,
  status: TicketStatus,
  { readerIsEmployee }: TicketReader,
): string {
  const isTwofold = status === 'waitingForCustomer' || status === 'waitingForProvider';
  return t(readerIsEmployee && isTwofold ? `status.desk.${status}` : `status.${status}`);
}

/** Of one status, as far as it was counted. */
export type StatusCount = {
  readonly status: TicketStatus;
  readonly count: number;
  readonly isMore: boolean;
};

/** The tickets of several statuses together. */
export function addCounts(counts: readonly StatusCount[]): Pick<StatusCount, 'count' | 'isMore'> {
  return {
    count: counts.reduce((sum, { count }) => sum + count, 0),
    isMore: counts.some(({ isMore }) => isMore),
  };
}
