import { useState } from 'react';
import { useChange } from '#web/apps/frame/change.ts';
import type { OperationError } from '#web/apps/frame/fetch-operation.ts';
import { Button } from '#web/design/button/button.tsx';
import { usePortal } from '../../portal.ts';
import type { Ticket } from '../ticket-operations.ts';
import { CloseTicket } from './close-ticket.tsx';
import { SetStatus } from './set-status.tsx';
import { settableStatuses } from './settable-statuses.ts';

type TicketActionsProps = { ticket: Ticket; onChanged: () => void };

/** The actions for the ticket as a whole: follow, close, reopen, set its status. */
export function TicketActions({ ticket, onChanged }: TicketActionsProps) {
  const { texts, sendOperation, notify } = usePortal();
  const t = texts('tickets');
  const change = useChange();
  const [openDialog, setOpenDialog] = useState<'close' | 'status'>();
  const forget = () => setOpenDialog(undefined);
  const { number, version, actions, followed } = ticket;
  const statuses = settableStatuses(actions);

  const run = async (work: () => Promise<unknown>, done: string) => {
    let problem: OperationError | undefined;
    await change.run(() =>
      work().catch((error: OperationError) => {
        problem = error;
        throw error;
      }),
    );
    onChanged();
    if (problem) notify('error', t(problem.code === 'CONFLICT' ? 'error.changed' : 'change.failed'));
    else notify('success', done);
  };
  const key = crypto.randomUUID();
  return (
    <>
      <Button
        variant="quiet"
        size="compact"
        icon="bell"
        busy={change.isBusy}
        aria-pressed={followed}
        onClick={() =>
          run(
            () => sendOperation('support', 'followTicket', { number, follow: !followed }),
            t(followed ? 'unfollow.done' : 'follow.done'),
          )
        }
      >
        {t(followed ? 'unfollow' : 'follow')}
      </Button>
      {statuses.length > 0 ? (
        <Button variant="secondary" size="compact" onClick={() => setOpenDialog('status')}>
          {t('setStatus')}
        </Button>
      ) : null}
      {actions.includes('reopen') ? (
        <Button
          variant="secondary"
          size="compact"
          icon="refresh"
          busy={change.isBusy}
          onClick={() =>
            run(() => sendOperation('support', 'reopenTicket', { key, number, version }), t('reopen.done'))
          }
        >
          {t('reopen')}
        </Button>
      ) : null}
      {actions.includes('close') ? (
        <Button variant="secondary" size="compact" icon="check" onClick={() => setOpenDialog('close')}>
          {t('close')}
        </Button>
      ) : null}
      {openDialog === 'close' ? <CloseTicket ticket={ticket} onChanged={onChanged} onClose={forget} /> : null}
      {openDialog === 'status' ? <SetStatus ticket={ticket} onChanged={onChanged} onClose={forget} /> : null}
    </>
  );
}
