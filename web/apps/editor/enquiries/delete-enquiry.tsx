import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useChange } from '#web/apps/frame/change.ts';
import { Button } from '#web/design/button/button.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../editor.ts';
import { useEnquiryLabels } from './enquiry-labels.ts';
import type { Enquiry } from './enquiry-operations.ts';

/** For chief editors: deletes an enquiry at the sender's request. */
export function DeleteEnquiry({ enquiry: { id, number } }: { enquiry: Pick<Enquiry, 'id' | 'number'> }) {
  const { texts, sendMutation, notify } = useEditor();
  const { t } = useEnquiryLabels();
  const navigate = useNavigate();
  const change = useChange();
  const [isOpen, setOpen] = useState(false);
  const remove = async () => {
    if (!(await change.run(() => sendMutation('support', 'deleteEnquiry', { id })))) return;
    notify('success', t('delete.done', { number }));
    await navigate('/enquiries');
  };
  return (
    <>
      <Button size="compact" variant="quiet" icon="trash" onClick={() => setOpen(true)}>
        {t('delete')}
      </Button>
      {isOpen ? (
        <FormDialog
          title={t('delete.title', { number })}
          text={t('delete.text')}
          submitLabel={t('delete')}
          cancelLabel={texts('editor')('cancel')}
          danger
          busy={change.isBusy}
          problem={change.error && texts('editor')('tryLater')}
          onSubmit={remove}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
