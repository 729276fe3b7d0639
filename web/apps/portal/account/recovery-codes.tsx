import { useRef, useState } from 'react';
import { Button, ButtonRow } from '#web/design/button/button.tsx';
import { CodeList } from '#web/design/code-list/code-list.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { copyText } from '#web/design/share/copy-text.ts';
import { usePortal } from '../portal.ts';

/** Shows new recovery codes, only this once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = usePortal().texts('account');
  const list = useRef<HTMLUListElement>(null);
  const [note, setNote] = useState('');
  const copy = async () => {
    if (await copyText(codes.join('\n'))) return setNote(t('recovery.copied'));
    if (list.current) getSelection()?.selectAllChildren(list.current);
    setNote(t('recovery.copyYourself'));
  };
  return (
    <FormDialog
      title={t('recovery.title')}
      text={t('recovery.text')}
      submitLabel={t('close')}
      onSubmit={onClose}
      onClose={onClose}
    >
      <CodeList ref={list} codes={codes} />
      <ButtonRow>
        <Button variant="secondary" size="compact" icon="copy" onClick={() => void copy()}>
          {t('recovery.copy')}
        </Button>
        <Button variant="secondary" size="compact" icon="print" onClick={() => print()}>
          {t('recovery.print')}
        </Button>
      </ButtonRow>
      <p role="status">{note}</p>
    </FormDialog>
  );
}
