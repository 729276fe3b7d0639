import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { WireDrawing } from './wire-drawing.tsx';

type EmptyStateProps = { title: string; text?: ReactNode; action?: ReactNode; headingLevel?: 2 | 3 | 4 };

/** Explains why there is nothing here, with one action. */
export function EmptyState({ title, text, action, headingLevel = 2 }: EmptyStateProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div className={styles.empty}>
      <WireDrawing />
      <Title className={styles.title}>{title}</Title>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
