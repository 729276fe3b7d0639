import { useState } from 'react';
import { Button } from '#web/design/button/button.tsx';
import { useEditor } from '../editor.ts';
import { CopyDialog } from './copy-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

/** What is done with a page as a whole, more rarely. */
export function PageActions() {
  const t = useEditor().texts('editorPages');
  const [dialog, setDialog] = useState<'copy' | 'remove'>();
  const close = () => setDialog(undefined);
  return (
    <>
      <Button variant="secondary" size="compact" icon="copy" onClick={() => setDialog('copy')}>
        {t('copy')}
      </Button>
      <Button variant="secondary" size="compact" icon="trash" onClick={() => setDialog('remove')}>
        {t('remove')}
      </Button>
      {dialog === 'copy' ? <CopyDialog onClose={close} /> : null}
      {dialog === 'remove' ? <RemoveDialog onClose={close} /> : null}
    </>
  );
}
