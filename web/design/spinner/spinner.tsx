import { classNames } from '#web/design/class-names.ts';
import styles from './spinner.module.css';

/**
 * Turns once in 1080 ms. With a label it is announced; without one, the text beside it says what is
 * happening.
 */
export function Spinner({ label, large }: { label?: string; large?: boolean }) {
  const spinner = <span className={classNames(styles.spinner, large && styles.large)} aria-hidden="true" />;
  if (!label) return spinner;
  return (
    <span className={styles.labelled} role="status">
      {spinner}
      {label}
    </span>
  );
}
