import { type ReactNode, useId, useState } from 'react';
import { Button, ButtonRow } from '#web/design/button/button.tsx';
import { useEditor } from '../editor.ts';
import styles from './chosen-bar.module.css';

type ChosenBarProps = {
  /** How many are chosen, in words. */
  label: string;
  /** What can be done with them. */
  children: ReactNode;
  /** What stands below the buttons. */
  problem?: ReactNode;
};

/** What can be done with the chosen entries of a list; it stays in sight while one scrolls, on a phone folded into one line. */
export function ChosenBar({ label, children, problem }: ChosenBarProps) {
  const t = useEditor().texts('editor');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.chosen} aria-label={label}>
      <p className={styles.count} role="status">
        {label}
      </p>
      <div className={styles.unfold}>
        <Button
          size="compact"
          variant="secondary"
          iconEnd="chevron-down"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('actions')}
        </Button>
      </div>
      <div id={id} className={styles.actions} data-open={isOpen || undefined}>
        <ButtonRow>{children}</ButtonRow>
      </div>
      {problem}
    </section>
  );
}
