import { useState } from 'react';
import { DataTable } from '#web/design/table/table.tsx';
import { formatNumber } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';
import { ChangeAttribute } from './change-attribute.tsx';
import { RowActions } from './row-actions.tsx';
import styles from './structure.module.css';
import type { Structure, StructureAttribute } from './structure-operations.ts';
import { useMove } from './use-move.ts';

/** The attributes below the groups of technical data. */
export function AttributeTable({ structure, mayManage }: { structure: Structure; mayManage: boolean }) {
  const { texts, locale, sendMutation } = useEditor();
  const t = texts('editorStructure');
  const { revision, groups, units } = structure;
  const [changed, setChanged] = useState<string>();
  const moving = useMove();
  const groupNames = new Map(groups.map(({ key, name }) => [key, name]));
  const unitNames = new Map(units.map(({ symbol, name }) => [symbol, name]));
  const byGroup = Map.groupBy(structure.attributes, ({ group }) => group);
  const rows = [...groupNames.keys()].flatMap((group) => byGroup.get(group) ?? []);
  const open = structure.attributes.find(({ key }) => key === changed);
  return (
    <>
      <div className={styles.table}>
        <DataTable
          cards
          isDense
          caption={`${t('attributes')} (${t('title')})`}
          rows={rows}
          getKey={({ key }) => key}
          getGroup={({ group }) => ({ key: group, title: groupNames.get(group) })}
          columns={[
            {
              key: 'name',
              title: t('attribute'),
              isRowHeader: true,
              cell: ({ name }) => <span className={styles.name}>{name}</span>,
            },
            {
              key: 'unit',
              title: t('new.unit'),
              cardLabel: t('new.unit'),
              cell: ({ unit, isText }) =>
                unit ? (unitNames.get(unit) ?? unit) : t(isText ? 'new.kind.text' : 'new.unit.none'),
            },
            {
              key: 'products',
              title: t('products'),
              cardLabel: t('products'),
              align: 'end',
              cell: ({ products }) => formatNumber(products, locale),
            },
            ...(mayManage
              ? [
                  {
                    key: 'actions',
                    title: t('actions'),
                    cell: ({ key, name, group }: StructureAttribute) => {
                      const siblings = byGroup.get(group) ?? [];
                      return (
                        <RowActions
                          name={name}
                          place={siblings.findIndex((one) => one.key === key)}
                          count={siblings.length}
                          onMove={(direction, place) =>
                            moving.move({ name, place, count: siblings.length }, () =>
                              sendMutation('products', 'moveAttribute', { key, revision, direction }),
                            )
                          }
                          onChange={() => setChanged(key)}
                        />
                      );
                    },
                  },
                ]
              : []),
          ]}
        />
      </div>
      <p className="visually-hidden" role="status">
        {moving.announcement}
      </p>
      {open ? (
        <ChangeAttribute structure={structure} changed={open} onClose={() => setChanged(undefined)} />
      ) : null}
    </>
  );
}
