import type { ReactNode } from 'react';
import { WireDrawing } from '../empty-state/wire-drawing.tsx';
import { Wrap } from '../section/section.tsx';
import styles from './error-frame.module.css';

type ErrorFrameProps = {
  /** The line above the title: "404", "Maintenance". */
  overline: string;
  title: string;
  message?: ReactNode;
  actions?: ReactNode;
};

/** Body of error and maintenance pages. It needs no data, no script and no picture file. */
export function ErrorFrame({ overline, title, message, actions }: ErrorFrameProps) {
  return (
    <Wrap>
      <div className={styles.frame}>
        <WireDrawing scene="loose" large />
        <div className={styles.words}>
          <p className={styles.overline}>{overline}</p>
          <h1 className={styles.title}>{title}</h1>
          {message ? <p className={styles.message}>{message}</p> : null}
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </div>
      </div>
    </Wrap>
  );
}
