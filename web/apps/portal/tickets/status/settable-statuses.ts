import type { TicketStatus } from '#contracts/support/ticket-fields.ts';
import type { Ticket } from '../ticket-operations.ts';

const byAction = {
  setOpen: 'open',
  setWaitingForCustomer: 'waitingForCustomer',
  setWaitingForProvider: 'waitingForProvider',
  setSolved: 'solved',
} as const satisfies Partial<Record<Ticket['actions'][number], TicketStatus>>;

export type SettableStatus = (typeof byAction)[keyof typeof byAction];

/** The statuses that employees can set now; none for customers. */
export function settableStatuses(actions: Ticket['actions']): SettableStatus[] {
  const known: Readonly<Record<string, SettableStatus>> = byAction;
  return actions.flatMap((action) => known[action] ?? []);
}
