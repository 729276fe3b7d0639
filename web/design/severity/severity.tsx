import type { ReactNode } from 'react';
import { classNames } from '#web/design/class-names.ts';
import styles from './severity.module.css';

export type SeverityLevel = 'stopped' | 'impaired' | 'minor' | 'none';

const filled: Readonly<Record<SeverityLevel, number>> = { stopped: 3, impaired: 2, minor: 1, none: 0 };

/**
 * The severity of a ticket: slanted strands, up to three of them filled, always with the word beside them.
 */
export function Severity({ level, children }: { level: SeverityLevel; children: ReactNode }) {
  return (
    <span className={classNames(styles.severity, styles[level])}>
      <svg className={styles.strands} viewBox="0 0 20 14" aria-hidden="true" focusable="false">
        {[0, 1, 2].map((place) => (
          <path
            key={place}
            className={place < filled[level] ? styles.full : styles.empty}
            d={`M${place * 6 + 3.5} 1h3l-3 12h-3z`}
          />
        ))}
      </svg>
      {children}
    </span>
  );
}
