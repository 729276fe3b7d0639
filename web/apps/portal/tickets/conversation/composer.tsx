import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { checkField, type FieldProblem } from '#contracts/form-fields.ts';
import { replyField } from '#contracts/support/ticket-fields.ts';
import { useChange } from '#web/apps/frame/change.ts';
import { Button } from '#web/design/button/button.tsx';
import { FieldStack } from '#web/design/form/field.tsx';
import { MendedContext, useMendedFields } from '#web/design/form/mended-fields.ts';
import { Select, TextArea } from '#web/design/form/text-fields.tsx';
import { usePortal } from '../../portal.ts';
import { statusText } from '../../ticket-status.ts';
import { useDraft } from '../draft.ts';
import { FileField } from '../files/file-field.tsx';
import { useTicketFiles } from '../files/use-ticket-files.ts';
import { NotSent } from '../not-sent.tsx';
import { settableStatuses } from '../status/settable-statuses.ts';
import { problemText } from '../ticket-labels.ts';
import type { Ticket } from '../ticket-operations.ts';

/**
 * TIC-01: the form for a reply with files; employees may set the status with it. The draft is saved in the
 * browser.
 */
export function Composer({ ticket, onSent }: { ticket: Ticket; onSent: () => void }) {
  const { texts, sendOperation, notify } = usePortal();
  const t = texts('tickets');
  const words = texts('portal');
  const navigate = useNavigate();
  const name = `reply:${ticket.number}`;
  const { draft, change, drop } = useDraft(name, { text: '', status: '', key: '' });
  const files = useTicketFiles(name);
  const sending = useChange();
  const fields = useMendedFields();
  const [problem, setProblem] = useState<FieldProblem | 'uploads'>();
  const statuses = settableStatuses(ticket.actions);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const found = checkField(replyField, draft.text);
    setProblem(found);
    sending.forget();
    fields.forget();
    if (found) return document.getElementById('reply-text')?.focus();
    const key = draft.key || crypto.randomUUID();
    change({ key });
    let follow: string | undefined;
    let isSent = false;
    await sending.run(async () => {
      if (!(await files.arrived())) return setProblem('uploads');
      const { replyToTicket } = await sendOperation('support', 'replyToTicket', {
        key,
        number: ticket.number,
        text: draft.text,
        uploads: files.current().map(({ id }) => id),
        status: statuses.find((status) => status === draft.status) ?? null,
      });
      isSent = true;
      if (replyToTicket.isFollowUp) follow = replyToTicket.ticket.number;
    });
    if (!isSent) return;
    files.release();
    drop();
    notify('success', follow ? t('reply.followUp', { number: follow }) : t('reply.done'));
    if (follow) await navigate(`/tickets/${follow}`);
    else onSent();
  };

  const isFilesRefused = problem === 'uploads' || sending.error?.fields.uploads !== undefined;
  return (
    <form onSubmit={send} onInput={fields.onInput} noValidate>
      <FieldStack>
        <MendedContext value={fields.mended}>
          <TextArea
            id="reply-text"
            data-key="r"
            label={t('reply.text')}
            value={draft.text}
            onChange={({ target }) => change({ text: target.value })}
            error={
              problem && problem !== 'uploads'
                ? problemText(t, replyField, problem, t('error.comment'))
                : undefined
            }
          />
        </MendedContext>
        <FileField
          id="reply-files"
          files={files}
          error={isFilesRefused ? t('error.uploads') : undefined}
          isSubmitted={sending.isBusy}
        />
        {statuses.length > 0 ? (
          <Select
            id="reply-status"
            label={t('reply.status')}
            value={draft.status}
            onChange={({ target }) => change({ status: target.value })}
            placeholder={t('reply.status.auto')}
            options={statuses.map((status) => ({
              value: status,
              label: statusText(words, status, { readerIsEmployee: true }),
            }))}
          />
        ) : null}
        {sending.error && !isFilesRefused ? <NotSent>{t('reply.failed')}</NotSent> : null}
        <div>
          <Button type="submit" busy={sending.isBusy}>
            {t('reply.send')}
          </Button>
        </div>
      </FieldStack>
    </form>
  );
}
