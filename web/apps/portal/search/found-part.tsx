import { type ReactNode, useId } from 'react';
import { Link } from '#web/design/link/link.tsx';
import { TextLink } from '#web/design/text-link/text-link.tsx';
import { usePortal } from '../portal.ts';
import styles from './found-part.module.css';

type FoundRow = { href: string; name: string; facts: readonly string[]; aside?: ReactNode };
type FoundPartProps = {
  title: string;
  total: number;
  /** There are more than `total`. */
  isMore?: boolean;
  /** The list of all results. */
  all: string;
  rows: readonly FoundRow[];
};

/** The results of one kind: the first ones, and a link to all. */
export function FoundPart({ title, total, isMore, all, rows }: FoundPartProps) {
  const t = usePortal().texts('application');
  const id = useId();
  if (total === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {total > rows.length ? (
          <TextLink href={all}>{t(isMore ? 'search.all.more' : 'search.all', { count: total })}</TextLink>
        ) : null}
      </div>
      <ul className={styles.rows}>
        {rows.map(({ href, name, facts, aside }) => (
          <li key={href} className={styles.row}>
            <Link className={styles.name} href={href}>
              {name}
            </Link>
            <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
            {aside}
          </li>
        ))}
      </ul>
    </section>
  );
}
