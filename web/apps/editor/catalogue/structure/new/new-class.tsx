import { useState } from 'react';
import { FieldStack } from '#web/design/form/field.tsx';
import { Select, TextInput } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../../../editor.ts';
import { indented } from '../../class-options.ts';
import { isProductSlug, slugOfName } from '../../new/product-slug.ts';
import type { StructureTargets } from '../structure-operations.ts';
import { proposedName, type Word } from './proposed-word.ts';
import { useNewWord } from './use-new-word.ts';
import { namesOf, OtherNames, WordNames } from './word-names.tsx';

export type NewWordProps = {
  word: Word;
  /** The language of texts of the file, or of who has none. */
  language: string;
  targets: StructureTargets;
  onMade: (target: string) => void;
  onClose: () => void;
};

const idOf = (field: string) => (field === 'names' ? 'new-class-en' : `new-class-${field}`);

type NewClassProps = NewWordProps & {
  /** The kind of catalogue that it belongs to; by default that of the class above it, at the top that of products. */
  type?: 'product' | 'service';
};

/** A new class, for a group of a file or by itself. */
export function NewClass({ word, language, targets, type: ofType, onMade, onClose }: NewClassProps) {
  const { texts, sendMutation, notify } = useEditor();
  const t = texts('editorStructure');
  const catalogue = texts('editorCatalogue');
  const form = useNewWord(word, language, idOf);
  const [typedSlug, setTypedSlug] = useState<string>();
  const [parent, setParent] = useState('');
  const classes = targets.classifications.filter(({ type }) => !ofType || type === ofType);
  const { names, isSent, refused } = form;
  const name = names.en?.trim() || proposedName(word);
  const slug = typedSlug ?? slugOfName(name);
  const problems = {
    names: form.missingName,
    slug: isProductSlug(slug) ? undefined : catalogue('new.slug.malformed'),
  };
  const named = { id: 'new-class', names, fileLanguage: language, onChange: form.setNames };
  const submit = async () => {
    const type = ofType ?? classes.find((one) => one.slug === parent)?.type ?? 'product';
    const order = { slug, type, parent: parent || null, names: namesOf(names) };
    if (!(await form.send(problems, () => sendMutation('products', 'createClassification', order)))) return;
    notify('success', t('new.done', { name }));
    onMade(slug);
  };
  return (
    <FormDialog
      title={word.name ? t('new.class.title', { name: proposedName(word) }) : t('new.class.dialog')}
      text={t('new.class.text')}
      submitLabel={t('new.class.add')}
      cancelLabel={texts('editor')('cancel')}
      busy={form.isBusy}
      {...form.problem(['slug'])}
      onSubmit={submit}
      onClose={onClose}
    >
      <FieldStack>
        <WordNames {...named} error={isSent ? problems.names : undefined} />
        <TextInput
          id={idOf('slug')}
          label={catalogue('new.slug')}
          hint={catalogue('new.slug.hint')}
          error={
            isSent
              ? (problems.slug ?? (refused === 'slug' ? catalogue('new.slug.taken') : undefined))
              : undefined
          }
          spellCheck={false}
          autoCapitalize="none"
          maxLength={120}
          value={slug}
          onChange={({ target }) => {
            setTypedSlug(target.value);
            form.forget();
          }}
        />
        <Select
          id={idOf('parent')}
          label={t('new.parent')}
          placeholder={t('new.parent.none')}
          value={parent}
          options={indented(classes)}
          onChange={({ target }) => setParent(target.value)}
        />
        <OtherNames {...named} />
      </FieldStack>
    </FormDialog>
  );
}
