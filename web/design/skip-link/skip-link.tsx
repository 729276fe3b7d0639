import styles from './skip-link.module.css';

/** The first stop of the keyboard: past what stands around a page, to its content (WCAG 2.4.1). */
export function SkipLink({ children }: { children: string }) {
  return (
    <a className={styles.skip} href="#content">
      {children}
    </a>
  );
}
