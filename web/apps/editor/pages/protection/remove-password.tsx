import { useChange } from '#web/apps/frame/change.ts';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../../editor.ts';
import type { Password, PasswordsDialog } from './protection-data.ts';

type RemovePasswordProps = PasswordsDialog & { password: Password };

/** Removes a password, after naming who loses access. */
export function RemovePassword({ pageId, password: { label }, onChange, onClose }: RemovePasswordProps) {
  const { sendMutation, notify, texts } = useEditor();
  const t = texts('editorProtection');
  const attempt = useChange();
  const remove = () =>
    attempt.run(async () => {
      const { removePagePassword } = await sendMutation('content', 'removePagePassword', { pageId, label });
      onChange(removePagePassword.passwords);
      notify('success', t('removed', { label }));
      onClose();
    });
  return (
    <FormDialog
      title={t('action.for', { action: t('remove'), label })}
      text={t('remove.text', { label })}
      submitLabel={t('remove')}
      cancelLabel={texts('editor')('cancel')}
      danger
      busy={attempt.isBusy}
      problem={attempt.error && texts('editor')('tryLater')}
      onSubmit={() => void remove()}
      onClose={onClose}
    />
  );
}
