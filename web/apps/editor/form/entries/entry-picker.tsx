import { useState } from 'react';
import { Select } from '#web/design/form/text-fields.tsx';
import { useEditor } from '../../editor.ts';
import { SearchPicker } from '../search/search-picker.tsx';
import { type EntryType, searchEntries } from './search-entries.ts';

type EntryPickerProps = { id: string; onPick: (entry: { kind: EntryType; slug: string }) => void };

const types = ['product', 'service'] as const;

/** Finds a product or a service by its name. */
export function EntryPicker({ id, onPick }: EntryPickerProps) {
  const { locale, texts } = useEditor();
  const t = texts('editorFields');
  const [type, setType] = useState<EntryType>('product');
  return (
    <>
      <Select
        id={`${id}-type`}
        label={t('link.kind')}
        value={type}
        options={types.map((each) => ({ value: each, label: t(`value.injection.${each}`) }))}
        onChange={({ target }) => setType(types.find((each) => each === target.value) ?? 'product')}
      />
      <SearchPicker
        key={type}
        id={id}
        label={t(`link.search.${type}`)}
        search={(query) => searchEntries(type, locale, query)}
        onPick={({ value }) => onPick({ kind: type, slug: value })}
      />
    </>
  );
}
