import type { TicketStatus } from '#contracts/support/ticket-fields.ts';

export type TicketActor = 'customer' | 'staff';

/** What can be done to a ticket; `set…` are for our own people. */
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
  // A word after the solution leaves it solved.
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
 * Where an action leads from a status; undefined: it is not possible there. A customer who comes back too late to a
 * ticket that is `ended` for so many days begins another one with his answer: `followUp`.
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

/** What an actor can do to a ticket now. */
export function possibleActions(actor: TicketActor, status: TicketStatus, endedDays: number): TicketAction[] {
  return ticketActions.filter((action) => nextStatus(actor, status, action, endedDays));
}
