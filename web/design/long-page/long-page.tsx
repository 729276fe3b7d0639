import type { ReactNode } from 'react';
import styles from './long-page.module.css';

/**
 * The parts of a long page. Those after the first are laid out as the reader comes near, or, with script, one after the
 * other once the page has been seen.
 */
export function LongPage({ children }: { children: ReactNode }) {
  return (
    <ui-long-page class={styles.parts} data-later>
      {children}
    </ui-long-page>
  );
}
