import type { ReactNode } from 'react';
import styles from './kicker.module.css';

/** The short line above a heading, preceded by the three slanted strands. */
export function Kicker({ children }: { children: ReactNode }) {
  return <p className={styles.kicker}>{children}</p>;
}
