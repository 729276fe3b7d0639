import { useState } from 'react';
import { FieldStack } from '#web/design/form/field.tsx';
import { Select, TextInput } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../../../editor.ts';
import { indented } from '../../class-options.ts';
import type { NewWordProps } from './new-class.tsx';
import { isAttributeKey, keyOfName, proposedName } from './proposed-word.ts';
import { useNewWord } from './use-new-word.ts';
import { namesOf, OtherNames, WordNames } from './word-names.tsx';

const idOf = (field: string) => (field === 'names' ? 'new-attribute-en' : `new-attribute-${field}`);

const reaches = ['exact', 'most', 'least'] as const;
/** So many of the first values are shown. */
const shownValues = 5;

/** A new attribute, by itself or for a column or feature of a file, whose first values propose kind and unit. */
export function NewAttribute({ word, language, targets, onMade, onClose }: NewWordProps) {
  const { texts, sendMutation, notify } = useEditor();
  const t = texts('editorStructure');
  const form = useNewWord(word, language, idOf);
  const [typedKey, setTypedKey] = useState<string>();
  const [isText, setText] = useState(word.guess?.isText ?? true);
  const [unit, setUnit] = useState(word.guess?.unit ?? '');
  const [group, setGroup] = useState('');
  const [single, setSingle] = useState<(typeof reaches)[number]>('exact');
  const [filterOf, setFilterOf] = useState('');
  const { names, isSent, refused } = form;
  const name = names.en?.trim() || proposedName(word);
  const key = typedKey ?? keyOfName(name);
  const problems = {
    names: form.missingName,
    key: isAttributeKey(key) ? undefined : t('new.key.malformed'),
    group: group ? undefined : t('new.group.missing'),
  };
  const named = { id: 'new-attribute', names, fileLanguage: language, onChange: form.setNames };
  const submit = async () => {
    const measured = isText
      ? { unit: null, single: 'exact' as const, filterOf: null }
      : { unit: unit || null, single, filterOf: filterOf || null };
    const order = { key, names: namesOf(names), isText, group, ...measured };
    if (!(await form.send(problems, () => sendMutation('products', 'createAttribute', order)))) return;
    notify('success', t('new.done', { name }));
    onMade(key);
  };
  const met = (word.values ?? []).slice(0, shownValues).join(' · ');
  return (
    <FormDialog
      title={word.name ? t('new.attribute.title', { name: proposedName(word) }) : t('new.attribute.dialog')}
      text={met ? t('new.attribute.text', { values: met }) : undefined}
      submitLabel={t('new.attribute.add')}
      cancelLabel={texts('editor')('cancel')}
      busy={form.isBusy}
      {...form.problem(['key', 'filterOf'])}
      onSubmit={submit}
      onClose={onClose}
    >
      <FieldStack>
        <WordNames {...named} error={isSent ? problems.names : undefined} />
        <TextInput
          id={idOf('key')}
          label={t('new.key')}
          hint={t('new.key.hint')}
          error={isSent ? (problems.key ?? (refused === 'key' ? t('new.key.taken') : undefined)) : undefined}
          spellCheck={false}
          autoCapitalize="none"
          maxLength={61}
          value={key}
          onChange={({ target }) => {
            setTypedKey(target.value);
            form.forget();
          }}
        />
        <Select
          id={idOf('group')}
          label={t('new.group')}
          placeholder={t('new.group.choose')}
          error={isSent ? problems.group : undefined}
          value={group}
          options={targets.groups.map((one) => ({ value: one.key, label: one.name }))}
          onChange={({ target }) => setGroup(target.value)}
        />
        <Select
          id={idOf('kind')}
          label={t('new.kind')}
          value={isText ? 'text' : 'number'}
          options={(['number', 'text'] as const).map((kind) => ({
            value: kind,
            label: t(`new.kind.${kind}`),
          }))}
          onChange={({ target }) => setText(target.value === 'text')}
        />
        {isText ? null : (
          <>
            <Select
              id={idOf('unit')}
              label={t('new.unit')}
              hint={t('new.unit.hint')}
              placeholder={t('new.unit.none')}
              value={unit}
              options={targets.units.map((one) => ({ value: one.symbol, label: one.name }))}
              onChange={({ target }) => setUnit(target.value)}
            />
            <Select
              id={idOf('single')}
              label={t('new.single')}
              value={single}
              options={reaches.map((reach) => ({ value: reach, label: t(`new.single.${reach}`) }))}
              onChange={({ target }) => setSingle(reaches.find((reach) => reach === target.value) ?? 'exact')}
            />
            <Select
              id={idOf('filterOf')}
              label={t('new.filter')}
              placeholder={t('new.filter.none')}
              error={refused === 'filterOf' ? t('new.filter.full') : undefined}
              value={filterOf}
              options={indented(targets.classifications)}
              onChange={({ target }) => {
                setFilterOf(target.value);
                form.forget();
              }}
            />
          </>
        )}
        <OtherNames {...named} />
      </FieldStack>
    </FormDialog>
  );
}
