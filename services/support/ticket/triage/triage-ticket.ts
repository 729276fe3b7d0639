import type { Pool } from 'pg';
import { findTurn, type TicketSeverity } from '#contracts/support/ticket-fields.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { conflict, notFound } from '#services/foundation/refusals.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { getResponseTime, targetAfterSeverity } from '#services/support/response-target/response-target.ts';
import type { TicketContext } from '../../caller.ts';
import { notifyTicketChange } from '../../notice/ticket-changes.ts';
import { findCalendar } from '../../place/find-calendar.ts';
import type { Viewer } from '../../viewer/viewer.ts';
import { savePerson } from '../save-person.ts';
import { findTicketTarget } from '../ticket-detail.ts';
import { findTicket, lockTicket, type TicketRow } from '../ticket-row.ts';

const setSeverity = statement<
  never,
  { id: string; severity: TicketSeverity; dueAt: Date; leftMinutes: number | null }
>(
  'support_set_ticket_severity',
  `UPDATE support.ticket SET severity = :severity, promise_due_at = :dueAt, promise_left_minutes = :leftMinutes
   WHERE id = :id`,
);
const setAssignee = statement<never, { id: string; assignee: string | null }>(
  'support_assign_ticket',
  'UPDATE support.ticket SET assignee_id = :assignee WHERE id = :id',
);
const setPlan = statement<never, { id: string; at: Date | null }>(
  'support_plan_ticket',
  'UPDATE support.ticket SET planned_at = :at WHERE id = :id',
);
const employee = statement<{ id: string }, { id: string }>(
  'support_is_employee',
  `SELECT id FROM support.ticket_person WHERE id = :id AND is_employee AND name <> ''`,
);

/** Says how severe a ticket is; a machine that has stopped is promised an answer sooner. Throws NOT_FOUND. */
export async function changeSeverity(
  pool: Pool,
  viewer: Viewer,
  { number, severity }: { number: string; severity: TicketSeverity },
  ctx: TicketContext,
): Promise<void> {
  const seen = await findTicket(pool, viewer, number);
  if (!seen) throw notFound();
  const calendar = await findCalendar(seen, ctx);
  await triage(pool, viewer, number, async (connection, ticket) => {
    const time = getResponseTime(severity, calendar, ctx.answerHours);
    const { dueAt, leftMinutes } = targetAfterSeverity(findTicketTarget(ticket), new Date(), time);
    await setSeverity(connection, { id: ticket.id, severity, dueAt, leftMinutes });
  });
}

/**
 * Gives a ticket to one of ours, or to nobody. `from`: who had it as it was shown.
 * @throws NOT_FOUND, BAD_USER_INPUT, and CONFLICT when somebody else has taken it in the meantime
 */
export async function assignTicket(
  pool: Pool,
  viewer: Viewer,
  { number, from, to }: { number: string; from: string | null; to: string | null },
): Promise<void> {
  await triage(pool, viewer, number, async (connection, ticket) => {
    if (ticket.assigneeId === to) return;
    if (ticket.assigneeId !== from) throw conflict('Somebody else has taken it.');
    await savePerson(connection, viewer);
    if (to && (await employee(connection, { id: to })).length === 0)
      throw badInput('Is not known here.', 'to');
    await setAssignee(connection, { id: ticket.id, assignee: to });
  });
}

/**
 * Says when we go on by ourselves, or forgets it.
 * @throws NOT_FOUND, BAD_USER_INPUT for a time that is over, and CONFLICT for a ticket that is solved or closed: nothing is
 *   planned of it, or what was planned would come back as overdue once it is opened again
 */
export async function planTicket(
  pool: Pool,
  viewer: Viewer,
  { number, at }: { number: string; at: Date | null },
): Promise<void> {
  if (at && at < new Date()) throw badInput('Has already ended.', 'at');
  await triage(pool, viewer, number, (connection, { id, status }) => {
    if (at && ['solved', 'closed'].includes(findTurn(status))) throw conflict('The ticket has ended.');
    return setPlan(connection, { id, at });
  });
}

/** What our own people do with a ticket without a word: it changes neither its version nor its place in the list. */
async function triage(
  pool: Pool,
  viewer: Viewer,
  number: string,
  change: (connection: Connection, ticket: TicketRow) => Promise<unknown>,
): Promise<void> {
  await inTransaction(pool, async (connection) => {
    const ticket = await lockTicket(connection, viewer, number);
    if (!ticket) throw notFound();
    await change(connection, ticket);
    await notifyTicketChange(connection, { number, what: 'triage', organisationId: ticket.organisationId });
  });
}
