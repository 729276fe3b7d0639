import type { ReactNode } from 'react';
import styles from './block-column.module.css';

/** PAG-02 widths within a page; a narrow column stands in the last two thirds, wider ones break out to its left. */
export type ColumnWidth = 'Inline' | 'BreakOut' | 'Stretched';

/** Sets a block's content into the page's text column. */
export function BlockColumn({ width = 'Inline', children }: { width?: ColumnWidth; children: ReactNode }) {
  return (
    <div className={styles.column} data-width={width}>
      {children}
    </div>
  );
}

/** A title in the first third, what it is about in the others; one above the other where the page is narrow. */
export function TitledColumn({ title, children }: { title: ReactNode; children: ReactNode }) {
  if (!title) return <BlockColumn>{children}</BlockColumn>;
  return (
    <div className={styles.titled}>
      <div className={styles.title}>{title}</div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
