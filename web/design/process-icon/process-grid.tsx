import type { ProcessName } from './process-drawings.ts';
import styles from './process-grid.module.css';
import { ProcessIcon } from './process-icon.tsx';

type Process = { name: ProcessName; title: string; range?: string; href: string };

/** The process finder: each cell links to the machines for one process. */
export function ProcessGrid({ label, processes }: { label: string; processes: Process[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.grid}>
        {processes.map(({ name, title, range, href }) => (
          <li key={name} className={styles.cell}>
            <a className={styles.link} href={href}>
              <ProcessIcon name={name} />
              <span>
                <span className={styles.title}>{title}</span>
                {range ? <span className={styles.range}>{range}</span> : null}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
