import { Icon } from '../icon/icon.tsx';
import styles from './pagination.module.css';

type PageLink = { key: string; label: string; href?: string; current?: boolean };

type PaginationProps = {
  label: string;
  pages: PageLink[];
  previous?: { label: string; href: string };
  next?: { label: string; href: string };
};

/** Links to the parts of a long list; an entry without address is the gap between two runs of numbers. */
export function Pagination({ label, pages, previous, next }: PaginationProps) {
  return (
    <nav aria-label={label} className={styles.pagination}>
      {previous ? (
        <a className={styles.step} href={previous.href} rel="prev">
          <Icon name="arrow-left" />
          <span>{previous.label}</span>
        </a>
      ) : null}
      <ul className={styles.list}>
        {pages.map((page) => (
          <li key={page.key}>
            {page.href ? (
              <a className={styles.page} href={page.href} aria-current={page.current ? 'page' : undefined}>
                {page.label}
              </a>
            ) : (
              <span className={styles.page}>{page.label}</span>
            )}
          </li>
        ))}
      </ul>
      {next ? (
        <a className={styles.step} href={next.href} rel="next">
          <span>{next.label}</span>
          <Icon name="arrow-right" />
        </a>
      ) : null}
    </nav>
  );
}
