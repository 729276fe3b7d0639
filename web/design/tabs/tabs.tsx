import type { ReactNode } from 'react';
import styles from './tabs.module.css';

export type Tab = { id: string; title: string; content: ReactNode };

type TabsProps = { label: string; tabs: Tab[]; headingLevel?: 2 | 3 | 4 };

/**
 * Tabs after the ARIA Authoring Practices. Without script they are a list of links to sections, which are all
 * shown under their headings.
 */
export function Tabs({ label, tabs, headingLevel = 3 }: TabsProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <ui-tabs class={styles.tabs}>
      <nav className={styles.list} aria-label={label}>
        {tabs.map(({ id, title }) => (
          <a key={id} id={`${id}-tab`} className={styles.tab} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      {tabs.map(({ id, title, content }) => (
        <section key={id} id={id} className={styles.panel} aria-labelledby={`${id}-title`}>
          <Title id={`${id}-title`} className={styles.title}>
            {title}
          </Title>
          {content}
        </section>
      ))}
    </ui-tabs>
  );
}
