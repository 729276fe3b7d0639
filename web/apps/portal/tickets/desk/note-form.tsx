import { type FormEvent, useState } from 'react';
import { checkField, type FieldProblem } from '#contracts/form-fields.ts';
import { replyField } from '#contracts/support/ticket-fields.ts';
import { useChange } from '#web/apps/frame/change.ts';
import { Button } from '#web/design/button/button.tsx';
import { FieldStack } from '#web/design/form/field.tsx';
import { MendedContext, useMendedFields } from '#web/design/form/mended-fields.ts';
import { TextArea } from '#web/design/form/text-fields.tsx';
import { usePortal } from '../../portal.ts';
import { useDraft } from '../draft.ts';
import { NotSent } from '../not-sent.tsx';
import { problemText } from '../ticket-labels.ts';
import type { Ticket } from '../ticket-operations.ts';

/** TIC-04: a note that only employees read. It has a draft of its own, so it can never be sent as a reply. */
export function NoteForm({ ticket: { number }, onSaved }: { ticket: Ticket; onSaved: () => void }) {
  const { texts, sendOperation, notify } = usePortal();
  const t = texts('tickets');
  const { draft, change, drop } = useDraft(`note:${number}`, { text: '', key: '' });
  const saving = useChange();
  const fields = useMendedFields();
  const [problem, setProblem] = useState<FieldProblem>();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const found = checkField(replyField, draft.text);
    setProblem(found);
    saving.forget();
    fields.forget();
    if (found) return document.getElementById('note-text')?.focus();
    const key = draft.key || crypto.randomUUID();
    change({ key });
    const { text } = draft;
    if (!(await saving.run(() => sendOperation('support', 'addTicketNote', { key, number, text })))) return;
    drop();
    notify('success', t('note.done'));
    onSaved();
  };
  return (
    <form onSubmit={save} onInput={fields.onInput} noValidate>
      <FieldStack>
        <MendedContext value={fields.mended}>
          <TextArea
            id="note-text"
            label={t('note.text')}
            hint={t('note.hint')}
            value={draft.text}
            onChange={({ target }) => change({ text: target.value })}
            error={problem && problemText(t, replyField, problem, t('error.note'))}
          />
        </MendedContext>
        {saving.error ? <NotSent>{t('note.failed')}</NotSent> : null}
        <div>
          <Button type="submit" icon="lock" busy={saving.isBusy}>
            {t('note.save')}
          </Button>
        </div>
      </FieldStack>
    </form>
  );
}
