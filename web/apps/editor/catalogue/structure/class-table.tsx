import { useState } from 'react';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { formatNumber, listFormat } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';
import { ChangeClass } from './change-class.tsx';
import { RowActions } from './row-actions.tsx';
import styles from './structure.module.css';
import type { Structure, StructureClass } from './structure-operations.ts';
import { useMove } from './use-move.ts';

type ClassTableProps = { structure: Structure; type: StructureClass['type']; mayManage: boolean };

/** The tree of one kind of classes: parents before children, indented. */
export function ClassTable({ structure, type, mayManage }: ClassTableProps) {
  const { texts, locale, sendMutation } = useEditor();
  const t = texts('editorStructure');
  const { revision, attributes } = structure;
  const classes = structure.classifications.filter((one) => one.type === type);
  const [changed, setChanged] = useState<string>();
  const moving = useMove();
  const names = new Map(classes.map(({ slug, name }) => [slug, name]));
  const attributeNames = new Map(attributes.map(({ key, name }) => [key, name]));
  const open = classes.find(({ slug }) => slug === changed);
  return (
    <>
      <div className={styles.table}>
        <DataTable
          cards
          isDense
          // The panel around it has its title for a name.
          caption={`${t(`classes.${type}`)} (${t('title')})`}
          rows={classes}
          getKey={({ slug }) => slug}
          columns={[
            {
              key: 'name',
              title: t('class'),
              isRowHeader: true,
              cell: ({ name, level }) => (
                <span className={styles.name} data-level={level}>
                  {name}
                </span>
              ),
            },
            {
              key: 'filters',
              title: t('filters'),
              cardLabel: t('filters'),
              cell: ({ filters, inheritsFilters, parent }) => (
                <span className={styles.list}>
                  {inheritsFilters && parent
                    ? t('filters.inherited', { name: names.get(parent) ?? parent })
                    : listFormat(
                        filters.map((key) => attributeNames.get(key) ?? key),
                        locale,
                        'plain',
                      ) || t('filters.none')}
                </span>
              ),
            },
            {
              key: 'products',
              title: t('products'),
              cardLabel: t('products'),
              cell: ({ products }) =>
                products > 0 ? (
                  formatNumber(products, locale)
                ) : (
                  <StatusLabel status="none">{t('unseen')}</StatusLabel>
                ),
            },
            ...(mayManage
              ? [
                  {
                    key: 'actions',
                    title: t('actions'),
                    cell: ({ slug, name, parent }: StructureClass) => {
                      const siblings = classes.filter((one) => one.parent === parent);
                      return (
                        <RowActions
                          name={name}
                          place={siblings.findIndex((one) => one.slug === slug)}
                          count={siblings.length}
                          onMove={(direction, place) =>
                            moving.move({ name, place, count: siblings.length }, () =>
                              sendMutation('products', 'moveClassification', { slug, revision, direction }),
                            )
                          }
                          onChange={() => setChanged(slug)}
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
        <ChangeClass structure={structure} changed={open} onClose={() => setChanged(undefined)} />
      ) : null}
    </>
  );
}
