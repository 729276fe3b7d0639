import { Select } from '#web/design/form/text-fields.tsx';
import { useEditor } from '../../../editor.ts';
import type { AttributeWord } from '../../catalogue-operations.ts';
import { useProductWork } from '../../product/product-work.ts';

type AddValueProps = { id: string; attributes: readonly AttributeWord[]; onAdd: (key: string) => void };

/** Chooses an attribute that the technical data lack. */
export function AddValue({ id, attributes, onAdd }: AddValueProps) {
  const t = useEditor().texts('editorCatalogue');
  const { words } = useProductWork();
  const groupName = (key: string) => words.groups.find((group) => group.key === key)?.name ?? key;
  return (
    <Select
      id={id}
      label={t('data.add')}
      value=""
      placeholder={t('data.add.choose')}
      options={attributes.map(({ key, name, group }) => ({
        value: key,
        label: `${groupName(group)} · ${name}`,
      }))}
      onChange={({ target }) => target.value && onAdd(target.value)}
    />
  );
}
