import type { ReactNode } from 'react';
import styles from './anchor-navigation.module.css';

export type Anchor = { id: string; title: string };

type AnchorNavigationProps = {
  label: string;
  items: Anchor[];
  /** A call to action that stays visible with the bar. */
  aside?: ReactNode;
};

/** Sections of a long page, in a bar that sticks below the header and shows where the reader is. */
export function AnchorNavigation({ label, items, aside }: AnchorNavigationProps) {
  return (
    <ui-anchor-nav class={styles.bar} data-print="hidden">
      <nav aria-label={label} className={styles.inner}>
        <ul className={styles.list}>
          {items.map(({ id, title }) => (
            <li key={id}>
              <a className={styles.link} href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
        {aside ? <div className={styles.aside}>{aside}</div> : null}
      </nav>
    </ui-anchor-nav>
  );
}

type Entry = Anchor & { level?: 2 | 3 };

/** The contents of a long text, beside or before it. */
export function TableOfContents({ title, items }: { title: string; items: Entry[] }) {
  return (
    <ui-anchor-nav class={styles.contents}>
      <nav aria-label={title}>
        <p className={styles.contentsTitle} aria-hidden="true">
          {title}
        </p>
        <ol className={styles.entries}>
          {items.map(({ id, title: entry, level }) => (
            <li key={id} data-level={level}>
              <a className={styles.entry} href={`#${id}`}>
                {entry}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </ui-anchor-nav>
  );
}
