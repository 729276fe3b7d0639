import { type ReactNode, useId, useState } from 'react';
import { Button, ButtonRow } from '#web/design/button/button.tsx';
import { useEditor } from '../editor.ts';
import styles from './chosen-bar.module.css';

type ChosenBarProps = {
  /** The number of chosen entries, as a text. */
  label: string;
  /** The actions. */
  children: ReactNode;
  /** A message below the buttons. */
  problem?: ReactNode;
};

/** The actions for the chosen entries of a list; sticky, and on phones folded into one line. */
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
