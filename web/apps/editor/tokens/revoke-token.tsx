import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useChange } from '#web/apps/frame/change.ts';
import { Button } from '#web/design/button/button.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../editor.ts';
import type { ApiToken } from './token-operations.ts';

/** Takes a token back, once it is confirmed. */
export function RevokeToken({ token: { id, name } }: { token: Pick<ApiToken, 'id' | 'name'> }) {
  const { sendMutation, texts, notify } = useEditor();
  const t = texts('editorTokens');
  const { revalidate } = useRevalidator();
  const change = useChange();
  const [isOpen, setOpen] = useState(false);

  const close = () => {
    change.forget();
    setOpen(false);
  };
  const revoke = async () => {
    if (!(await change.run(() => sendMutation('content', 'revokeApiToken', { id })))) return;
    notify('success', t('revoked'));
    setOpen(false);
    await revalidate();
  };

  return (
    <>
      <Button size="compact" variant="secondary" onClick={() => setOpen(true)}>
        {t('revoke')}
        <span className="visually-hidden">: {name}</span>
      </Button>
      {isOpen ? (
        <FormDialog
          title={t('revoke.title', { name })}
          text={t('revoke.text')}
          submitLabel={t('revoke')}
          cancelLabel={texts('editor')('cancel')}
          danger
          busy={change.isBusy}
          problem={change.error && texts('editor')('tryLater')}
          onSubmit={() => void revoke()}
          onClose={close}
        />
      ) : null}
    </>
  );
}
