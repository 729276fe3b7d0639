import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#web/design/button/button.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../editor.ts';
import { clearCaches } from './load-status.ts';

/** Empties the caches of all processes, after a question. */
export function ClearCaches() {
  const { texts, home, notify } = useEditor();
  const t = texts('editorStatus');
  const { revalidate } = useRevalidator();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const clear = async () => {
    setBusy(true);
    const isDone = await clearCaches(home).then(
      () => true,
      () => false,
    );
    setBusy(false);
    setOpen(false);
    notify(isDone ? 'success' : 'error', isDone ? t('cleared') : texts('editor')('tryLater'));
    void revalidate();
  };
  return (
    <>
      <Button variant="secondary" size="compact" onClick={() => setOpen(true)}>
        {t('clear')}
      </Button>
      {isOpen ? (
        <FormDialog
          title={t('clear.title')}
          text={t('clear.text')}
          submitLabel={t('clear')}
          cancelLabel={t('cancel')}
          busy={isBusy}
          onSubmit={() => void clear()}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
