import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useChange } from '#web/apps/frame/change.ts';
import { Button } from '#web/design/button/button.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../editor.ts';

type RestoreButtonProps = { pageId: string; revision: number; isCurrent: boolean };

/** Makes an earlier version the draft again; nothing of what came after it is lost, it stays in the history. */
export function RestoreButton({ pageId, revision, isCurrent }: RestoreButtonProps) {
  const { texts, sendMutation, notify } = useEditor();
  const t = texts('editorPages');
  const [isConfirming, setConfirming] = useState(false);
  const change = useChange();
  const navigate = useNavigate();
  if (isCurrent) return null;

  const restore = async () => {
    let done = false;
    const isAnswered = await change.run(async () => {
      done = (await sendMutation('content', 'restorePage', { pageId, revision })).restorePage.done;
    });
    if (!isAnswered) return;
    notify(done ? 'success' : 'error', t(done ? 'restore.done' : 'restore.failed'));
    if (done) await navigate(`/pages/${pageId}`);
  };
  return (
    <>
      <Button variant="secondary" size="compact" onClick={() => setConfirming(true)}>
        {t('restore')}
      </Button>
      {isConfirming ? (
        <FormDialog
          title={t('restore.title')}
          text={t('restore.text')}
          submitLabel={t('restore')}
          cancelLabel={texts('editor')('cancel')}
          busy={change.isBusy}
          problem={change.error && texts('editor')('tryLater')}
          onSubmit={restore}
          onClose={() => setConfirming(false)}
        />
      ) : null}
    </>
  );
}
