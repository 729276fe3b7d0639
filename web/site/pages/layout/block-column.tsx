import type { ReactNode } from 'react';
import styles from './block-column.module.css';

/** PAG-02: widths within a page; a narrow column is in the last two thirds, wider ones extend to its left. */
export type ColumnWidth = 'Inline' | 'BreakOut' | 'Stretched';

/** Places a block's content in the page's text column. */
export function BlockColumn({ width = 'Inline', children }: { width?: ColumnWidth; children: ReactNode }) {
  return (
    <div className={styles.column} data-width={width}>
      {children}
    </div>
  );
}

/** A title in the first third and its content in the others; stacked where the page is narrow. */
export function TitledColumn({ title, children }: { title: ReactNode; children: ReactNode }) {
  if (!title) return <BlockColumn>{children}</BlockColumn>;
  return (
    <div className={styles.titled}>
      <div className={styles.title}>{title}</div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
