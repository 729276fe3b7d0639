import { TextInput } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../editor.ts';

type ShownSecretProps = {
  secret: string;
  /** Whether the previous secret is still valid. */
  isExchanged?: boolean;
  onClose: () => void;
};

/** A new secret, shown only this once. */
export function ShownSecret({ secret, isExchanged = false, onClose }: ShownSecretProps) {
  const { texts, notify } = useEditor();
  const t = texts('editorWebhooks');
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    notify('success', t('secret.copied'));
    onClose();
  };
  return (
    <FormDialog
      title={t('secret')}
      text={t('secret.text')}
      submitLabel={t('secret.copy')}
      cancelLabel={texts('editor')('close')}
      onSubmit={() => void copy()}
      onClose={onClose}
    >
      <TextInput
        id="webhook-secret"
        label={t('secret')}
        hint={isExchanged ? t('secret.exchange') : undefined}
        value={secret}
        readOnly
        spellCheck={false}
        onFocus={({ target }) => target.select()}
      />
    </FormDialog>
  );
}
