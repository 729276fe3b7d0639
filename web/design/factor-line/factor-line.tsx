import type { ReactNode } from 'react';
import styles from './factor-line.module.css';

type FactorLineProps = {
  title: string;
  state?: ReactNode;
  actions?: ReactNode;
  level?: 3 | 4;
  children?: ReactNode;
};

/** One authentication factor: its state, and what can be done with it. */
export function FactorLine({ title, state, actions, level = 3, children }: FactorLineProps) {
  const Title = `h${level}` as const;
  return (
    <section className={styles.line}>
      <div className={styles.head}>
        <div className={styles.words}>
          <Title className={styles.title}>{title}</Title>
          {state ? <div className={styles.state}>{state}</div> : null}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
