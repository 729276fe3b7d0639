import type { ReactNode } from 'react';
import { classNames } from '#web/design/class-names.ts';
import styles from './badge.module.css';

/** A number on the corner of an icon button. The button's own label must include the number. */
export function CountBadge({ count }: { count: number }) {
  return (
    <span className={styles.count} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}

/** A point on the corner of an icon button: there is something new. */
export function DotBadge() {
  return <span className={styles.dot} aria-hidden="true" />;
}

/** A short label: new, draft, ad hoc. */
export function Badge({ tone = 'neutral', children }: { tone?: 'neutral' | 'accent'; children: ReactNode }) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
