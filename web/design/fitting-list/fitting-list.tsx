import { Children, type ReactNode } from 'react';
import { balancedColumns } from '#web/design/card/balanced-columns.ts';
import styles from './fitting-list.module.css';

type FittingListProps = {
  /** The minimum width of an entry: of a document, of a person. */
  least: 'narrow' | 'wide';
  /** Entries of a list (`li`). */
  children: ReactNode;
};

/** As many columns as fit, but no more than there are entries. */
export function FittingList({ least, children }: FittingListProps) {
  return (
    <ul className={styles.list} data-least={least} data-most={maxColumns(Children.count(children), least)}>
      {children}
    </ul>
  );
}

function maxColumns(count: number, least: FittingListProps['least']): number {
  if (count < 3) return count;
  if (least === 'narrow') return balancedColumns(count);
  return count === 4 ? 2 : 3;
}
