import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useChange } from '#web/apps/frame/change.ts';
import { Button } from '#web/design/button/button.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../../editor.ts';
import type { Organisation } from './organisation-operations.ts';

/** Closes a customer, or reopens it, after a confirmation. */
export function CloseOrganisation({ organisation }: { organisation: Organisation }) {
  const { id, name, closedAt } = organisation;
  const { sendMutation, texts, notify } = useEditor();
  const t = texts('editorCustomers');
  const { revalidate } = useRevalidator();
  const change = useChange();
  const [isConfirming, setConfirming] = useState(false);
  const which = closedAt ? 'reopen' : 'close';
  const confirm = async () => {
    const isDone = await change.run(
      () => sendMutation('accounts', 'setOrganisationClosed', { id, closed: !closedAt }),
      revalidate,
    );
    if (!isDone) return;
    notify('success', t(`${which}.done`));
    setConfirming(false);
  };
  return (
    <>
      <Button
        variant="secondary"
        size="compact"
        icon={closedAt ? 'undo' : 'lock'}
        onClick={() => setConfirming(true)}
      >
        {t(which)}
      </Button>
      {isConfirming ? (
        <FormDialog
          title={t(`${which}.title`, { name })}
          text={t(`${which}.text`)}
          submitLabel={t(which)}
          cancelLabel={texts('editor')('cancel')}
          danger={!closedAt}
          busy={change.isBusy}
          {...(change.error && { problem: t('failed') })}
          onSubmit={confirm}
          onClose={() => setConfirming(false)}
        />
      ) : null}
    </>
  );
}
