import { useState } from 'react';
import { useChange } from '#web/apps/frame/change.ts';
import { Button } from '#web/design/button/button.tsx';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { usePortal } from '../portal.ts';
import { useProof } from './proof.tsx';
import { refusalLabel } from './refusal-labels.ts';

/** Decision 11: an address changes once both the old and the new one have confirmed it. */
export function EmailPanel({ email }: { email: string }) {
  const t = usePortal().texts('account');
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel
      title={t('field.email')}
      text={email}
      actions={
        <Button variant="secondary" size="compact" onClick={() => setOpen(true)}>
          {t('email.change')}
        </Button>
      }
    >
      {isOpen ? <EmailDialog onClose={() => setOpen(false)} /> : null}
    </Panel>
  );
}

function EmailDialog({ onClose }: { onClose: () => void }) {
  const { texts, sendOperation, notify } = usePortal();
  const t = texts('account');
  const change = useChange();
  const proof = useProof();
  const isRefused = change.error?.code === 'BAD_USER_INPUT';

  const send = async (fields: FormData) => {
    const email = String(fields.get('email')).trim();
    await change.run(async () => {
      if (!(await proof.guard(() => sendOperation('accounts', 'requestEmailChange', { email })))) return;
      notify('info', t('email.sent'));
      onClose();
    });
  };
  return (
    <>
      <FormDialog
        title={t('email.change')}
        text={t('email.text')}
        submitLabel={t('email.send')}
        cancelLabel={texts('portal')('cancel')}
        busy={change.isBusy}
        problem={
          change.error && !isRefused
            ? (refusalLabel(change.error, t) ?? texts('portal')('tryLater'))
            : undefined
        }
        onSubmit={send}
        onClose={onClose}
      >
        <TextInput
          id="new-email"
          name="email"
          type="email"
          autoComplete="email"
          label={t('email.new')}
          error={isRefused ? t('problem.email') : undefined}
        />
      </FormDialog>
      {proof.dialog}
    </>
  );
}
