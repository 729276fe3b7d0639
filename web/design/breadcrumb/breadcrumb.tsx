import { Icon } from '#web/design/icon/icon.tsx';
import styles from './breadcrumb.module.css';

export type Crumb = { title: string; href?: string };

/** The path to the page. Narrow screens show only the previous level, as a link back. */
export function Breadcrumb({ label, items }: { label: string; items: Crumb[] }) {
  return (
    <nav aria-label={label} className={styles.nav} data-print="hidden">
      <ol className={styles.list}>
        {items.map(({ title, href }, index) => {
          const isCurrent = index === items.length - 1;
          return (
            <li key={`${title}${href ?? ''}`} className={styles.item}>
              {href ? (
                <a className={styles.link} href={href} aria-current={isCurrent ? 'page' : undefined}>
                  <Icon name="arrow-left" className={styles.back} />
                  {title}
                </a>
              ) : (
                <span aria-current={isCurrent ? 'page' : undefined}>{title}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
