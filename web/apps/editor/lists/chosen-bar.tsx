import type { ReactNode } from 'react';
import { ButtonRow } from '#web/design/button/button.tsx';
import styles from './chosen-bar.module.css';

type ChosenBarProps = {
  /** How many are chosen, in words. */
  label: string;
  /** What can be done with them. */
  children: ReactNode;
  /** What stands below the buttons. */
  problem?: ReactNode;
};

/** What can be done with the chosen entries of a list; it stays in sight while one scrolls. */
export function ChosenBar({ label, children, problem }: ChosenBarProps) {
  return (
    <section className={styles.chosen} aria-label={label}>
      <p className={styles.count} role="status">
        {label}
      </p>
      <ButtonRow>{children}</ButtonRow>
      {problem}
    </section>
  );
}
