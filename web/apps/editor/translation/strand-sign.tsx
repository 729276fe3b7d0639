import type { Stand } from './stand.ts';
import styles from './strand-sign.module.css';

/** A strand of wire, as in the company's logo: whole, half or hollow. The words stand beside it. */
export function StrandSign({ stand }: { stand: Stand }) {
  return <span className={styles.strand} data-stand={stand} aria-hidden="true" />;
}
