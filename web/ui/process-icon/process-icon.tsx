import { classNames } from '../class-names.ts';
import { type Drawing, type ProcessName, processDrawings } from './process-drawings.ts';
import styles from './process-icon.module.css';

/** One of the eight processes between spool and harness; the accent stroke is the wire, the ink stroke the machine. */
export function ProcessIcon({ name, className }: { name: ProcessName; className?: string }) {
  const { wire, machine, gauge, mark }: Drawing = processDrawings[name];
  return (
    <svg
      className={classNames(styles.icon, className)}
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.wire} d={wire} strokeWidth={gauge} />
      <path d={machine} />
      {mark ? <path className={styles.print} d={mark} /> : null}
    </svg>
  );
}
