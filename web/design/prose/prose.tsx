import type { ReactNode } from 'react';
import styles from './prose.module.css';

/**
 * Text from the content back end: paragraphs, lists, headings, quotes, tables, with a readable line length.
 */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
