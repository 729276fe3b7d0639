import type { ReactNode } from 'react';
import styles from './prose.module.css';

/** Text from the content back end: paragraphs, lists, headings, quotes, tables, in a measure that reads well. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
