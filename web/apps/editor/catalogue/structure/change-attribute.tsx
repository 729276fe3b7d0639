import { FieldStack } from '#web/design/form/field.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../../editor.ts';
import { namesOf, OtherNames, WordNames } from './new/word-names.tsx';
import type { Structure, StructureAttribute } from './structure-operations.ts';
import { useWordChange } from './use-word-change.ts';

type ChangeAttributeProps = { structure: Structure; changed: StructureAttribute; onClose: () => void };

/** The names of an attribute. */
export function ChangeAttribute({ structure, changed, onClose }: ChangeAttributeProps) {
  const { texts, sendMutation, notify } = useEditor();
  const t = texts('editorStructure');
  const form = useWordChange(changed.names, 'change-attribute');
  const { key, name } = changed;
  const submit = async () => {
    const order = { key, revision: structure.revision, names: namesOf(form.names) };
    if (!(await form.send(() => sendMutation('products', 'changeAttribute', order)))) return;
    notify('success', t('saved', { name: form.names.en ?? name }));
    onClose();
  };
  return (
    <FormDialog
      title={t('change.title', { name })}
      submitLabel={t('save')}
      cancelLabel={texts('editor')('cancel')}
      busy={form.isBusy}
      {...form.problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <FieldStack>
        <WordNames {...form.fields} />
        <OtherNames {...form.fields} />
      </FieldStack>
    </FormDialog>
  );
}
