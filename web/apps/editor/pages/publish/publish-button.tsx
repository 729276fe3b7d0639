import { useState } from 'react';
import { Button } from '#web/design/button/button.tsx';
import { useEditor } from '../../editor.ts';
import { isUnkept } from '../draft/draft-store.ts';
import { usePageWork } from '../page-work.ts';
import { PublishDialog } from './publish-dialog.tsx';

/** Keeps what is typed first: what is published is what stands in the form. */
export function PublishButton() {
  const { texts, tell } = useEditor();
  const t = texts('editorPages');
  const { store } = usePageWork();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    await store.flush();
    setBusy(false);
    if (isUnkept(store.view().state)) tell('error', t('publish.notKept'));
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
