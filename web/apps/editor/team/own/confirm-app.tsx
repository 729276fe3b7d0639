import { AppSecret } from '#web/design/app-secret/app-secret.tsx';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../../editor.ts';
import { useAccessChange } from '../use-access-change.ts';
import type { OwnChange } from './own-data.ts';

type ConfirmAppProps = {
  entry: string;
  offer: { uri: string; secret: string };
  onDone: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
};

/** Shows the secret for an authenticator app, and takes its first code. */
export function ConfirmApp({ entry, offer, onDone, onClose }: ConfirmAppProps) {
  const { sendMutation, texts } = useEditor();
  const t = texts('account');
  const { isBusy, problem, run } = useAccessChange<OwnChange>();

  const confirm = async (fields: FormData) => {
    const code = String(fields.get('code'));
    const done = await run(
      async () =>
        (await sendMutation('content', 'confirmOwnEditorFactor', { entry, code })).confirmOwnEditorFactor,
    );
    if (done) onDone(done.recoveryCodes ?? []);
  };

  return (
    <FormDialog
      title={t('totp.add')}
      text={t('totp.scan')}
      submitLabel={t('confirm.action')}
      cancelLabel={texts('editor')('cancel')}
      busy={isBusy}
      onSubmit={(fields) => void confirm(fields)}
      onClose={onClose}
    >
      <AppSecret {...offer} qrLabel={t('totp.qr')} secretLabel={t('totp.secret')} />
      <TextInput
        id="app-code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        label={t('totp.code')}
        error={problem}
      />
    </FormDialog>
  );
}
