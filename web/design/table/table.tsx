import type { ReactNode } from 'react';
import { classNames } from '#web/design/class-names.ts';
import styles from './table.module.css';

/** Lets a wide table scroll inside the page; it has a name and, without script or while it scrolls, is reached by keyboard. */
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
  /** It names its row; by default the first column does. */
  isRowHeader?: boolean;
  /** The first to go where the window has no space for all: the record itself says it, too. */
  isMinor?: boolean | undefined;
  /** What a card writes before the cell, where the head that says it is not shown. */
  cardLabel?: string | undefined;
  cell: (row: Row, place: number) => ReactNode;
};

type DataTableProps<Row> = {
  caption: string;
  /** Shows the caption above the table instead of leaving it to assistive technology. */
  showCaption?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** What distinguishes a row from the others. */
  getKey: (row: Row, place: number) => string | number;
  /** On phones each row is a card of its own, without the head: for rows that say enough by themselves. */
  cards?: boolean;
  /** Close together, for lists of which people want to see much at once. */
  isDense?: boolean;
  /** Rows of one group follow each other under its title. */
  getGroup?: ((row: Row) => { key: string; title: ReactNode }) | undefined;
};

/** Records in rows; the first cell names its row. */
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

/** The places of rows by group, in their order; all in one where there are no groups. */
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

/** Technical data: name and value, one group under its caption. */
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
