import { useState } from 'react';
import { FieldStack } from '#web/design/form/field.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { listFormat } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';
import { isSame } from '../../same.ts';
import { FilterField } from './filter-field.tsx';
import { namesOf, OtherNames, WordNames } from './new/word-names.tsx';
import type { Structure, StructureClass } from './structure-operations.ts';
import { useWordChange } from './use-word-change.ts';

type ChangeClassProps = { structure: Structure; changed: StructureClass; onClose: () => void };

/** The names of a class, and by what visitors filter its products. */
export function ChangeClass({ structure, changed, onClose }: ChangeClassProps) {
  const { texts, locale, sendMutation, notify } = useEditor();
  const t = texts('editorStructure');
  const form = useWordChange(changed.names, 'change-class');
  const { slug, name } = changed;
  const stored = changed.inheritsFilters ? null : changed.filters;
  const [first] = useState(stored);
  // Undefined: they are as they were; null: those of the class above.
  const [chosen, setChosen] = useState<string[] | null>();
  const filters = chosen === undefined ? stored : chosen;
  const above = structure.classifications.find((one) => one.slug === changed.parent);
  const isBoth = chosen !== undefined && !isSame(stored, first) && !isSame(stored, chosen);
  const nameOf = (key: string) => structure.attributes.find((one) => one.key === key)?.name ?? key;
  const submit = async () => {
    const order = { slug, revision: structure.revision, names: namesOf(form.names), filters };
    if (!(await form.send(() => sendMutation('products', 'changeClassification', order)))) return;
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
        <FilterField
          filters={filters}
          above={above}
          attributes={structure.attributes}
          note={
            isBoth
              ? t('filters.meanwhile', {
                  names: listFormat(changed.filters.map(nameOf), locale, 'plain') || t('filters.none'),
                })
              : undefined
          }
          onChange={(next) => {
            setChosen(next);
            form.forget();
          }}
        />
      </FieldStack>
    </FormDialog>
  );
}
