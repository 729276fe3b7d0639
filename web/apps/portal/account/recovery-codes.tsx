import { useState } from 'react';
import { Button, ButtonRow } from '#web/design/button/button.tsx';
import { CodeList } from '#web/design/code-list/code-list.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { usePortal } from '../portal.ts';

/** Shows new recovery codes, only this once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = usePortal().texts('account');
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true), console.warn);
  return (
    <FormDialog
      title={t('recovery.title')}
      text={t('recovery.text')}
      submitLabel={t('close')}
      onSubmit={onClose}
      onClose={onClose}
    >
      <CodeList codes={codes} />
      <ButtonRow>
        <Button variant="secondary" size="compact" icon="copy" onClick={copy}>
          {t('recovery.copy')}
        </Button>
        <Button variant="secondary" size="compact" icon="print" onClick={() => print()}>
          {t('recovery.print')}
        </Button>
      </ButtonRow>
      <p role="status">{isCopied ? t('recovery.copied') : ''}</p>
    </FormDialog>
  );
}
