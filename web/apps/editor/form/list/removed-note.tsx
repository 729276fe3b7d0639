import { useEffect, useId, useRef } from 'react';
import { Button } from '#web/design/button/button.tsx';
import styles from './removed-note.module.css';

type RemovedNoteProps = { text: string; undo: string; onUndo: () => void };

/** The undo of a removal. It takes the focus that the removed part had. */
export function RemovedNote({ text, undo, onUndo }: RemovedNoteProps) {
  const id = useId();
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.querySelector('button')?.focus(), []);
  return (
    <p ref={note} className={styles.removed}>
      <span id={id}>{text}</span>
      <Button variant="quiet" size="compact" icon="undo" aria-describedby={id} onClick={onUndo}>
        {undo}
      </Button>
    </p>
  );
}
