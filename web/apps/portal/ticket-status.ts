import type { TicketStatus } from '#contracts/support/ticket-fields.ts';
import type { Status } from '#web/design/status-label/status-label.tsx';

/** The shape beside the word of a ticket's status (`portal.status.*`). */
export const statusShapes: Readonly<Record<TicketStatus, Status>> = {
  new: 'open',
  open: 'open',
  waitingForCustomer: 'waiting',
  waitingForProvider: 'open',
  solved: 'done',
  closed: 'none',
};
