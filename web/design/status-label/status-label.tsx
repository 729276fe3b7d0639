import type { ReactNode } from 'react';
import { classNames } from '#web/design/class-names.ts';
import styles from './status-label.module.css';

export type Status = 'open' | 'waiting' | 'done' | 'failed' | 'none';

/** A status as a word with a shape of its own, so that it can be recognised without colour. */
export function StatusLabel({ status, children }: { status: Status; children: ReactNode }) {
  return <span className={classNames(styles.status, styles[status])}>{children}</span>;
}
