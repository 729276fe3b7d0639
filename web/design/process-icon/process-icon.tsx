import { classNames } from '#web/design/class-names.ts';
import type { Drawing } from './drawing.ts';
import { type ProcessName, processDrawings } from './process-drawings.ts';
import styles from './process-icon.module.css';

/** One process step, always on the same cable: the cable is in the accent colour, the machine in ink. */
export function ProcessIcon({ name, className }: { name: ProcessName; className?: string }) {
  const { solid, wires, second, over, lines, tool }: Drawing = processDrawings[name];
  return (
    <svg
      className={classNames(styles.icon, className)}
      viewBox="0 0 48 48"
      aria-hidden="true"
      focusable="false"
    >
      {solid ? <path className={styles.solid} d={solid} /> : null}
      {wires ? <path className={styles.wire} d={wires} /> : null}
      {second ? <path className={styles.second} d={second} /> : null}
      {over ? <path className={styles.wire} d={over} /> : null}
      {lines ? <path className={styles.lines} d={lines} /> : null}
      {tool ? <path d={tool} /> : null}
    </svg>
  );
}
