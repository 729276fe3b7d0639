import { useChange } from '#web/apps/frame/change.ts';
import { Button } from '#web/design/button/button.tsx';
import { usePortal } from '../../portal.ts';
import type { Ticket } from '../ticket-operations.ts';
import { useAssign } from './assign.ts';

type TakeTicketProps = { ticket: Pick<Ticket, 'number' | 'assignee'>; onChanged: () => void };

/** Assigns the ticket to the reader; if somebody else was faster, the reader gets a message. */
export function TakeTicket({ ticket, onChanged }: TakeTicketProps) {
  const { texts, viewer } = usePortal();
  const t = texts('tickets');
  const change = useChange();
  const assign = useAssign(ticket, onChanged, change);
  return (
    <Button
      data-key="t"
      variant="quiet"
      size="compact"
      busy={change.isBusy}
      aria-label={t('assign.takeNumber', { number: ticket.number })}
      onClick={() => assign(viewer.id, t('assign.taken', { number: ticket.number }))}
    >
      {t('assign.take')}
    </Button>
  );
}
