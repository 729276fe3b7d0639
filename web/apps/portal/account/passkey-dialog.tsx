import { useState } from 'react';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { usePortal } from '../portal.ts';
import { useProof } from './proof.tsx';

type PasskeyDialogProps = {
  onClose: () => void;
  onAdded: (recoveryCodes: readonly string[] | null) => void;
};

/** Asks the browser for a new passkey; after cancelling, the person can try again. */
export function PasskeyDialog({ onClose, onAdded }: PasskeyDialogProps) {
  const { texts, sendOperation } = usePortal();
  const t = texts('account');
  const proof = useProof();
  const [isMaking, setMaking] = useState(false);
  const [isFailed, setFailed] = useState(false);

  const add = async (fields: FormData) => {
    const name = String(fields.get('name')).trim() || t('passkeys.title');
    setFailed(false);
    const begun = await proof.run(() => sendOperation('accounts', 'beginPasskey'));
    if (!begun) return;
    setMaking(true);
    const answer = await getAnswer(begun.beginPasskey);
    setMaking(false);
    setFailed(!answer);
    if (!answer) return;
    const confirmed = await proof.run(() => sendOperation('accounts', 'confirmPasskey', { answer, name }));
    if (confirmed) onAdded(confirmed.confirmPasskey.recoveryCodes);
  };
  return (
    <>
      <FormDialog
        title={t('passkeys.add')}
        submitLabel={t('confirm.action')}
        cancelLabel={texts('portal')('cancel')}
        busy={proof.isBusy || isMaking}
        problem={isFailed ? t('passkeys.failed') : undefined}
        onSubmit={add}
        onClose={onClose}
      >
        <TextInput
          id="passkey-name"
          name="name"
          maxLength={60}
          autoComplete="off"
          label={t('passkeys.name')}
          hint={t('passkeys.nameHint')}
        />
      </FormDialog>
      {proof.dialog}
    </>
  );
}

/** The browser's response to the offer, as JSON; undefined when the person cancelled or the device cannot. */
async function getAnswer(offer: string): Promise<string | undefined> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(offer) }));
  } catch (error) {
    console.warn('No passkey was made', error);
    return undefined;
  }
}
