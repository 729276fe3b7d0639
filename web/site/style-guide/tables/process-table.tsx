import { type ProcessName, processDrawings } from '#web/design/process-icon/process-drawings.ts';
import { ProcessIcon } from '#web/design/process-icon/process-icon.tsx';
import styles from './process-table.module.css';

const names = Object.keys(processDrawings) as ProcessName[];

/** Every process icon with its name, in the sizes that pages use. */
export function ProcessTable() {
  return (
    <ul className={styles.processes}>
      {names.map((name) => (
        <li key={name} className={styles.process}>
          <span className={styles.sizes}>
            <ProcessIcon name={name} className={styles.large} />
            <ProcessIcon name={name} className={styles.middle} />
            <ProcessIcon name={name} className={styles.small} />
          </span>
          <span className={styles.name}>{name}</span>
        </li>
      ))}
    </ul>
  );
}
