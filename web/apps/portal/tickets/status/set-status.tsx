import { useState } from 'react';
import { useChange } from '#web/apps/frame/change.ts';
import { parseChoice } from '#web/apps/frame/with-query.ts';
import { ChoiceGroup } from '#web/design/form/choices.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { usePortal } from '../../portal.ts';
import { statusText } from '../../ticket-status.ts';
import type { Ticket } from '../ticket-operations.ts';
import { settableStatuses } from './settable-statuses.ts';

type SetStatusProps = { ticket: Ticket; onChanged: () => void; onClose: () => void };

/** TIC-03: lets employees set the status of a ticket without a reply. */
export function SetStatus({ ticket, onChanged, onClose }: SetStatusProps) {
  const { texts, sendOperation, notify } = usePortal();
  const t = texts('tickets');
  const words = texts('portal');
  const change = useChange();
  const [key] = useState(() => crypto.randomUUID());
  const statuses = settableStatuses(ticket.actions);

  const save = async (fields: FormData) => {
    const status = parseChoice(statuses, String(fields.get('status')));
    if (!status) return;
    const { number, version } = ticket;
    if (
      await change.run(() => sendOperation('support', 'setTicketStatus', { key, number, version, status }))
    ) {
      onClose();
      notify('success', t('setStatus.done'));
    }
    onChanged();
  };
  return (
    <FormDialog
      title={t('setStatus')}
      submitLabel={t('setStatus')}
      cancelLabel={words('cancel')}
      busy={change.isBusy}
      problem={change.error && t(change.error.code === 'CONFLICT' ? 'error.changed' : 'change.failed')}
      onSubmit={save}
      onClose={onClose}
    >
      <ChoiceGroup
        id="ticket-status"
        name="status"
        legend={t('field.status')}
        value={statuses[0]}
        options={statuses.map((status) => ({
          value: status,
          label: statusText(words, status, { readerIsEmployee: true }),
        }))}
      />
    </FormDialog>
  );
}
