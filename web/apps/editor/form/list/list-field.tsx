import type { ReactNode } from 'react';
import type { StoredItem } from '#contracts/content/draft.ts';
import type { BlockField } from '#contracts/content/fields.ts';
import { useEditor } from '../../editor.ts';
import { ListControl } from '../controls/list-control.tsx';
import { freshId } from '../edits.ts';
import { useForm } from '../form-context.ts';
import { newItem } from '../new-values.ts';
import { hasProblemBelow } from '../problems.ts';
import { getSummary } from './item-summary.ts';

type ListFieldProps = {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  field: Extract<BlockField, { kind: 'list' }>;
  items: readonly StoredItem[];
  /** The path to the list. */
  at: string;
  /** The fields of an item. */
  children: (item: StoredItem) => ReactNode;
};

/** A list of items, each with the fields that the list declares. */
export function ListField({ field, items, at, children, ...named }: ListFieldProps) {
  const { edit, problems, sourceTexts, texts, getItemTexts } = useForm();
  const t = useEditor().texts('editorFields');
  return (
    <ListControl
      {...named}
      items={items}
      max={field.max}
      addLabel={t('add')}
      summary={(item) => getSummary(field.fields, item, `${at}/${item.id}`, texts, sourceTexts)}
      isWrong={(item) => hasProblemBelow(problems, `${at}/${item.id}`)}
      onAdd={() => {
        const item = newItem(field.fields, freshId(items.map(({ id }) => id)));
        edit({ kind: 'add', at, index: items.length, item });
        return item.id;
      }}
      onDuplicate={(item) =>
        edit({ kind: 'duplicate', at: `${at}/${item.id}`, id: freshId(items.map(({ id }) => id)) })
      }
      onMove={(id, to) => edit({ kind: 'move', at: `${at}/${id}`, to })}
      onRemove={(item, index) => {
        const removed = getItemTexts(`${at}/${item.id}`);
        edit({ kind: 'remove', at: `${at}/${item.id}` });
        return () => edit({ kind: 'add', at, index, item, texts: removed });
      }}
    >
      {children}
    </ListControl>
  );
}
