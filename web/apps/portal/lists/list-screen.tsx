import type { ReactNode } from 'react';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import styles from './list-screen.module.css';

type ListScreenProps = {
  title: string;
  lead?: string;
  /** The screen above. */
  back?: { href: string; label: string };
  /** What can be done on the screen, beside its title. */
  actions?: ReactNode;
  /** Parts of the list that have addresses of their own. */
  tabs?: ReactNode;
  /** Search, filters and order. */
  tools?: ReactNode;
  /** How many there are, in words: announced when it changes. */
  total?: string;
  /** The table, or why there is none. */
  children: ReactNode;
  pages?: ReactNode;
};

/** The frame of every list: its head, what narrows it, how much is left, and its pages. */
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
