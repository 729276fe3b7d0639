import type { TicketStatus } from '#contracts/support/ticket-fields.ts';

export type TicketActor = 'customer' | 'staff';

/** The actions on a ticket; `set…` are for our own people. */
export const ticketActions = [
  'reply',
  'close',
  'reopen',
  'setOpen',
  'setWaitingForCustomer',
  'setWaitingForProvider',
  'setSolved',
] as const;
export type TicketAction = (typeof ticketActions)[number];

type Step = TicketStatus | 'followUp';
type Steps = Readonly<Partial<Record<TicketAction, Step>>>;

const customer: Readonly<Record<TicketStatus, Steps>> = {
  new: { reply: 'new', close: 'closed' },
  open: { reply: 'open', close: 'closed' },
  waitingForCustomer: { reply: 'waitingForProvider', close: 'closed' },
  waitingForProvider: { reply: 'waitingForProvider', close: 'closed' },
  solved: { reply: 'open', close: 'closed', reopen: 'open' },
  closed: { reply: 'open', reopen: 'open' },
};

const working: Steps = {
  reply: 'waitingForCustomer',
  close: 'closed',
  setOpen: 'open',
  setWaitingForCustomer: 'waitingForCustomer',
  setWaitingForProvider: 'waitingForProvider',
  setSolved: 'solved',
};

const staff: Readonly<Record<TicketStatus, Steps>> = {
  new: working,
  open: without('setOpen'),
  waitingForCustomer: without('setWaitingForCustomer'),
  waitingForProvider: without('setWaitingForProvider'),
  // A message after the solution leaves it solved.
  solved: { reply: 'solved', close: 'closed', reopen: 'open', setOpen: 'open' },
  closed: { reopen: 'open' },
};

function without(action: TicketAction): Steps {
  const { [action]: _, ...others } = working;
  return others;
}

/** How many days after its end a ticket can still be reopened (decision 5). */
const reopenDays = 14;

/**
 * The status after an action; undefined: it is not possible. A customer's reply to a ticket that `ended` too many
 * days ago opens another one: `followUp`.
 */
export function nextStatus(
  actor: TicketActor,
  status: TicketStatus,
  action: TicketAction,
  endedDays = 0,
): Step | undefined {
  const step = (actor === 'staff' ? staff : customer)[status][action];
  const isTooLate =
    actor === 'customer' && endedDays > reopenDays && (status === 'solved' || status === 'closed');
  if (!isTooLate || action === 'close') return step;
  return action === 'reply' ? 'followUp' : undefined;
}

/** The actions that an actor can do to a ticket now. */
export function possibleActions(actor: TicketActor, status: TicketStatus, endedDays: number): TicketAction[] {
  return ticketActions.filter((action) => nextStatus(actor, status, action, endedDays));
}
