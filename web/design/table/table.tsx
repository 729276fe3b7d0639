import type { ReactNode } from 'react';
import { classNames } from '#web/design/class-names.ts';
import styles from './table.module.css';

/**
 * Lets a wide table scroll inside the page; it has a name and, without script or when it can scroll, is a tab
 * stop.
 */
function TableRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ui-table class={styles.region} role="region" aria-label={label} tabIndex={0}>
      {children}
    </ui-table>
  );
}

export type Column<Row> = {
  key: string;
  title: ReactNode;
  align?: 'start' | 'end' | undefined;
  /** This column's cells are the row headers; by default the first column's are. */
  isRowHeader?: boolean;
  /** Hidden first where the window is too narrow, since the record itself shows it, too. */
  isMinor?: boolean | undefined;
  /** The label before the cell in a card, where the table's head is hidden. */
  cardLabel?: string | undefined;
  cell: (row: Row, place: number) => ReactNode;
};

type DataTableProps<Row> = {
  caption: string;
  /** Shows the caption above the table instead of leaving it to assistive technology. */
  showCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The key of a row. */
  getKey: (row: Row, place: number) => string | number;
  /** On phones each row becomes a card, without the head: for rows that are understood without it. */
  cards?: boolean;
  /** Compact, for long lists. */
  isDense?: boolean;
  /** Groups rows under titles. */
  getGroup?: ((row: Row) => { key: string; title: ReactNode }) | undefined;
};

/** Records in rows; by default the first cell is the row header. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, showCaption, columns, rows, getKey, cards, isDense, getGroup } = props;
  const header = Math.max(
    columns.findIndex(({ isRowHeader }) => isRowHeader),
    0,
  );
  return (
    <TableRegion label={caption}>
      <table className={classNames(styles.table, cards && styles.cards, isDense && styles.dense)}>
        <caption className={showCaption ? styles.caption : 'visually-hidden'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, title, align, isMinor }) => (
              <th key={key} scope="col" data-align={align} data-minor={isMinor || undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {toGroups(rows, getGroup).map(({ key: group, title, places }) => (
          <tbody key={group}>
            {title ? (
              <tr className={styles.groupRow}>
                <th scope="rowgroup" colSpan={columns.length}>
                  {title}
                </th>
              </tr>
            ) : null}
            {places.map((place) => {
              const row = rows[place]!;
              return (
                <tr key={getKey(row, place)}>
                  {columns.map(({ key, align, isMinor, cardLabel, cell }, index) =>
                    index === header ? (
                      <th key={key} scope="row" data-align={align}>
                        {cell(row, place)}
                      </th>
                    ) : (
                      <td
                        key={key}
                        data-align={align}
                        data-minor={isMinor || undefined}
                        data-card-label={cardLabel}
                      >
                        {cell(row, place)}
                      </td>
                    ),
                  )}
                </tr>
              );
            })}
          </tbody>
        ))}
      </table>
    </TableRegion>
  );
}

type Group = { key: string; title: ReactNode; places: number[] };

/** The indexes of rows by group, in order; one group where there are none. */
function toGroups<Row>(rows: readonly Row[], getGroup: DataTableProps<Row>['getGroup']): Group[] {
  if (!getGroup) return [{ key: 'all', title: null, places: rows.map((_, place) => place) }];
  const groups: Group[] = [];
  for (const [place, row] of rows.entries()) {
    const { key, title } = getGroup(row);
    if (groups.at(-1)?.key !== key) groups.push({ key, title, places: [] });
    groups.at(-1)!.places.push(place);
  }
  return groups;
}

type Specification = { name: string; value: ReactNode };

/** Technical data: names and values of one group, with its name as the caption. */
export function SpecificationTable({ caption, rows }: { caption: string; rows: Specification[] }) {
  return (
    <table className={styles.specifications}>
      <caption className={styles.group}>{caption}</caption>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
