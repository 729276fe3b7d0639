import { Icon } from '#web/design/icon/icon.tsx';
import { Link } from '#web/design/link/link.tsx';
import { pageNumbers } from './page-numbers.ts';
import styles from './pagination.module.css';

type PaginationProps = {
  labels: { pages: string; previous: string; next: string };
  /** From 1. */
  current: number;
  last: number;
  /** The address of a page. */
  getHref: (page: number) => string;
};

/** Links to the pages of a long list; nothing for a single page. */
export function Pagination({ labels, current, last, getHref }: PaginationProps) {
  if (last < 2) return null;
  return (
    <nav aria-label={labels.pages} className={styles.pagination}>
      {current > 1 ? (
        <Link className={styles.step} href={getHref(current - 1)} rel="prev">
          <Icon name="arrow-left" />
          <span>{labels.previous}</span>
        </Link>
      ) : null}
      <ul className={styles.list}>
        {pageNumbers(current, last).map((shown) =>
          'page' in shown ? (
            <li key={shown.page}>
              <Link
                className={styles.page}
                href={getHref(shown.page)}
                aria-current={shown.page === current ? 'page' : undefined}
              >
                {shown.page}
              </Link>
            </li>
          ) : (
            <li key={`before-${shown.gapBefore}`}>
              <span className={styles.page}>…</span>
            </li>
          ),
        )}
      </ul>
      {current < last ? (
        <Link className={styles.step} href={getHref(current + 1)} rel="next">
          <span>{labels.next}</span>
          <Icon name="arrow-right" />
        </Link>
      ) : null}
    </nav>
  );
}
