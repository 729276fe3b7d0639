import type { ReactNode } from 'react';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import styles from './list-screen.module.css';

type ListScreenProps = {
  title: string;
  lead?: string;
  /** The parent screen. */
  back?: { href: string; label: string };
  /** Actions beside the title. */
  actions?: ReactNode;
  /** Parts of the list with addresses of their own. */
  tabs?: ReactNode;
  /** Search, filters and sorting. */
  tools?: ReactNode;
  /** The count as a text, announced when it changes. */
  total?: string;
  /** The table, or its empty state. */
  children: ReactNode;
  pages?: ReactNode;
};

/** The layout of every list: head, filters, count, content and pages. */
export function ListScreen({ tabs, tools, total, children, pages, ...head }: ListScreenProps) {
  return (
    <Wrap>
      <PageHead {...head} />
      {tabs}
      {tools}
      {total === undefined ? null : (
        <p className={styles.total} role="status">
          {total}
        </p>
      )}
      {children}
      {pages}
    </Wrap>
  );
}
