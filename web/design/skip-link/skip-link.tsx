import styles from './skip-link.module.css';

/** The first tab stop, which skips the frame of a page to its content (WCAG 2.4.1). */
export function SkipLink({ children }: { children: string }) {
  return (
    <a className={styles.skip} href="#content">
      {children}
    </a>
  );
}
