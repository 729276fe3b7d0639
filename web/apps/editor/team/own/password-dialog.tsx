import { TextInput } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../../editor.ts';
import { useAccessChange } from '../use-access-change.ts';
import type { OwnChange } from './own-data.ts';

/** The actions that need the password again. */
export type Proved = 'beginOwnEditorFactor' | 'removeOwnEditorFactor' | 'newOwnEditorRecoveryCodes';

type PasswordDialogProps = { wish: Proved; onDone: (change: OwnChange) => void; onClose: () => void };

/** Asks for the editor's password before a change of the sign-in. */
export function PasswordDialog({ wish, onDone, onClose }: PasswordDialogProps) {
  const { sendMutation, texts } = useEditor();
  const t = texts('account');
  const { isBusy, problem, run } = useAccessChange<OwnChange>();

  const send = async (fields: FormData) => {
    const password = String(fields.get('password'));
    const done = await run(async () => {
      const answer: Partial<Record<Proved, OwnChange>> = await sendMutation('content', wish, { password });
      return answer[wish]!;
    });
    if (done) onDone(done);
  };

  return (
    <FormDialog
      title={t('confirm.title')}
      text={t('confirm.text')}
      submitLabel={t('confirm.action')}
      cancelLabel={texts('editor')('cancel')}
      busy={isBusy}
      onSubmit={(fields) => void send(fields)}
      onClose={onClose}
    >
      <TextInput
        id="proof-password"
        name="password"
        type="password"
        autoComplete="current-password"
        label={t('password.current')}
        error={problem}
      />
    </FormDialog>
  );
}
