import { ticketTurnNames, ticketTurns } from '#contracts/support/ticket-fields.ts';

/**
 * By when something is due from us: the promised answer while the customer had the last word, else the next step that
 * we planned; null: it is not our turn. Written alike in the index and in what reads by it.
 */
export const dueAtSql = `(CASE WHEN status IN ('new', 'open', 'waitingForProvider') THEN CASE WHEN answered_at IS NULL THEN promise_due_at ELSE planned_at END END)`;

/** The list in groups: what waits for the customer first. Written alike in the index. */
export const turnSql = `(CASE ${ticketTurnNames
  .map(
    (turn, place) =>
      `WHEN status IN (${ticketTurns[turn].map((status) => `'${status}'`).join()}) THEN ${place}`,
  )
  .join(' ')} END)`;

/** The statuses in the order of a ticket's life. Written alike in the index. */
export const statusPlaceSql = `(array_position('{new,open,waitingForProvider,waitingForCustomer,solved,closed}'::text[], status))`;
