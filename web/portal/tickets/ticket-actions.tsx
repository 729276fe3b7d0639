import { useState } from 'react';
import { type CloseReason, closeReasons, ticketLimits } from '#contracts/support/tickets.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ChoiceGroup } from '#web/ui/form/choices.tsx';
import { TextArea } from '#web/ui/form/text-fields.tsx';
import { FormDialog } from '#web/ui/form-dialog/form-dialog.tsx';
import { ToolbarSelect } from '#web/ui/toolbar/toolbar.tsx';
import type { AskError } from '../ask.ts';
import { useChange } from '../change.ts';
import { oneOf } from '../lists/query-with.ts';
import { usePortal } from '../portal.ts';
import { settableStatuses } from './settable-statuses.ts';
import type { Ticket } from './ticket-operations.ts';

type TicketActionsProps = { ticket: Ticket; onChanged: () => void };

/** What can be done to the ticket as a whole: follow it, close it, open it again, set its status. */
export function TicketActions({ ticket, onChanged }: TicketActionsProps) {
  const { texts, ask, tell } = usePortal();
  const t = texts('tickets');
  const change = useChange();
  const [isClosing, setClosing] = useState(false);
  const { number, version, actions, followed } = ticket;
  const statuses = settableStatuses(actions);

  const run = async (work: () => Promise<unknown>, done: string) => {
    let problem: AskError | undefined;
    await change.run(() =>
      work().catch((error: AskError) => {
        problem = error;
        throw error;
      }),
    );
    onChanged();
    if (problem) tell('error', t(problem.code === 'CONFLICT' ? 'error.changed' : 'change.failed'));
    else tell('success', done);
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
            () => ask('support', 'followTicket', { number, follow: !followed }),
            t(followed ? 'unfollow.done' : 'follow.done'),
          )
        }
      >
        {t(followed ? 'unfollow' : 'follow')}
      </Button>
      {statuses.length > 0 ? (
        <ToolbarSelect
          label={t('setStatus')}
          all={t('setStatus')}
          value=""
          options={statuses.map((status) => ({ value: status, label: texts('portal')(`status.${status}`) }))}
          onChange={({ target }) => {
            const status = oneOf(statuses, target.value);
            if (!status) return;
            void run(
              () => ask('support', 'setTicketStatus', { key, number, version, status }),
              t('setStatus.done'),
            );
          }}
        />
      ) : null}
      {actions.includes('reopen') ? (
        <Button
          variant="secondary"
          size="compact"
          icon="refresh"
          busy={change.isBusy}
          onClick={() =>
            run(() => ask('support', 'reopenTicket', { key, number, version }), t('reopen.done'))
          }
        >
          {t('reopen')}
        </Button>
      ) : null}
      {actions.includes('close') ? (
        <Button variant="secondary" size="compact" icon="check" onClick={() => setClosing(true)}>
          {t('close')}
        </Button>
      ) : null}
      {isClosing ? (
        <CloseTicket ticket={ticket} onChanged={onChanged} onClose={() => setClosing(false)} />
      ) : null}
    </>
  );
}

/** TIC-03: three reasons, and a comment for whoever wants to say more. */
function CloseTicket({ ticket, onChanged, onClose }: TicketActionsProps & { onClose: () => void }) {
  const { texts, ask, tell } = usePortal();
  const t = texts('tickets');
  const change = useChange();
  const [key] = useState(() => crypto.randomUUID());
  const [problem, setProblem] = useState<'reason' | 'tooLong'>();

  const close = async (fields: FormData) => {
    const reason = oneOf<CloseReason>(closeReasons, String(fields.get('reason')));
    const comment = String(fields.get('comment') ?? '');
    const found = !reason ? 'reason' : comment.length > ticketLimits.closeComment ? 'tooLong' : undefined;
    setProblem(found);
    if (!reason || found) return;
    const { number, version } = ticket;
    if (await change.run(() => ask('support', 'closeTicket', { key, number, version, reason, comment }))) {
      onClose();
      tell('success', t('close.done'));
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
        error={problem === 'tooLong' ? t('error.tooLong', { most: ticketLimits.closeComment }) : undefined}
      />
    </FormDialog>
  );
}
