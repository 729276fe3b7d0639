import type { Stand } from './stand.ts';
import styles from './strand-sign.module.css';

/** A strand of wire: whole, half or hollow. The label is beside it. */
export function StrandSign({ stand }: { stand: Stand }) {
  return <span className={styles.strand} data-stand={stand} aria-hidden="true" />;
}
