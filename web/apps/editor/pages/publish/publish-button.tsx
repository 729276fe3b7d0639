import { useState } from 'react';
import { Button } from '#web/design/button/button.tsx';
import { hasUnsavedChanges } from '../../document/document-store.ts';
import { useEditor } from '../../editor.ts';
import { usePageWork } from '../page-work.ts';
import { PublishDialog } from './publish-dialog.tsx';

/** Saves changes first, so that what is published equals the form. */
export function PublishButton() {
  const { texts, notify } = useEditor();
  const t = texts('editorPages');
  const { store } = usePageWork();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    await store.flush();
    setBusy(false);
    if (hasUnsavedChanges(store.view().state)) notify('error', t('publish.notKept'));
    else setOpen(true);
  };
  return (
    <>
      <Button size="compact" busy={isBusy} onClick={open}>
        {t('publish')}
      </Button>
      {isOpen ? <PublishDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
