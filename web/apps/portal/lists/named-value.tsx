import type { ReactNode } from 'react';
import styles from './named-value.module.css';

/** A value in a row of a list; where the row is a card, it is preceded by its name. */
export function NamedValue({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className={styles.value}>
      <span className={styles.name}>{name}: </span>
      {children}
    </span>
  );
}
