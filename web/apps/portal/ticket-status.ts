import type { TicketStatus } from '#contracts/support/ticket-fields.ts';
import type { Status } from '#web/design/status-label/status-label.tsx';
import type { Translate } from '#web/i18n/translator.ts';

/** The symbol beside the label of a ticket's status (`portal.status.*`). */
export const statusShapes: Readonly<Record<TicketStatus, Status>> = {
  new: 'open',
  open: 'open',
  waitingForCustomer: 'waiting',
  waitingForProvider: 'open',
  solved: 'done',
  closed: 'none',
};

/** The reader: a status has one label for customers and one for employees. */
export type TicketReader = { readonly readerIsEmployee: boolean };

/** The label of a ticket's status for one side. */
export function statusText(
  t: Translate<'portal'>,
  status: TicketStatus,
  { readerIsEmployee }: TicketReader,
): string {
  const isTwofold = status === 'waitingForCustomer' || status === 'waitingForProvider';
  return t(readerIsEmployee && isTwofold ? `status.desk.${status}` : `status.${status}`);
}

/** The number of tickets with a status, up to where counting stopped. */
export type StatusCount = {
  readonly status: TicketStatus;
  readonly count: number;
  readonly isMore: boolean;
};

/** The sum over several statuses. */
export function addCounts(counts: readonly StatusCount[]): Pick<StatusCount, 'count' | 'isMore'> {
  return {
    count: counts.reduce((sum, { count }) => sum + count, 0),
    isMore: counts.some(({ isMore }) => isMore),
  };
}
