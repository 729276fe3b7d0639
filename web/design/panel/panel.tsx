import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

type PanelProps = {
  title: string;
  /** A sentence about its content. */
  text?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  headingLevel?: 2 | 3;
  children?: ReactNode;
};

/** One topic of a screen, on a surface of its own. */
export function Panel({ title, text, actions, headingLevel = 2, children }: PanelProps) {
  const id = useId();
  const Title = `h${headingLevel}` as const;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <div className={styles.words}>
          <Title id={id} className={styles.title}>
            {title}
          </Title>
          {text ? <p className={styles.text}>{text}</p> : null}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </header>
      {children}
    </section>
  );
}

/** A column of panels; with `aside` a narrow second column beside it where there is room. */
export function Panels({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  if (!aside) return <div className={styles.stack}>{children}</div>;
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>{children}</div>
      <div className={styles.stack}>{aside}</div>
    </div>
  );
}
