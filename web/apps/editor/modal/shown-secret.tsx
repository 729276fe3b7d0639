import { TextInput } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../editor.ts';
import { useCopy } from './use-copy.ts';

type ShownSecretProps = {
  secret: string;
  /** What it is called, what to do with it, and the words of its button and of its success. */
  words: { title: string; text: string; copy: string; copied: string };
  hint?: string | undefined;
  onClose: () => void;
};

/** A new secret, shown only this once. */
export function ShownSecret({ secret, words, hint, onClose }: ShownSecretProps) {
  const { texts, notify } = useEditor();
  const { field, copy, problem } = useCopy(() => {
    notify('success', words.copied);
    onClose();
  });
  return (
    <FormDialog
      title={words.title}
      text={words.text}
      submitLabel={words.copy}
      cancelLabel={texts('editor')('close')}
      problem={problem}
      onSubmit={() => void copy()}
      onClose={onClose}
    >
      <TextInput
        ref={field}
        id="shown-secret"
        label={words.title}
        hint={hint}
        value={secret}
        readOnly
        spellCheck={false}
        onFocus={({ target }) => target.select()}
      />
    </FormDialog>
  );
}
