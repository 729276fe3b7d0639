import type { useChange } from '#web/apps/frame/change.ts';
import type { OperationError } from '#web/apps/frame/fetch-operation.ts';
import { usePortal } from '../../portal.ts';
import type { Ticket } from '../ticket-operations.ts';

/** Assigns a ticket to an employee, or to nobody, and shows the outcome. */
export function useAssign(
  ticket: Pick<Ticket, 'number' | 'assignee'>,
  onChanged: () => void,
  change: ReturnType<typeof useChange>,
): (to: string | null, done: string) => Promise<void> {
  const { texts, sendOperation, notify } = usePortal();
  const t = texts('tickets');
  return async (to, done) => {
    let problem: OperationError | undefined;
    const from = ticket.assignee?.id ?? null;
    await change.run(() =>
      sendOperation('support', 'assignTicket', { number: ticket.number, from, to }).catch(
        (error: OperationError) => {
          problem = error;
          throw error;
        },
      ),
    );
    onChanged();
    if (problem) notify('error', t(problem.code === 'CONFLICT' ? 'assign.conflict' : 'change.failed'));
    else notify('success', done);
  };
}
