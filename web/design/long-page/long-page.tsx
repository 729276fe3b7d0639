import type { ReactNode } from 'react';
import styles from './long-page.module.css';

/**
 * The parts of a long page. All but the first are laid out when the reader scrolls near them, or, with
 * script, one after the other once the page has been painted.
 */
export function LongPage({ children }: { children: ReactNode }) {
  return (
    <ui-long-page class={styles.parts} data-later>
      {children}
    </ui-long-page>
  );
}
