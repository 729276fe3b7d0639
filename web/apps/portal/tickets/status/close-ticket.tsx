import { useState } from 'react';
import { checkField, type FieldProblem } from '#contracts/form-fields.ts';
import { type CloseReason, closeCommentField, closeReasons } from '#contracts/support/ticket-fields.ts';
import { useChange } from '#web/apps/frame/change.ts';
import { parseChoice } from '#web/apps/frame/with-query.ts';
import { ChoiceGroup } from '#web/design/form/choices.tsx';
import { TextArea } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { usePortal } from '../../portal.ts';
import { problemText } from '../ticket-labels.ts';
import type { Ticket } from '../ticket-operations.ts';

type CloseTicketProps = { ticket: Ticket; onChanged: () => void; onClose: () => void };

/** TIC-03: closes a ticket with one of three reasons and an optional comment. */
export function CloseTicket({ ticket, onChanged, onClose }: CloseTicketProps) {
  const { texts, sendOperation, notify } = usePortal();
  const t = texts('tickets');
  const change = useChange();
  const [key] = useState(() => crypto.randomUUID());
  const [problem, setProblem] = useState<FieldProblem | 'reason'>();

  const close = async (fields: FormData) => {
    const reason = parseChoice<CloseReason>(closeReasons, String(fields.get('reason')));
    const comment = String(fields.get('comment') ?? '');
    const found = !reason ? 'reason' : checkField(closeCommentField, comment);
    setProblem(found);
    if (!reason || found) return;
    const { number, version } = ticket;
    if (
      await change.run(() =>
        sendOperation('support', 'closeTicket', { key, number, version, reason, comment }),
      )
    ) {
      onClose();
      notify('success', t('close.done'));
    }
    onChanged();
  };
  return (
    <FormDialog
      title={t('close.title')}
      text={t('close.text')}
      submitLabel={t('close')}
      cancelLabel={texts('portal')('cancel')}
      busy={change.isBusy}
      problem={change.error && t(change.error.code === 'CONFLICT' ? 'error.changed' : 'change.failed')}
      onSubmit={close}
      onClose={onClose}
    >
      <ChoiceGroup
        id="close-reason"
        name="reason"
        legend={t('closeReason')}
        error={problem === 'reason' ? t('error.reason') : undefined}
        options={closeReasons.map((reason) => ({ value: reason, label: t(`reason.${reason}`) }))}
      />
      <TextArea
        id="close-comment"
        name="comment"
        rows={3}
        label={t('closeComment')}
        optional={t('optional')}
        error={
          problem && problem !== 'reason'
            ? problemText(t, closeCommentField, problem, t('error.invalid'))
            : undefined
        }
      />
    </FormDialog>
  );
}
