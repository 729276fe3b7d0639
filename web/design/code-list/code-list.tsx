import type { Ref } from 'react';
import styles from './code-list.module.css';

/** Codes that are shown only once, to be copied or printed; the print contains nothing but the codes. */
export function CodeList({ codes, ref }: { codes: readonly string[]; ref?: Ref<HTMLUListElement> }) {
  return (
    <ul ref={ref} className={styles.codes}>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
  );
}
