import type { ReactNode } from 'react';
import { classNames } from '#web/design/class-names.ts';
import styles from './data-list.module.css';

/** A term with its value. Without a value it is left out, or shows `empty` if the list has that text. */
export type Datum = { key?: string; term: string; value: ReactNode };

type DataListProps = {
  items: readonly Datum[];
  /** `lines`: term and value side by side, between hairlines; `grid`: as many facts in a row as fit. */
  look?: 'lines' | 'grid';
  /** The text for missing values. */
  empty?: string;
};

/** The facts of a record. */
export function DataList({ items, look = 'lines', empty }: DataListProps) {
  const shown = items.filter(({ value }) => empty !== undefined || !isMissing(value));
  return (
    <dl className={classNames(styles.list, styles[look])}>
      {shown.map(({ key, term, value }) => (
        <div key={key ?? term} className={styles.datum}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>
            {isMissing(value) ? <span className="muted">{empty}</span> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function isMissing(value: ReactNode): boolean {
  return value === null || value === undefined || value === '' || value === false;
}
