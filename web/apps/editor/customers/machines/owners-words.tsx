import { DataList } from '#web/design/data-list/data-list.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { useEditor } from '../../editor.ts';
import type { Machine } from './machine-operations.ts';

/** The owner's own name and notes, which editors do not change. */
export function OwnersWords({ machine }: { machine: Machine }) {
  const { texts } = useEditor();
  const t = texts('editorCustomers');
  const portal = texts('inventory');
  const { ownName, line, ownFields } = machine;
  const isEmpty = !ownName && !line && ownFields.length === 0;
  return (
    <Panel title={t('owners')} text={t(isEmpty ? 'owners.none' : 'owners.text')}>
      {isEmpty ? null : (
        <DataList
          items={[
            { term: portal('field.ownName'), value: ownName },
            { term: portal('field.line'), value: line },
            ...ownFields.map(({ name, value }) => ({ key: `own ${name}`, term: name, value })),
          ]}
        />
      )}
    </Panel>
  );
}
